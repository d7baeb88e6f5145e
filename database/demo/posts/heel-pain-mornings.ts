import type { DemoPost } from "./demo-post.ts";

export const heelPainMornings: DemoPost = {
  title: "Why your heel hurts on the first steps of the day",
  slug_url: "heel-pain-in-the-morning",
  brief_paragraph:
    "The walk to the bathroom is the worst part, then it eases. What may be going on under the heel, and what to try before breakfast.",
  cover: "services/shockwave-therapy",
  published_date: "2025-06-25",
  category: "Feet",
  metaTitle: "Heel pain on the first morning steps",
  metaDescription:
    "Why a heel can hurt with the first steps of the day, what to try at home, how long it may take, and what shockwave and insoles can and cannot do.",
  blogs_content: [
    {
      heading: "Why is it worse after sleep?",
      paragraph: `<p>A strong band of tissue, the plantar fascia, runs from the heel bone to the toes. It holds up your arch like the string of a bow. When it is irritated where it joins the heel, it tends to stiffen while you sleep with your toes pointed. Then you stand, and your whole weight stretches it at once. After twenty steps it has warmed up and complains less. It does the same after a movie or a long drive.</p>
<p>You may hear “heel spur”. Many people with a spur on an X-ray have no pain, and many with pain have no spur. It rarely changes what we suggest.</p>`,
    },
    {
      heading: "What brought it on?",
      paragraph: `<p>Often it is a change in load. A new job on concrete, a running plan that grew too fast, a summer in flat sandals, some added weight, or simply more hours on the feet than last month. Stiff calves are common too. There may be no single cause, and you need not find one to begin.</p>`,
    },
    {
      heading: "What can I try at home?",
      paragraph: `<ul>
<li><strong>Before you stand up:</strong> cross the sore foot over the other knee, pull the toes back toward the shin until the arch feels tight, hold for ten seconds. Ten times.</li>
<li><strong>Shoes by the bed.</strong> Do not walk barefoot on tile for now. A supportive sandal counts.</li>
<li><strong>Slow heel rises,</strong> every second day. Stand on the bottom stair, hold the rail, and put a rolled towel under your toes. Three seconds up, two at the top, three down. Begin on both feet, up to twelve times, three rounds. Move to one foot when that is easy.</li>
<li><strong>Trade some steps.</strong> Swap one walk for a bike or a pool. You do not need to stop moving.</li>
</ul>
<p>An ache of up to about four out of ten while you do it is acceptable if the next morning is no worse. If it is worse, do fewer.</p>`,
    },
    {
      heading: "How long will it take?",
      paragraph: `<p>Longer than you would like. It often settles within months and can take a year. In one small trial, heel rises with a towel did better than stretching at three months; by a year both groups were about the same. So choose the one that you will keep up.</p>`,
    },
    {
      heading: "What about insoles, shockwave and tape?",
      paragraph: `<p>Tape can ease the first days. Insoles help some people after two or three months, and in trials custom ones did about as well as ready-made ones on average, so ask us before you pay for <a href="/service/custom-made-orthotics-and-shoes">custom orthotics</a>.</p>
<p><a href="/service/shockwave-therapy">Shockwave therapy</a> sends short pressure pulses into the sore spot. It is used when pain has gone on for some months in spite of exercise. Trials lean in its favour, but results vary, it can be uncomfortable, and it does not suit everyone, for instance in pregnancy or with a bleeding disorder. A physiotherapist or a chiropractor assesses whether it is worth trying.</p>`,
    },
    {
      heading: "When should I see someone?",
      paragraph: `<p>Book a visit if six weeks of the above have changed nothing, or if you have begun to limp. See a doctor sooner if the heel hurts at night or at rest, if there is numbness or burning, or if both heels hurt along with a stiff back in the mornings. See one the same day if the heel is swollen, red or hot, or if you have diabetes and any sore on the foot; with a fever as well, go to an emergency department. Go there, too, after a fall from a height, or a snap with sudden pain.</p>`,
    },
  ],
};
