import { fainting, headOnBloodThinner, noWeightBearing } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const balanceAfter65: DemoPost = {
  title: "Better balance after 65: ten minutes a day",
  slug_url: "balance-after-65",
  brief_paragraph: "A kitchen counter, a sturdy chair and a clock: a short daily practice.",
  cover: "blog/balance-and-recovery",
  published_date: "2024-09-11",
  category: "Strength",
  metaTitle: "Balance after 65: ten minutes a day",
  metaDescription:
    "A ten-minute balance routine at the kitchen counter for people over 65, how to make it harder safely, and what else helps to prevent a fall.",
  reviewer: "joaquin-r",
  sources: [
    "Exercise for preventing falls in older people living in the community. Cochrane Database of Systematic Reviews, 2019. https://doi.org/10.1002/14651858.CD012424.pub2",
  ],
  blogs_content: [
    {
      heading: "Why it is worth the ten minutes",
      paragraph: `<p>Balance is a skill, and skills that are not used get rusty. From middle age on, leg strength and quick reactions fade a little each year. The good news is plain: exercise that trains balance and strength lowers the number of falls in older people. The evidence for this is strong. It does not make falls impossible, and it has to be kept up.</p>`,
    },
    {
      heading: "Before you start",
      paragraph: `<p>Stand in a corner of the kitchen, with the counter in front of you and a sturdy chair behind. Wear shoes with a thin, firm sole, and your usual glasses. Have the phone in your pocket. If you have fallen in the past year, feel faint when you stand up, or use a walker, ask your doctor or a physiotherapist before you try this alone.</p>`,
    },
    {
      heading: "The ten minutes",
      paragraph: `<p><strong>Keep the fingertips of at least one hand on the counter for all ten minutes, until you have practised for two weeks.</strong></p>
<ol><li><strong>Minute 1.</strong> March on the spot, with your fingertips on the counter.</li><li><strong>Minutes 2 and 3.</strong> Stand up from the chair and sit down again, slowly. Rest when you need to. Push with one hand if you must, and keep the other on the counter.</li><li><strong>Minute 4.</strong> Rise onto your toes, then rock back on your heels.</li><li><strong>Minutes 5 and 6.</strong> Stand with one foot right in front of the other, as on a rope. Half a minute each way, twice.</li><li><strong>Minute 7.</strong> Stand on one leg while you count to ten, fingertips on the counter. Then the other.</li><li><strong>Minute 8.</strong> Walk sideways along the counter and back.</li><li><strong>Minute 9.</strong> Turn your head left and right as you stand with your feet together.</li><li><strong>Minute 10.</strong> Stand tall and breathe slowly, with your fingertips on the counter.</li></ol>
<p>You should wobble a bit. An exercise in which you never wobble is not training your balance. One in which you have to grab the counter is too hard for now.</p>`,
    },
    {
      heading: "Making it harder, one thing at a time",
      paragraph: `<p>After two weeks or so, change one thing only: two fingers on the counter in place of four, then one, then none. Later, say the months backward as you stand, because real life seldom lets you think about your feet. Leave closed eyes and cushions for a visit when somebody is beside you.</p>
<p>Miss a day, and you have missed a day. Tie it to something fixed, such as the morning radio news, and it will come back.</p>`,
    },
    {
      heading: "Three checks that matter as much",
      paragraph: `<ul><li><strong>Eyes.</strong> Have them tested on schedule. Take care on stairs with new bifocals.</li><li><strong>Pills.</strong> Ask a pharmacist to go through all of them. Some sleep, mood and blood pressure medicines make people unsteady. Do not stop one on your own.</li><li><strong>Home.</strong> A lamp you can reach from bed. A rail by the tub. No loose mat at the top of the stairs. Wear shoes, or slippers with a back and a sole that grips.</li></ul>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Book a <a href="/service/physiotherapy">physiotherapy</a> visit if you have had a fall or a near miss, if you hold on to furniture, or if you have stopped going out because you feel unsure. If coming here is hard, ask about <a href="/service/home-care">home care</a>.</p>
<p>${fainting} Tell your doctor soon about numb feet or a slow change in your walking. Call 911 for sudden loss of balance with a severe headache, a drooping face, a weak arm or slurred speech. ${noWeightBearing} ${headOnBloodThinner}</p>`,
    },
  ],
};
