import { chestPain } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const newYearRunning: DemoPost = {
  title: "Starting to run again, without the January injury",
  slug_url: "starting-to-run-again",
  brief_paragraph: "Your lungs come back in weeks. Your shins need six: a slow start.",
  cover: "blog/running",
  published_date: "2024-12-18",
  category: "Strength",
  metaTitle: "Starting to run again in January",
  metaDescription:
    "A six-week run and walk plan for people coming back to running, two strength exercises for the stairs, and how to tell soreness from an injury.",
  blogs_content: [
    {
      heading: "Why it goes wrong in week three",
      paragraph: `<p>The first run feels dreadful, and the fourth feels fine. So you add a long one. By then your heart and lungs have begun to adapt, but tendons and bones are slower. They were last asked to do this in September, or in 2016. The shin that aches in late January is often the bill for the enthusiasm of the first weeks.</p>
<p>The answer is dull and it works for many people: start lower than you think you must, and add less than you think you can.</p>`,
    },
    {
      heading: "Six weeks of walk and run",
      paragraph: `<p>Three times a week, with a day between. Walk briskly for five minutes first. “Run” means a pace at which you could tell somebody about your day.</p>
<ol><li><strong>Week 1:</strong> run 1 minute, walk 2. Eight times.</li><li><strong>Week 2:</strong> run 2 minutes, walk 2. Six times.</li><li><strong>Week 3:</strong> run 3 minutes, walk 2. Five times.</li><li><strong>Week 4:</strong> the same as week 3. This one is on purpose.</li><li><strong>Week 5:</strong> run 5 minutes, walk 2. Four times.</li><li><strong>Week 6:</strong> run 8 minutes, walk 2. Three times.</li></ol>
<p>You may repeat any week. The well-known rule of adding 10 per cent a week has thin evidence behind it. What may matter more is to avoid one run that is far longer than any you have done in the past month.</p>`,
    },
    {
      heading: "Twice a week, on the stairs",
      paragraph: `<p>Strength work does not need a gym. Use the bottom stair and the railing.</p>
<ul><li><strong>Heel raises.</strong> On one leg, up for two counts and down for three. Begin with two sets of eight. Work toward twenty over the weeks.</li><li><strong>Step-downs.</strong> Stand on the stair, lower the other heel slowly to the floor, and come back up. Two sets of eight for each leg.</li></ul>
<p>Do them after a run or on a day off, not just before you go out.</p>`,
    },
    {
      heading: "January itself",
      paragraph: `<p>Dress for ten degrees warmer than it is. Begin into the wind, so that you come home with it behind you. On ice, shorten your stride or go up and down the stairs at home instead. Wear something bright and take one earbud out. In a deep freeze, a brisk walk in a mall is a training day like any other.</p>
<p>Shoes need to be comfortable, more than they need to be technical. If a pair feels good on a jog around the block, that counts for more than the shape of your arch.</p>`,
    },
    {
      heading: "Sore or hurt?",
      paragraph: `<p>Think of a traffic light. The numbers are how much it hurts, out of 10.</p>
<ul><li><strong>Green:</strong> 0 to 3, no limp, gone by the next morning. Carry on.</li><li><strong>Amber:</strong> 4 or 5, or still there the next day. Repeat the last easy week.</li><li><strong>Red:</strong> more than 5, a limp, or a pain that gets sharper as you run. Stop, and walk home.</li></ul>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Speak with your doctor before you start if you have a heart condition, diabetes or kidney disease, or if you get chest tightness on the stairs. ${chestPain} Call 911 as well if someone faints on a run.</p>
<p>Have it assessed soon if one spot on a bone is sore to press, aches at night or hurts when you hop: a stress fracture needs rest, and running through it can make it worse. For pain that has stayed amber for two weeks, a <a href="/service/physiotherapy">physiotherapy</a> visit can sort out what to keep doing. Bring your shoes and a list of your last ten runs.</p>`,
    },
  ],
};
