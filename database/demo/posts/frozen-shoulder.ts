import { chestPain, hotJoint } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const frozenShoulder: DemoPost = {
  title: "Frozen shoulder: what the slow months look like",
  slug_url: "frozen-shoulder-slow-months",
  brief_paragraph: "First it hurts, then it stiffens, then it loosens. What to do when.",
  cover: "gallery/treatment-room",
  published_date: "2025-03-19",
  category: "Recovery",
  metaTitle: "Frozen shoulder, month by month",
  metaDescription:
    "A frozen shoulder often takes one to three years. What each stage feels like, what may help in it, and when to see a doctor or a physiotherapist.",
  reviewer: "mirela-s",
  sources: [
    "Manual therapy and exercise for adhesive capsulitis (frozen shoulder). Cochrane Database of Systematic Reviews, 2014. https://doi.org/10.1002/14651858.CD011275",
  ],
  blogs_content: [
    {
      heading: "How it starts",
      paragraph: `<p>Usually with nothing much. You reach for a seat belt and it bites. A week later the bra hook or the back pocket is out of reach. By the end of the month you have learned not to roll onto that side.</p>
<p>In a frozen shoulder the bag of tissue around the joint becomes sore, then thick and tight. Nobody fully knows why. It is more common between 40 and 60, in people with diabetes or a thyroid condition, and after the arm has been kept still in a sling. One telling sign: the arm will not turn outward, <em>even when somebody else tries to turn it</em>.</p>`,
    },
    {
      heading: "The sore months",
      paragraph: `<p>For something like two to nine months, pain is in charge, and nights are the hard part. This is a time for calm, not for force.</p>
<ul><li><strong>At night:</strong> lie on your back or on the good side, with a pillow hugged under the sore arm so that it does not drop.</li><li><strong>By day:</strong> keep using the hand below shoulder height. Stir, type, fold towels.</li><li><strong>Twice a day:</strong> lean on the counter and let the arm swing like a slow pendulum for a minute.</li></ul>
<p>Hard stretching tends to backfire now. If the ache after an exercise is still there the next morning, do less. Your doctor may offer a cortisone injection. There is fair evidence that it eases pain for some weeks when it is given early. Ask about the risks, especially if you have diabetes, as it can raise blood sugar for some days.</p>`,
    },
    {
      heading: "The stiff months",
      paragraph: `<p>Then the pain steps back, and what is left is a shoulder that stops short, like a drawer with something stuck behind it. This may last four months or a year. Now stretching has a place.</p>
<ol><li>Lie down, hold a broomstick in both hands with your elbows at your sides, and use the good arm to push the sore hand outward.</li><li>Stand at a wall and walk your fingers up to the point where it pulls. Stay there for five slow breaths.</li><li>Behind your back, hold a towel in both hands, and let the good hand draw the other one up a little.</li></ol>
<p>A pull is fine. A sharp pain is not. A few minutes, two or three times a day, is easier to keep up than half an hour on Sunday.</p>`,
    },
    {
      heading: "The loosening months",
      paragraph: `<p>One day you put on a coat without planning it. Movement returns a few degrees at a time, over months. This is when strength work pays off: wall push-ups, a band tied to the door handle, a small bag of rice lifted to the lower shelf. Many people get back most of what they had. Some keep a little stiffness, often one they can live with.</p>`,
    },
    {
      heading: "What treatment can add, and what it cannot",
      paragraph: `<p>Nothing we know of reliably makes the whole course short. <a href="/service/physiotherapy">Physiotherapy</a> can help you tell which stage you are in, pick exercises that suit it, and keep the neck and elbow from joining the strike. Hands-on treatment and exercise can improve movement, though studies differ on how much. For heat, <a href="/service/acupuncture">acupuncture</a> or laser the evidence is thinner. If they ease your nights, that may be reason enough to try, with a date to review.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Have it assessed if a shoulder has been losing movement for more than two or three weeks. Other problems look alike, and an X-ray is sometimes needed to rule them out.</p>
<p>${hotJoint} With a fever, a very sore shoulder needs an emergency department the same day, even if it does not look red. See a doctor the same day for an arm you cannot lift after a fall. A heart attack can be felt in the shoulder or arm, sometimes with sweating. ${chestPain}</p>`,
    },
  ],
};
