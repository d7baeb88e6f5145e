import { chestPain, clot } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const afterKneeReplacement: DemoPost = {
  title: "The first six weeks after a knee replacement",
  slug_url: "after-knee-replacement",
  brief_paragraph: "Swelling, stairs and sleep: what the weeks bring, and when to call.",
  cover: "gallery/rehab-gym",
  published_date: "2025-04-30",
  category: "Recovery",
  metaTitle: "Six weeks after a knee replacement",
  metaDescription:
    "Week by week after a knee replacement: swelling, straightening, stairs, sleep and driving, with the warning signs that need a call the same day.",
  blogs_content: [
    {
      heading: "Your surgeon’s sheet comes first",
      paragraph: `<p>Operations differ, and so do knees. If anything here disagrees with what your hospital gave you, follow the hospital. Tape its phone number to the fridge, next to the list of your medicines.</p>
<p>Before the operation, if you still can: move the rugs, find a firm chair with arms, freeze some meals, and put a mug, the tea and whatever boils the water on one stretch of counter. You cannot carry a hot cup with a walker.</p>`,
    },
    {
      heading: "Week one and two: calm it, straighten it, walk",
      paragraph: `<p>The leg is swollen, warm and bruised, sometimes down to the ankle. That is common. Three jobs matter now.</p>
<ul>
<li><strong>Swelling.</strong> Lie down several times a day with the whole leg raised and a cold pack in a cloth, up to fifteen minutes.</li>
<li><strong>Straight.</strong> Rest the heel on a rolled towel so that the knee hangs free. Do not sleep with a pillow under the knee. It feels kind, and it teaches the knee to stay bent.</li>
<li><strong>Short walks.</strong> Every hour or so while you are awake, to the window and back, with your walker or crutches.</li>
</ul>
<p>Take pain medicine as prescribed, and time it so that it works while you exercise. On stairs, the good leg goes up first, the operated leg down first, hand on the rail.</p>`,
    },
    {
      heading: "Week three and four: bend it a little more",
      paragraph: `<p>The staples or stitches are usually out by now. Sit on a chair and slide your foot back until it is tight, hold for ten seconds, let go. Ten times, three times a day. Stand up from a chair with a high seat, and rise on your toes at the counter. Many people change from two canes to one, held in the hand <em>opposite</em> the new knee.</p>
<p>Nights are often poor in this stretch. You may be tearful, or wonder why you did it. Friends will tell you about someone who danced at week three. Look at your own notes from last week instead.</p>`,
    },
    {
      heading: "Week five and six: back to ordinary things",
      paragraph: `<p>Longer walks, an exercise bike with the seat high, stairs foot over foot when strength allows. Some numb skin beside the scar is common and can stay. So is swelling in the evening, for months.</p>
<p>Driving depends on which knee, which car and which medicines. Many surgeons talk about it at around six weeks. Ask yours, and your insurer. Do not drive while you take opioids.</p>
<p>At six weeks you are not finished. Most people go on gaining strength for many months, and a good result may still mean a knee that clicks and dislikes kneeling.</p>`,
    },
    {
      heading: "Who helps, and what needs a call today",
      paragraph: `<p>Ask before you go home which physiotherapy your hospital has arranged, and when it starts. If you need more, or cannot travel, our <a href="/service/physiotherapy">physiotherapists</a> see people here, and one of them can assess whether a visit through <a href="/service/home-care">home care</a> makes sense. See someone if the knee is still far from straight, or bends less than it did the week before.</p>
<ul>
<li><strong>Call your surgeon’s office the same day</strong> about a wound that leaks, smells or opens, redness that spreads, fever or chills, or pain that grows day by day.</li>
<li><strong>Watch for a clot.</strong> ${clot} After surgery, new pain low in the leg, or swelling that does not go down overnight, needs the emergency department the same day.</li>
<li><strong>Do not wait.</strong> ${chestPain} Call 911 as well if you cough up blood or faint.</li>
</ul>`,
    },
  ],
};
