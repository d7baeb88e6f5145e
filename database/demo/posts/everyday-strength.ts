import { chestPain } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";
import { showMove } from "./show-move.ts";

export const everydayStrength: DemoPost = {
  title: "Strength for stairs, bags and grandchildren",
  slug_url: "everyday-strength",
  brief_paragraph: "Five moves with things you own, twice a week, in twenty minutes.",
  cover: "blog/strength-for-everyday",
  published_date: "2025-09-17",
  category: "Strength",
  metaTitle: "Five strength moves for everyday life",
  metaDescription:
    "A chair, a stair, a wall and two shopping bags: five strength moves for daily tasks, how hard they should feel and who should ask before starting.",
  blogs_content: [
    {
      heading: "What do you want to be able to carry?",
      paragraph: `<p>Nobody needs to lift a barbell to get the groceries up to the third floor. But the muscles that do it fade when they are not used, a little each year from middle age on. They also answer to training at any age. In studies, people in their eighties have become stronger.</p>
<p>Canada’s movement guidelines suggest strengthening work at least twice a week. Two short sessions that you do are worth more than four that you plan.</p>`,
    },
    {
      heading: "The five moves",
      paragraph: `<h3>For chairs and toilets: sit to stand</h3>
<ol>
<li>Sit on a firm chair against a wall.${showMove("sit", "A woman sits upright on a chair that stands against a wall, both feet flat on the floor.")}</li>
<li>Stand up. Use your hands as much as you need.${showMove("stand", "She stands upright in front of the chair, her arms at her sides.")}</li>
<li>Sit down to a slow count of three.${showMove("rise", "Halfway down to the chair, she leans forward with bent knees and holds her arms out in front.")}</li>
</ol>
<h3>For stairs: step up</h3>
<p>Bottom stair, hand on the rail. Up with one foot, bring the other beside it, come back down. Finish one side, then change.</p>
<h3>For doors and strollers: wall push-up</h3>
<p>Hands on the wall at chest height, feet a step back. Bend the elbows, push away. When that is easy, use the kitchen counter.</p>
<h3>For lifting a grandchild: the hinge</h3>
<ol>
<li>Stand with a bag of potatoes between your feet. Push your hips back as if to close a drawer with them, and bend the knees.${showMove("hinge-down", "With her hips back, a straight back and bent knees, a woman takes hold of a bag between her feet.")}</li>
<li>Hold the bag close and stand up.${showMove("hinge-up", "She stands upright and holds the bag close to her belly with both hands.")}</li>
</ol>
<h3>For groceries: the carry</h3>
<p>A shopping bag in each hand, the same weight. Walk the hallway for half a minute, tall, without leaning.</p>`,
    },
    {
      heading: "How many, and how hard",
      paragraph: `<p>Do each move eight to twelve times, or the carry for half a minute. Rest, then do a second round. It should feel like work: at the end you could do two or three more, but you would not want to do ten. You should be able to speak in short sentences the whole time. Do not hold your breath.</p>
<p>When twelve feels easy on two days in a row, add a little. A lower chair, a heavier bag, a slower way down. Sore muscles the next day are normal. A joint that is swollen, or still worse two days later, is telling you to do less.</p>`,
    },
    {
      heading: "A note for the fridge door",
      paragraph: `<ul>
<li><strong>Monday and Thursday,</strong> after breakfast. Any two days will do if there is at least one between them.</li>
<li><strong>Shoes on,</strong> rug out of the way, phone within reach.</li>
<li><strong>Write down the numbers.</strong> “Chair 8, stair 8, wall 10, bag 6.” In six weeks you will want to see where you began.</li>
<li><strong>Missed one?</strong> Carry on with the next. You do not owe it.</li>
</ul>`,
    },
    {
      heading: "Who should ask first, and when to stop",
      paragraph: `<p>Ask your doctor or a <a href="/service/physiotherapy">physiotherapist</a> before you start if you have a heart condition, chest pain with effort, blood pressure that is not under control, osteoporosis with a past fracture, recent surgery, or if you have fallen in the last year. Many people in these groups can train. The moves need to be chosen for them. If you leak when you lift, a physiotherapist who sees people about the <a href="/service/pelvic-floor-physiotherapy">pelvic floor</a> can help you plan.</p>
<p>Stop if you feel dizzy or faint, or if a pain is sharp or new. ${chestPain} If the same joint complains for more than two or three weeks, book a visit and bring your numbers.</p>`,
    },
  ],
};
