import { feverWithStiffNeck } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const headacheNeck: DemoPost = {
  title: "When a headache starts in the neck",
  slug_url: "headache-from-the-neck",
  brief_paragraph:
    "Clues that your neck is involved, two gentle movements to try, and the headaches that should not wait.",
  cover: "services/chiropractic-treatment",
  published_date: "2024-09-25",
  category: "Posture",
  metaTitle: "When a headache starts in the neck",
  metaDescription:
    "How a neck headache differs from a migraine, two gentle movements to try, what hands-on care can and cannot do, and warning signs to act on now.",
  reviewer: "rohan-d",
  sources: [
    "Exercises for mechanical neck disorders. Cochrane Database of Systematic Reviews, 2015. https://doi.org/10.1002/14651858.CD004250.pub5",
  ],
  blogs_content: [
    {
      heading: "First, the ones that cannot wait",
      paragraph: `<p>Call 911 for a headache that</p>
<ul><li>comes on like a clap of thunder, at its worst within a minute</li><li>comes with weakness, a drooping face, trouble speaking, double vision or a seizure</li><li>comes with confusion</li><li>follows a hit to the head and is severe or getting worse</li><li>comes with a new, unusual neck pain and dizziness, unsteady walking or trouble swallowing</li></ul>
<p>${feverWithStiffNeck} See a doctor the same day about a new headache in pregnancy or soon after a birth, or one after 50 with a sore scalp, a sore jaw or changed vision. See one soon about any other new kind of headache after 50 or with cancer, and about one that wakes you or grows from week to week.</p>`,
    },
    {
      heading: "How the neck gets into your head",
      paragraph: `<p>The nerves of the upper neck and those of the face and forehead meet at the same junction in the brain stem. When a joint or muscle at the top of the neck is irritated, the brain can misread the address. So you feel it behind the eye, though the trouble lies below your hairline.</p>`,
    },
    {
      heading: "Clues that point to the neck",
      paragraph: `<ul><li>It begins at the base of the skull and creeps forward.</li><li>It stays on one side and does not switch.</li><li>Turning your head to back out of a driveway brings it on, and that turn is stiff.</li><li>It is worse after an afternoon bent over a laptop, or a night on the wrong pillow.</li></ul>
<p>Throbbing, with nausea and a wish for a dark room, sounds more like a migraine. A band of pressure on both sides sounds like tension-type headache. To confuse matters, a migraine often makes the neck sore as well, and one person can have more than one kind. A diary helps: the date, where it was, what you had been doing, what you took.</p>
<p>Count the pills too. Taking pain relievers on more than ten to fifteen days a month, depending on the kind, can itself keep headaches going. A pharmacist can tell you where you stand.</p>`,
    },
    {
      heading: "Two movements to try",
      paragraph: `<p>Sit on a kitchen chair with your back supported. Do these three times a day for two weeks. Stop if you feel dizzy, or if the headache climbs.</p>
<ol><li><strong>The small nod.</strong> Slide your chin back a little, as if to make room for a scarf. Nod a tiny yes, and hold for five seconds. Ten times. It should feel like almost nothing.</li><li><strong>The slow look.</strong> Turn your head to one side as far as is comfortable, breathe out, and come back. Five times each way.</li></ol>
<p>And change the afternoon: raise the screen, take phone calls on your feet, and look out of the window every half hour. Use the pillow that lets your nose line up with your breastbone.</p>`,
    },
    {
      heading: "What treatment can do",
      paragraph: `<p>For headaches from the neck, exercise for the deep neck muscles and hands-on treatment have each helped people in studies, with fewer or milder headaches over months. The studies are not many. Both <a href="/service/physiotherapy">physiotherapy</a> and <a href="/service/chiropractic-treatment">chiropractic treatment</a> use them.</p>
<p>Quick thrusts to the neck are one option among several. Soreness afterwards is common. An injury to a neck artery, which can lead to a stroke, has been reported. It is rare, and how far the treatment causes it is debated. You should be told this before you agree. You can say no to it and still be treated with slower techniques and exercise.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>If headaches come every week, if you reach for pills more than twice a week, or if your neck has been stiff for a month, have it looked at. Begin with your doctor if you have never had your headaches named. Bring the diary to whichever visit comes first.</p>`,
    },
  ],
};
