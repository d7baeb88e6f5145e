import { caudaEquina, clot, heartOrStroke } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const massageOrPhysio: DemoPost = {
  title: "Massage or physiotherapy: which one first?",
  slug_url: "massage-or-physiotherapy",
  brief_paragraph: "They do different jobs. Three questions that help you choose.",
  cover: "gallery/acupuncture-massage-room",
  published_date: "2025-07-09",
  category: "Visits",
  metaTitle: "Massage or physiotherapy first?",
  metaDescription:
    "Massage therapy and physiotherapy do different jobs. Three questions to help you choose, three examples, and when neither should be your first stop.",
  blogs_content: [
    {
      heading: "Two jobs, some overlap",
      paragraph: `<p>It is a fair thing to ask, as the two look alike from the outside. Both professions have a college in Ontario, both examine you before they treat you, and both may use their hands. The difference lies in where most of the hour goes.</p>
<p>A <a href="/service/registered-massage-therapy">registered massage therapist</a> works mainly on muscles and other soft tissue. You lie down, covered by a sheet, and undress only as far as you like. A <a href="/service/physiotherapy">physiotherapist</a> spends more of the time finding out why something hurts or does not move, and then on exercise, advice and some hands-on work. You are up and moving for a good part of it.</p>`,
    },
    {
      heading: "Three questions",
      paragraph: `<ol>
<li><strong>Do you know what it is?</strong> If it is the familiar tight band after a week of deadlines, massage is a fair place to start. If it is new, odd or follows an injury, have it examined first.</li>
<li><strong>Is there something you cannot do?</strong> Reach the top shelf, climb the stairs, sit through dinner. For getting a task back, physiotherapy is usually the first stop, as it builds toward that task.</li>
<li><strong>What do you want from the hour itself?</strong> To lie still and have tension eased is a good enough reason to choose massage. To leave with a plan for the next month points to physiotherapy.</li>
</ol>`,
    },
    {
      heading: "Three people, three answers",
      paragraph: `<p>These are made-up examples.</p>
<ul>
<li><strong>A baker with sore forearms</strong> at the end of December. Nothing is numb, and it settles on days off. Massage could come first. If it is back by the middle of January, a physiotherapist can look at grip, load and the height of the bench.</li>
<li><strong>A bus driver whose shoulder</strong> no longer lifts to the coat hook. Physiotherapy first, to find out why.</li>
<li><strong>A new father with a stiff neck</strong> from nights in an armchair. Either. He picked Saturday, because that is when his sister can watch the baby. That is how most such choices are made.</li>
</ul>`,
    },
    {
      heading: "What the research can tell you",
      paragraph: `<p>For ordinary back and neck pain, massage can bring relief, mostly in the short term, and the studies are of mixed quality. Exercise has more support for how you do over months, though the average effect is modest and people differ. Neither one puts a bone “back in place” or flushes out toxins. If someone tells you that you need a long series before they have examined you, ask why.</p>
<p>The two can go together. With your permission our therapists share notes, so that Monday’s massage does not work against Wednesday’s exercises. You do not need both, and you can stop either one.</p>`,
    },
    {
      heading: "Insurance, in two lines",
      paragraph: `<p>Health plans often have a separate amount for each profession, and some ask for a doctor’s referral for one and not the other. Call yours before you book, and ask about both.</p>`,
    },
    {
      heading: "When neither comes first",
      paragraph: `<p>See a doctor before massage or exercise if you have a fever, unexplained weight loss, or a history of cancer with new bone pain. ${clot} Do not have that leg massaged. Go to an emergency department after a hard fall. ${caudaEquina} ${heartOrStroke}</p>
<p>Still unsure? Call us, say in a sentence what you cannot do, and we will say who we would ask first. If that is your own doctor, we will say that too.</p>`,
    },
  ],
};
