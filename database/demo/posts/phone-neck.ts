import {
  armWeakness,
  caudaEquina,
  clumsyHands,
  feverWithStiffNeck,
  heartOrStroke,
} from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const phoneNeck: DemoPost = {
  title: "Is it the phone? A fair look at neck pain",
  slug_url: "phone-and-neck-pain",
  brief_paragraph: "What the studies of “text neck” found, and what to test yourself.",
  cover: "blog/phone-neck",
  published_date: "2025-05-14",
  category: "Posture",
  metaTitle: "Is your phone causing your neck pain?",
  metaDescription:
    "A fair look at “text neck”: what studies on phones and neck pain have found, what they leave open, a two-week test and when to see someone.",
  blogs_content: [
    {
      heading: "The charge",
      paragraph: `<p>You have seen the picture: a head bent over a phone, with an arrow and a number of pounds beside it. It looks like proof. A head that tips forward does ask more of the neck. That is simple physics, and nobody disputes it.</p>
<p>But load is not the same as harm. Knitters, readers and people who peel potatoes have looked down for hours since long before phones. Muscles and joints are made to carry load. The fair question is whether people who bend more over their phones hurt more.</p>`,
    },
    {
      heading: "The evidence so far",
      paragraph: `<p>Researchers have measured it. In one study of young adults and another of adults of many ages, the way people held their necks while texting was not linked to neck pain. Some other studies, which asked people how many hours they use a phone, did find that heavier users report more pain.</p>
<p>How can both be true? Many hours on a phone often come with sitting still, late nights and stress, and each of those goes along with neck pain too. And when your neck hurts, you may spend the evening on the sofa with your phone. A survey taken on one day cannot tell which came first.</p>`,
    },
    {
      heading: "What we would say in the room",
      paragraph: `<ul>
<li><strong>We know:</strong> staying in <em>any</em> position for long can make a neck ache.</li>
<li><strong>We think:</strong> long hours matter more than the exact angle.</li>
<li><strong>We do not know:</strong> what decades of it do. Phones have not been here long enough.</li>
<li><strong>We doubt:</strong> that a phone bends your spine out of shape for good.</li>
</ul>
<p>So there is no reason to be afraid of looking down. If your own neck complains after an hour of scrolling, that is a good reason to change the hour.</p>`,
    },
    {
      heading: "Run your own test",
      paragraph: `<p>Two weeks, one line a day in a notebook.</p>
<ol>
<li><strong>Week one: change nothing.</strong> Each evening note your neck from 0 to 10, your hours of screen time (the phone will tell you), how you slept and whether you moved.</li>
<li><strong>Week two: change one thing.</strong> Put a cushion on your lap and rest your forearms on it. Or answer long messages by voice. Or look out of the window at every second subway stop.</li>
</ol>
<p>Then compare. If the neck follows the sleep column more than the phone column, you have learned something that a gadget would not have told you.</p>
<p>Whatever you find, these are worth adding: a brisk walk on most days, and some strength work for neck and shoulders twice a week, such as wall push-ups or rowing with a stretchy band. Exercise helps some people with long-lasting neck pain. The effect is modest, and no one kind stands out.</p>`,
    },
    {
      heading: "When the phone is not the point",
      paragraph: `<p>An ordinary sore neck usually eases within days to weeks. If yours has not after three or four weeks, or it keeps coming back, a <a href="/service/physiotherapy">physiotherapist</a> or our <a href="/service/chiropractic-treatment">chiropractor</a> can examine it. Bring the notebook.</p>
<p>See a doctor soon if pain or numbness runs down an arm, or if you lose weight without a reason, and the same day if you have a fever with it. ${armWeakness} ${feverWithStiffNeck} ${clumsyHands} ${caudaEquina} Call 911 for neck pain after a crash or a hard fall, or with a sudden severe headache. ${heartOrStroke}</p>`,
    },
  ],
};
