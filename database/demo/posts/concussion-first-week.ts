import { headInjury, headOnBloodThinner } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const concussionFirstWeek: DemoPost = {
  title: "The first week after a concussion",
  slug_url: "first-week-after-concussion",
  brief_paragraph: "Rest a little, then move a little, and know the signs of danger.",
  cover: "services/concussion-rehabilitation",
  published_date: "2025-07-23",
  category: "Recovery",
  metaTitle: "The first week after a concussion",
  metaDescription:
    "Day by day through the first week after a concussion: warning signs, how much to rest, when to walk, screens, driving, work and who to see.",
  reviewer: "joaquin-r",
  sources: [
    "Consensus statement on concussion in sport, Amsterdam 2022. British Journal of Sports Medicine, 2023. https://bjsm.bmj.com/content/57/11/695",
    "Rowan’s Law: concussion safety. Government of Ontario. https://www.ontario.ca/page/rowans-law-concussion-safety",
  ],
  blogs_content: [
    {
      heading: "Before anything else: the warning signs",
      paragraph: `<p>${headInjury} The same goes for a jolt to the body that shakes the head, in the first hours or later in the week.</p>
<p>${headOnBloodThinner} Anyone over 65, and any small child, should be checked the same day.</p>`,
    },
    {
      heading: "Day one and day two",
      paragraph: `<p>Stop the game, the ladder, the bike ride. See a doctor or nurse practitioner: in Ontario they are the ones who confirm a concussion. You do not need to have been knocked out to have one, and a scan often shows nothing.</p>
<p>Have someone with you for the first day. Sleep when you are tired. If you have been checked and none of the signs above are there, you do not need to be woken through the night unless you were told so.</p>
<p>Rest does not mean a dark room. Make tea, fold towels, talk with one friend, walk to the corner. Keep screens short for these two days. Leave out alcohol, driving and anything where you might hit your head. Ask a pharmacist before you take painkillers.</p>`,
    },
    {
      heading: "Day three to day five",
      paragraph: `<p>Now add a little. In studies, people who began light activity after a day or two of easy rest did at least as well as people who rested strictly, and some recovered sooner.</p>
<p>Walk for ten or fifteen minutes, outdoors if the light allows. Read a page, answer two emails. Symptoms may rise a bit. A useful rule: think of your symptoms as a number from 0 to 10. If it goes up by more than two points, or stays up for over an hour, do less and try again later.</p>
<blockquote>Mild and brief is all right. Strong or lasting means too much.</blockquote>`,
    },
    {
      heading: "Day six and day seven",
      paragraph: `<p>Many people can try part of a normal day. Half a morning of work, a class without a test, groceries at a quiet hour. Sunglasses and a hat help outdoors; indoors try to do without them, since eyes can get used to the dark.</p>
<p>Ask for small changes in writing: shorter days, breaks, paper in place of slides. Drive only once your head is clear, turning your neck is easy, and your doctor has no objection. Stay out of contact sport until a doctor or nurse practitioner clears you. School and work come before sport.</p>`,
    },
    {
      heading: "How long does it take?",
      paragraph: `<p>Many adults feel much better within two weeks or so, and many children and teenagers within four. Some take longer, especially after earlier concussions, or with migraine, anxiety or poor sleep. Slow is not the same as damaged, and it does not mean that you did something wrong.</p>`,
    },
    {
      heading: "When to see us",
      paragraph: `<p>You can come for <a href="/service/concussion-rehabilitation">concussion rehabilitation</a> from the third day on, once a doctor or nurse practitioner has seen you. Do come if dizziness, neck pain, headache or trouble with busy places is still there after ten days. One of our physiotherapists checks the neck, eye movements, balance and how much exercise you can take, and works alongside your doctor. Worry and low mood are common after a head injury; <a href="/service/psychology">psychology</a> by video may help with those. If symptoms get worse instead of better, go back to your doctor first.</p>`,
    },
  ],
};
