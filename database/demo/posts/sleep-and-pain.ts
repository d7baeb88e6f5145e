import { chestPain, suicidalThoughts } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const sleepAndPain: DemoPost = {
  title: "Sleeping when something hurts",
  slug_url: "sleep-and-pain",
  brief_paragraph:
    "Pillows, the three o’clock wake-up and the morning after: small things to try through one sore night, hour by hour.",
  cover: "blog/sleep",
  published_date: "2025-06-11",
  category: "Stress",
  metaTitle: "Sleeping when something hurts",
  metaDescription:
    "Where to put the pillows, what to do at three in the morning and how to start the next day, with plain advice on when night pain needs a doctor.",
  blogs_content: [
    {
      heading: "Nine in the evening",
      paragraph: `<p>Pain keeps you awake, and a short night makes pain louder the next day. Studies see it in both directions, and the second link looks the stronger one. That is good news of a kind. When you cannot change the pain tonight, you may still be able to change the night a little.</p>
<p>Start before bed. Do the gentle exercises you were given now, not at eleven. Take a warm shower. If you use pain medicine, ask your pharmacist which time would carry you through the night, and whether it mixes with anything else. Alcohol may bring sleep on, then break it up at two.</p>`,
    },
    {
      heading: "Lights out: where the pillows go",
      paragraph: `<p>There is no single correct position. These are starting points.</p>
<ul>
<li><strong>Low back, on your side:</strong> a pillow between the knees, thick enough that the upper knee does not drop.</li>
<li><strong>Low back, on your back:</strong> a pillow under the knees. Leave it out if you have just had a knee replaced.</li>
<li><strong>Shoulder:</strong> lie on the other side and hug a pillow, so that the sore arm rests on it. On your back, put a folded towel under the elbow.</li>
<li><strong>Neck:</strong> one pillow that fills the gap between ear and mattress. Two are often too many.</li>
<li><strong>Hip:</strong> lie on the other side, with a long pillow from knee to ankle.</li>
</ul>
<p>A mattress need not be hard. In one well-known trial of people with back pain, medium-firm did better than firm. Before you buy, try a week on another bed in the house.</p>`,
    },
    {
      heading: "Three in the morning",
      paragraph: `<p>You turned over, and it woke you. First change position, slowly: bend the knees, roll as one piece. Then let the bed take the weight of your jaw and shoulders, and breathe out for longer than you breathe in, three times.</p>
<p>Do not look at the clock. If you are still awake after what feels like twenty minutes, get up. Sit in a chair with a dim lamp and something dull, such as last year’s seed catalogue. Go back when your eyes droop. It is hard to do in February, and it teaches your body that bed is for sleep.</p>`,
    },
    {
      heading: "Seven, and you feel terrible",
      paragraph: `<p>Get up at your usual time anyway. Open the curtains. Walk to the end of the street, even stiffly. Keep a nap short and before three. A bad night does not mean you have harmed anything, so do an easier version of your day and not none of it.</p>
<p>For two weeks, write one line each morning: the hour you went to bed, how often you woke, one word for the pain. Patterns hide until they are on paper.</p>`,
    },
    {
      heading: "When to ask for help",
      paragraph: `<p>If you sleep badly on three or more nights a week for three months, ask your doctor about CBT-I, a talking treatment for insomnia that guidelines suggest before long-term sleeping pills. Ask us whether it is offered by video as part of <a href="/service/psychology">psychology</a>. A <a href="/service/physiotherapy">physiotherapist</a> can look at a joint that wakes you each time you turn. If you snore loudly and stop breathing, tell your doctor.</p>
<p>See a doctor soon about pain that is constant, worse at night and not eased by any position, or that comes with weight loss or night sweats, and the same day about pain with a fever. ${chestPain} ${suicidalThoughts}</p>`,
    },
  ],
};
