import type { DemoPost } from "./demo-post.ts";

export const chooseShoes: DemoPost = {
  title: "How to choose shoes your feet will thank you for",
  slug_url: "how-to-choose-shoes",
  brief_paragraph: "Bring your old pair, shop in the afternoon and check three things.",
  cover: "blog/choosing-footwear",
  published_date: "2025-11-12",
  category: "Feet",
  metaTitle: "How to choose shoes that fit",
  metaDescription:
    "Five minutes in the store: when to go, what to bring and three checks that tell you whether a shoe will suit your feet.",
  blogs_content: [
    {
      heading: "Turn your old pair over",
      paragraph: `<p>A good shoe does not need to be expensive, and it does not need a brand. It needs to match your foot, your day and the floor you stand on. Here is how to check in five minutes, in the store.</p>
<p>Bring the pair you are replacing. A heel worn down on one edge, a hole over the big toe or a lining rubbed through at the back tells you more than the label on a box. Then think about where you stand all day: a tiled kitchen, a warehouse, the bus.</p>`,
    },
    {
      heading: "Shop in the afternoon",
      paragraph: `<p>Feet swell a little through the day. Shoes that fit at ten in the morning may pinch by four. Go late, wear the socks you will wear, and have both feet measured: most of us have one that is longer. Fit that one.</p>
<p>Stand up to check the length. You want about a thumb’s width between your longest toe and the end of the shoe. The longest toe is not always the big one. For the width, pull out the insole and stand on it. If your foot spills over the edge, the shoe is too narrow.</p>`,
    },
    {
      heading: "Three checks before you pay",
      paragraph: `<ul>
<li><strong>Bend it.</strong> The shoe should fold at the ball of the foot, where your toes bend, and not in the middle.</li>
<li><strong>Twist it.</strong> Hold heel and toe and wring it like a towel. A little give is good. A dishcloth is not.</li>
<li><strong>Press the heel.</strong> The cup at the back should stay firm between finger and thumb.</li>
</ul>
<p>Then find a hard floor and walk for two minutes. Research on matching shoes to foot shapes is mixed, so how the shoe feels while you move counts for a lot.</p>
<blockquote>If you need to “break them in”, they do not fit.</blockquote>`,
    },
    {
      heading: "At home, before the tags come off",
      paragraph: `<p>Wear them indoors for an hour while you cook or fold laundry, so that you can still take them back. Two small fixes are worth trying:</p>
<ul>
<li><strong>Sore on the top of the foot?</strong> Leave out the pair of eyelets over the sore spot.</li>
<li><strong>Heel slipping?</strong> Use the last eyelet, the one people forget.</li>
</ul>
<p>If you have little feeling in your feet, run a hand inside each shoe before you put it on. A pebble or a folded insole is easy to miss. Look at your skin after the first hour.</p>`,
    },
    {
      heading: "When an orthotic may help",
      paragraph: `<p>If your heel or arch has hurt for more than six weeks, if one shoe wears out faster, or if you live with diabetes or arthritis, ask for a gait assessment. We watch you walk, look at your old shoes, and tell you whether an insole is likely to be worth it. Sometimes a different lace pattern is enough. Trials of insoles are mixed, and for some people a ready-made one does as well as a custom one. If we think that is you, you will hear it from us.</p>
<p>A physiotherapist or a chiropractor does these assessments. You can read more about <a href="/service/custom-made-orthotics-and-shoes">custom made orthotics and shoes</a>.</p>
<p>See a health professional soon about new swelling, numbness or a wound that does not heal. If you have diabetes, see a doctor or nurse practitioner the same day about a new blister, sore or change of colour. With a fever as well, go to an emergency department.</p>`,
    },
  ],
};
