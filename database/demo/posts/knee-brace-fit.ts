import { clot, coldLimbUnderPressure, hotJoint } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const kneeBraceFit: DemoPost = {
  title: "How to tell whether a knee brace fits",
  slug_url: "knee-brace-fit",
  brief_paragraph: "Five checks: the hinge, the straps, the stairs, the chair, the skin.",
  cover: "services/custom-made-braces",
  published_date: "2024-10-09",
  category: "Visits",
  metaTitle: "Does your knee brace fit?",
  metaDescription:
    "A brace that slides or pinches ends up in a drawer. Five checks for fit, what each kind of knee brace can do, and when to have yours adjusted.",
  blogs_content: [
    {
      heading: "First, what is it for?",
      paragraph: `<p>A brace that fits well can still be the wrong brace. There are, roughly, three kinds.</p>
<ul><li><strong>A sleeve</strong> of knitted fabric keeps the knee warm and gives a steadier feeling. It does not hold a joint in place.</li><li><strong>A hinged brace</strong> has bars at the sides. It limits how far the knee bends or sways, often after a ligament injury or an operation.</li><li><strong>An unloader brace</strong> pushes gently from one side to take load off a worn half of the knee. Some people with arthritis walk more easily in one. On average the effect is small to moderate, and quite a few stop wearing it because it is a nuisance.</li></ul>
<p>If you cannot say which of these you have and why, ask before you go on.</p>`,
    },
    {
      heading: "Five checks",
      paragraph: `<p>Wear the shorts or thin pants that you will use it with. Sit on the edge of a chair with your knee slightly bent, and do up the straps in the order that the leaflet gives.</p>
<ol><li><strong>The hinge.</strong> Its centre should lie level with the middle of your kneecap, or a finger’s width above. On a sleeve with a hole, the kneecap sits in the hole and does not bulge through it.</li><li><strong>The straps.</strong> Two fingers slide under each strap, flat. One means too tight. Four, and it will be at your ankle by noon.</li><li><strong>The walk.</strong> Walk for five minutes, with a few turns. Mark the lower edge with a pen on your skin first. If it has moved more than a thumb’s width, it does not fit or is not on properly.</li><li><strong>The stairs and the chair.</strong> Go up and down ten steps, then sit for a minute. Nothing should dig in behind the knee.</li><li><strong>The skin.</strong> Take it off and look. Pink marks that fade within half an hour are fine. Marks that stay, blisters, or a numb patch are not.</li></ol>`,
    },
    {
      heading: "Why a good brace goes bad",
      paragraph: `<p>Legs change. Swelling goes down, muscle comes back, and the brace that was right in March hangs loose in June. Straps stretch and hook tape fills with lint, so pick it clean with an old toothbrush. Wash the liner by hand, and let it dry in the air overnight. Look at the screws of a hinge once a month. Please do not bend the bars or drill the hinge yourself.</p>`,
    },
    {
      heading: "A brace is half of it",
      paragraph: `<p>If your knee feels better in the brace, use that: take the walk, climb the stairs, do your exercises. Strong thighs do more for most sore knees than fabric does. Ask how long you are meant to wear it, and for which tasks. “All day, forever” is seldom the answer, though after surgery you should follow the surgeon’s times to the letter.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>A registered physiotherapist can assess your knee and tell you whether <a href="/service/custom-made-braces">a custom made brace</a> is likely to be worth it. Bring the one you have, even if you dislike it, and a pair of shorts. Check with your health plan first: many ask for a prescription.</p>
<p>See a doctor the same day if your knee locks and will not straighten, or if it swelled within hours of a twist, and soon if it keeps giving way. ${coldLimbUnderPressure} ${clot} ${hotJoint}</p>`,
    },
  ],
};
