import { coldLimb, noWeightBearing } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const orthoticsOrNot: DemoPost = {
  title: "Orthotics: when they help and when they don’t",
  slug_url: "orthotics-or-not",
  brief_paragraph: "Flat feet alone are no reason to buy insoles. Heel pain might be.",
  cover: "services/custom-made-orthotics-and-shoes",
  published_date: "2025-02-19",
  category: "Feet",
  metaTitle: "Do you need orthotics?",
  metaDescription:
    "Which foot problems orthotics may help, which they rarely do, when a store-bought insole is enough, and how to tell within weeks whether yours are working.",
  blogs_content: [
    {
      heading: "What an orthotic is",
      paragraph: `<p>It is an insole with a job. It shifts some of the load from a sore part of the foot to a part that can take it, a bit like a folded coaster under the short leg of a café table. It does not rebuild your arch. When you step out of the shoe, your foot is the foot you had before.</p>
<p>That is not a fault. Load that has been moved for some weeks can give a cranky tendon or heel the time to settle. It just helps to know what you are paying for.</p>`,
    },
    {
      heading: "When they may help",
      paragraph: `<ul><li><strong>Pain under the heel</strong> that is worst with the first steps in the morning. Studies show some relief over a few months, usually modest.</li><li><strong>Pain under the ball of the foot,</strong> where a small pad placed just behind the sore spot can spread the pressure.</li><li><strong>A sore tendon along the inner ankle,</strong> together with strengthening.</li><li><strong>Arthritis in the foot or big toe,</strong> when a stiffer sole lets the joint bend less.</li><li><strong>Diabetes with less feeling in the feet.</strong> Insoles and shoes made to fit can take pressure off places where a wound could start. Here custom work matters more.</li></ul>`,
    },
    {
      heading: "When they usually don’t",
      paragraph: `<p><strong>Flat feet that do not hurt.</strong> Some people run marathons on them. The same goes for most young children, whose arches are still forming.</p>
<p><strong>Back pain.</strong> There is little to show that insoles prevent or ease it.</p>
<p><strong>Shoes that are too short.</strong> An insole takes up room, so a tight shoe gets tighter. Sort out the shoe first.</p>
<p><strong>A calf and foot that have lost their strength.</strong> An insole can make the walk to the bus easier. It will not do your heel raises for you.</p>`,
    },
    {
      heading: "Store-bought insole or custom made?",
      paragraph: `<p>For common heel pain, studies that compare the two often find little difference. A firm insole from a pharmacy, worn for a few weeks in a laced shoe, is a fair first step. Look for one that you cannot fold in half with two fingers.</p>
<p>Custom made earns its cost when your foot has an unusual shape, when one foot is very different from the other, when feeling is reduced, or when a store-bought insole helped somewhat and then stopped. Our page on <a href="/service/custom-made-orthotics-and-shoes">custom made orthotics and shoes</a> explains how they are made. A physiotherapist or a chiropractor can assess you first.</p>`,
    },
    {
      heading: "Give them a fair test",
      paragraph: `<ol><li>Before you start, write down one thing that hurts and how much, from 0 to 10. “First steps to the bathroom: 7” will do.</li><li>Wear them for one hour on the first day, and add an hour a day.</li><li>Mild aching in the arch or calf is common for a week or two. Blisters and sharp pain are not.</li><li>After six weeks, write the number again. If it has not moved, go back and tell them. They may need adjusting, or they may not be the answer.</li></ol>
<p>Check your health plan before you order. Many plans ask for a prescription, limit who may provide orthotics, or pay only once in a set number of years.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Have a foot looked at if it has hurt for more than six weeks, if one shoe wears out much faster than the other, or if you have begun to limp. Bring the old pair.</p>
<p>See a doctor or nurse practitioner the same day if you have diabetes and find a wound, a blister or a hot, red patch. With a fever as well, go to an emergency department. ${coldLimb} ${noWeightBearing}</p>`,
    },
  ],
};
