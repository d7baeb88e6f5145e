import { chestPain, suicidalThoughts } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const threeSlowBreaths: DemoPost = {
  title: "Three slow breaths: a break you can take anywhere",
  slug_url: "three-slow-breaths",
  brief_paragraph: "For the subway, the waiting room and the minute before sleep.",
  cover: "blog/breathing-and-calm",
  published_date: "2025-10-15",
  category: "Stress",
  metaTitle: "Three slow breaths for a tense day",
  metaDescription:
    "A half-minute breathing break for the subway, the waiting room and bedtime: how to do it, what it can and cannot do, and when to talk to someone.",
  blogs_content: [
    {
      heading: "Here is the whole thing",
      paragraph: `<ol>
<li>Let your shoulders drop. Unclench your teeth. Put one hand on your belly if nobody is looking, or if you do not mind that they are.</li>
<li>Breathe in through your nose while you count to four. Let the belly rise under your hand. It need not be a big breath.</li>
<li>Breathe out through your nose, or through loose lips as if you were cooling soup, while you count to six.</li>
<li>Wait until the next breath wants to come. Then do it twice more.</li>
</ol>
<p>That takes about half a minute. If four and six feel long, use three and four. The only rule is that the way out is longer than the way in.</p>`,
    },
    {
      heading: "Why the breath out is the long one",
      paragraph: `<p>Your heart beats a little faster as you breathe in and a little slower as you breathe out. A long, easy breath out leans on the slow side of that. Many people notice their jaw and shoulders let go at the same time.</p>
<p>What does research say? In trials, slow breathing lowered stress and anxious feelings by a small to moderate amount on average. Many of those trials were small, and in most of them people practised daily for weeks. Three breaths will not fix a hard job or a bad night. They are a pause, in which you can choose what to do next.</p>`,
    },
    {
      heading: "Good places for it",
      paragraph: `<p>A habit sticks more easily to something that already happens. Pick one of these and leave the others for later.</p>
<ul>
<li><strong>The subway.</strong> When the doors close, breathe in. Breathe out as the train pulls away. Three stops, three breaths.</li>
<li><strong>The waiting room.</strong> Once when you sit down, before you reach for your phone.</li>
<li><strong>A red light.</strong> Eyes open, hands on the wheel.</li>
<li><strong>Before a hard exercise.</strong> A slow breath before you bend a stiff knee can make it easier not to brace.</li>
<li><strong>The minute before sleep.</strong> Lie on your back, light off. If you lose count, you are doing it right.</li>
</ul>`,
    },
    {
      heading: "If it makes you feel worse",
      paragraph: `<p>Some people feel light-headed. That usually means the breaths are too big, so make them smaller. Stop if it does not pass.</p>
<p>Others find that watching the breath makes them more anxious, especially if they have had panic attacks. It is not a failure, and you need not push through. Look around and name five green things instead, or press both feet into the floor and notice the seams of your socks. If you live with asthma, COPD or a heart condition, keep to a pace that feels easy and ask your doctor or physiotherapist if you are unsure.</p>`,
    },
    {
      heading: "When a breath is not enough",
      paragraph: `<p>Talk to your family doctor or a mental health professional if worry or low mood has been with you on more days than not for two weeks, if you avoid things you used to do, or if you are drinking more, or taking more medicine or drugs, to get through the day. At our clinic a registered psychological associate sees people by video. You can read about <a href="/service/psychology">psychology</a> here.</p>
<p>${suicidalThoughts} ${chestPain} Those need more than a breathing exercise.</p>`,
    },
  ],
};
