import { chestPain } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const firstAcupuncture: DemoPost = {
  title: "What a first acupuncture visit feels like",
  slug_url: "first-acupuncture-visit",
  brief_paragraph: "The needles, the waiting, and what the studies do and do not show.",
  cover: "blog/first-visit",
  published_date: "2024-11-06",
  category: "Visits",
  metaTitle: "Your first acupuncture visit",
  metaDescription:
    "What to eat and wear, how the needles feel, what to tell the acupuncturist first, and what studies say about acupuncture for pain.",
  reviewer: "wen-l",
  sources: [
    "Acupuncture for the prevention of tension-type headache. Cochrane Database of Systematic Reviews, 2016. https://doi.org/10.1002/14651858.CD007587.pub2",
  ],
  blogs_content: [
    {
      heading: "Before you leave the house",
      paragraph: `<p>Eat something. Toast and an egg will do. People who come on an empty stomach are more likely to feel faint. Wear loose pants that roll up to the knee and a top with loose sleeves. Skip the strong perfume, and bring a list of your medicines.</p>
<p>If you are nervous about needles, mention it when you book. It is nothing unusual, and it changes how the visit is paced.</p>`,
    },
    {
      heading: "The talk",
      paragraph: `<p>A registered acupuncturist begins with questions: what brings you, since when, how you sleep and digest, what you have tried. Some of them may seem far from your sore knee. You can ask why.</p>
<p>Please mention each of these, even if nobody asks:</p>
<ul><li>you are or may be pregnant</li><li>you take a blood thinner or bleed easily</li><li>you have a pacemaker or another implanted device</li><li>you have had lymph nodes removed, or your immune system is weak</li><li>you have a metal allergy, or have fainted with needles before</li></ul>
<p>You hear what is proposed, where the needles would go and what might happen. Then you decide. You can stop at any time, even halfway through.</p>`,
    },
    {
      heading: "The needles",
      paragraph: `<p>They are sterile, used once, and about as thick as a stiff hair. You lie down. The skin is cleaned. There is a tap, sometimes a small prick, and then often a dull, heavy or warm feeling. Some people feel next to nothing. A sharp or burning pain is not part of it: say so, and the needle is moved or taken out.</p>
<p>Then comes the part that nobody tells you about, which is the waiting. You lie for perhaps twenty minutes with the light low, and have nothing to do. Your nose will itch. Some people doze off. You should have a way to call, so ask for it before you are left alone.</p>`,
    },
    {
      heading: "Afterwards",
      paragraph: `<p>The needles are counted as they come out. Sit up slowly, and have some water. You may feel calm, or a little light-headed, so wait before you drive. A small bruise or a sore spot for a day or two is common. Serious harm, such as an infection or an injured lung, is rare but has happened, which is one reason to see someone who is registered.</p>
<p>Notice how you do over the next two days, and write down one line about it. It makes the second visit more useful than any memory.</p>`,
    },
    {
      heading: "What the evidence says",
      paragraph: `<p>For long-lasting back, neck and knee pain, and for frequent headaches, acupuncture does somewhat better on average than usual care alone. Compared with sham needling, the difference is small, and researchers still argue about what it means. For many other complaints there is too little good research to say.</p>
<p>A fair way to try it is to choose one thing to measure, agree on a small number of visits, and stop if nothing has changed. Keep up the exercise that helps you, and do not stop a prescribed medicine without asking whoever prescribed it.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>If pain has lasted a few weeks and you do not know its cause, have it assessed first, by your doctor or in <a href="/service/physiotherapy">physiotherapy</a>. You can then add <a href="/service/acupuncture">acupuncture</a> if you would like to.</p>
<p>After a visit, call us if a spot grows red, hot or swollen, and see a doctor the same day if you have a fever with it. ${chestPain} After needling near the chest it can mean an injured lung, even some hours later.</p>`,
    },
  ],
};
