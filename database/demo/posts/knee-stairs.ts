import { clot, hotJoint, noWeightBearing } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";
import { showMove } from "./show-move.ts";

export const kneeStairs: DemoPost = {
  title: "Knees and stairs: going down is the hard part",
  slug_url: "knees-and-stairs",
  brief_paragraph: "Why down is harder than up, and how to train on the bottom stair.",
  cover: "blog/stairs",
  published_date: "2025-05-28",
  category: "Strength",
  metaTitle: "Knee pain going down the stairs",
  metaDescription:
    "Why knees often hurt more on the way down the stairs, how to go down with less strain today, and four steps to train for it on the bottom stair.",
  reviewer: "joaquin-r",
  sources: [
    "Exercise for osteoarthritis of the knee. Cochrane Database of Systematic Reviews, 2024. https://doi.org/10.1002/14651858.CD004376.pub4",
  ],
  blogs_content: [
    {
      heading: "Your thigh is the brake",
      paragraph: `<p>Going up, the muscle at the front of your thigh shortens and lifts you. Going down, it has to let you sink while it stays tight, like a hand that pays out rope. All your weight is on one bent knee until the other foot finds the next stair. The kneecap is pressed into its groove with several times your body weight.</p>
<p>A healthy knee is built for that. It becomes sore when the load is more than it is used to: after a winter on the sofa, a vacation full of hills, or with arthritis. Grinding noises alone are no sign of harm. Most knees talk.</p>`,
    },
    {
      heading: "Today: make the stairs easier",
      paragraph: `<ul>
<li><strong>Use the rail.</strong> Not only for balance: lean some weight into it.</li>
<li><strong>One stair at a time.</strong> Sore leg first on the way down, good leg first on the way up. “Up with the good, down with the bad.”</li>
<li><strong>Turn a little sideways</strong> if the stairs are narrow or steep.</li>
<li><strong>Put the whole foot on the stair.</strong> Half a foot makes the knee do more.</li>
<li><strong>Free your hands.</strong> A small backpack is better than a laundry basket that hides your feet.</li>
<li><strong>See the edge.</strong> A bright strip of tape and a light that works cost less than a fall.</li>
</ul>`,
    },
    {
      heading: "Over the next weeks: four rungs",
      paragraph: `<p>Work on one rung at a time, three days a week. Do two rounds of eight to ten. Move up when a rung feels easy for a full week.</p>
<ol>
<li><strong>The chair.</strong> Sit down to a slow count of four. Stand up with help from your hands if you like.${showMove("rise", "Halfway between sitting and standing, a woman leans forward with bent knees and holds her arms out in front.")}</li>
<li><strong>The wall.</strong> Lean your back on it, feet a step away, and slide down a hand’s width. Hold for ten seconds.${showMove("wall-slide", "She leans her back on a wall with her feet a step away and her knees slightly bent.")}</li>
<li><strong>The bottom stair, going up.</strong> Step up, pause, step back down slowly with the same leg doing the work.${showMove("step-up", "One foot is on the bottom stair, the other heel leaves the floor, and a hand is on the rail.")}</li>
<li><strong>The bottom stair, going down.</strong> Stand on it facing out, hold the rail, and lower the other heel to tap the floor. Kneecap over the second toe, hips level.${showMove("step-down", "Standing on the bottom stair with one knee bent, she taps the floor in front with the other heel, a hand on the rail.")}</li>
</ol>
<p>An old phone book makes a fine half stair, if the full height is too much.</p>`,
    },
    {
      heading: "How sore is too sore?",
      paragraph: `<p>Some discomfort is allowed. If the knee says three or four out of ten while you exercise, and is back to its usual self by the next day, carry on. If it swells, or is worse for more than a day, go back one rung.</p>
<p>For knee arthritis, exercise is among the treatments that guidelines suggest first. The average benefit in trials is small, and it may fade when people stop. Losing some weight, if you carry extra, takes load off every stair. Braces help some people and not others; a physiotherapist can say whether <a href="/service/custom-made-braces">a brace</a> is worth a try for yours.</p>`,
    },
    {
      heading: "When to have the knee examined",
      paragraph: `<p>Book with a <a href="/service/physiotherapy">physiotherapist</a> if four to six weeks on the rungs have not helped, if you avoid going out because of the stairs, or if the knee gives way. We will watch you on a real set of steps, as it tells us more than the table does.</p>
<p>See a doctor the same day if the knee locks and will not straighten, or if it swelled up within hours of a twist. ${noWeightBearing} ${hotJoint} Feeling ill with it counts as a fever. ${clot}</p>`,
    },
  ],
};
