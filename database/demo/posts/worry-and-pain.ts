import { clinic } from "#content/clinic.ts";
import { armWeakness, caudaEquina, chestPain, suicidalThoughts } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const worryAndPain: DemoPost = {
  title: "Why worry turns the volume up on pain",
  slug_url: "worry-and-pain",
  brief_paragraph:
    "It is not “all in your head”. But the same knee can hurt more on a bad day, and that is useful to know.",
  cover: "services/psychology",
  published_date: "2025-01-22",
  category: "Stress",
  metaTitle: "Why worry makes pain louder",
  metaDescription:
    "How sleep, stress and fear change the volume of pain, four small things to try this week, and when talking with someone by video may help.",
  blogs_content: [
    {
      heading: "Same knee, different day",
      paragraph: `<p>On Saturday you carried two bags home and your knee grumbled once. On Monday you slept four hours, your boss moved the deadline, and the same knee shouted on the first stair. Nothing had happened to the knee.</p>
<p>This is not weakness, and it is not imagined. Pain is always real. It is also always made with the help of the nervous system, which does more than pass on messages. It decides how loud to play them.</p>`,
    },
    {
      heading: "Who has a hand on the dial",
      paragraph: `<p>Think of a radio in a kitchen that several people share. The sore tissue is one of them. The others reach for the dial too.</p>
<ul><li><strong>Sleep.</strong> After a short night, most people feel pain sooner and more strongly.</li><li><strong>Threat.</strong> If you believe that each twinge means damage, your body listens harder for the next one.</li><li><strong>Attention.</strong> In the small hours there is nothing else on. That is why pain seems bigger then.</li><li><strong>Tension.</strong> Worry tightens the jaw and lifts the shoulders, and muscles that never rest get sore on their own.</li><li><strong>Giving things up.</strong> First the soccer, then the stairs, then the visits. The less you do, the less it takes to hurt.</li></ul>
<p>Some hands turn it down: good company, a walk, a joke, knowing what is wrong and what is not.</p>`,
    },
    {
      heading: "Four small things to try this week",
      paragraph: `<ol><li><strong>Name the thought.</strong> Write it down as it comes: “My back is crumbling.” Then ask what a kind and sensible friend would say. Often it is: “It hurts, and your scan was ordinary for your age.”</li><li><strong>Breathe out slowly.</strong> In for four, out for six, for two minutes. Do it before the stairs, not only after.</li><li><strong>Do a little of the feared thing.</strong> If you avoid bending, pick up a sock from a chair, five times a day. Next week, from a footstool.</li><li><strong>Give worry a time.</strong> Fifteen minutes at five o’clock, with pen and paper. When it turns up at midnight, tell it the office is closed.</li></ol>
<p>None of this will switch the pain off. The aim is a bit more room in the day.</p>`,
    },
    {
      heading: "What talking with someone can do",
      paragraph: `<p>Cognitive behavioural therapy and related approaches have been studied a good deal in long-lasting pain. On average they bring small improvements in pain, distress and daily life, and some people gain more than others. They tend to go well together with movement, so you need not choose between <a href="/service/psychology">psychology</a> and <a href="/service/physiotherapy">physiotherapy</a>.</p>
<p>At ${clinic.shortName}, a registered psychological associate sees people by video. You do not have to lie on a couch or start with your childhood. A first talk is more likely to begin with last week.</p>
<blockquote>Being sent to talk about worry does not mean that nobody believes your pain.</blockquote>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Ask for help if pain or worry has kept you from sleep, work or people you love for more than a few weeks, or if you are drinking more, or taking more medicine than planned, to get through the day.</p>
<p>${suicidalThoughts}</p>
<p>New pain should be checked before you try breathing exercises. ${chestPain} Call 911 as well for a sudden severe headache. See a doctor the same day about fever with back pain. ${armWeakness} ${caudaEquina}</p>`,
    },
  ],
};
