import { clot, coldLimb } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const ankleBalance: DemoPost = {
  title: "Finding your balance again after an ankle sprain",
  slug_url: "balance-after-ankle-sprain",
  brief_paragraph: "Swelling goes in days. Balance takes longer, and many people skip it.",
  cover: "blog/balance-and-recovery",
  published_date: "2025-10-01",
  category: "Recovery",
  metaTitle: "Balance after an ankle sprain",
  metaDescription:
    "How to tell whether an ankle needs an X-ray, what to do in the first week and five balance steps at the kitchen counter, each one a little harder.",
  blogs_content: [
    {
      heading: "First, is it only a sprain?",
      paragraph: `<p>A curb, a child’s toy, a patch of wet leaves: the foot rolls in and something on the outside gives. Before you do any exercise, check for a break. Have the ankle seen the same day, and expect to be asked about an X-ray, if</p>
<ul>
<li>you could not take four steps right after it happened, or cannot now,</li>
<li>it hurts when you press on the bone at the back edge or the tip of either ankle bump, or</li>
<li>it hurts when you press on the bone at the outer edge of the foot, halfway along, or on the inner side in front of the ankle.</li>
</ul>
<p>Go to an emergency department if the foot looks out of place. ${coldLimb}</p>`,
    },
    {
      heading: "The first week",
      paragraph: `<p>Put the foot up when you can, higher than the hip. An elastic bandage or a brace can make walking easier. Ice is fine for comfort, wrapped in a cloth, ten minutes at a time. Walk as soon as you can do it without a marked limp, with a cane or crutch if you need one.</p>
<p>Several times a day, trace the alphabet in the air with your big toe. Capital letters, slowly. Stop at M if that is enough.</p>`,
    },
    {
      heading: "Why balance lags behind",
      paragraph: `<p>Ligaments do more than hold bones together. They help to tell your brain where the foot is. After a sprain those messages can be less exact, and the muscles at the side of the shin may answer late. You notice it on gravel, in the dark, or when someone bumps you on the bus.</p>
<p>Many people who sprain an ankle do it again. In studies, balance training made another sprain less likely. Most of those studies were done with athletes, so we cannot be sure how far they apply to a 60-year-old who gardens. It costs nothing, though, and needs only a counter.</p>`,
    },
    {
      heading: "Five steps at the kitchen counter",
      paragraph: `<p>Begin once you can stand on both feet without much pain. Keep your hands above the counter the whole time. Try each step for up to thirty seconds, three times, on most days. Go on to the next one when you can do it steadily and the ankle is no sorer the following morning.</p>
<ol>
<li>Stand with one foot right in front of the other, heel to toe.</li>
<li>Stand on the injured leg, fingertips on the counter.</li>
<li>The same, hands off.</li>
<li>The same, while you turn your head left and right as if crossing a street.</li>
<li>The same, on a folded towel.</li>
</ol>
<p>Then make it ordinary: one leg while you brush your upper teeth, the other for the lower ones. If you were already unsteady before the sprain, stay with steps one and two and ask for help with the rest.</p>`,
    },
    {
      heading: "Back to sport, and when to see someone",
      paragraph: `<p>Before you run or play, compare both sides. Can you rise on the toes of that leg about as often as on the other? Hop in place? Come down the stairs without thinking? If not, it is early. In studies of athletes, a lace-up brace during sport made another sprain less likely. One of our physiotherapists can advise you about <a href="/service/custom-made-braces">braces</a>.</p>
<p>Book with a <a href="/service/physiotherapy">physiotherapist</a> if you still limp after a week, if the ankle is swollen or gives way after four to six weeks, or if this is the second or third sprain. ${clot}</p>`,
    },
  ],
};
