import { chestPain } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

const noProvider =
  "No naturopathic doctor sees patients here at the moment. Call, and we will tell you when one does.";

export const naturopathicMedicine: Service = {
  id: 7,
  url: "naturopathic-medicine",
  heading: "Naturopathic Medicine",
  menuName: "Naturopathic Medicine",
  menuGroup: "Hands, mind and calm",
  mentions: /naturopath/gi,
  cardText:
    "A long talk about food, sleep, stress and habits, and a plan alongside your doctor’s care.",
  picture: {
    name: "services/naturopathic-medicine",
    alt: "A white mortar and pestle beside brown and green bottles, in front of a sage arch",
    crop: "object-[63%_50%]",
  },
  metaTitle: `Naturopathic Medicine in ${clinic.address.city}`,
  metaDescription: `Food, sleep, stress and daily habits, looked at together, alongside your doctor’s care. No naturopathic doctor sees patients in ${clinic.address.city} just now: call us.`,
  lead: "A longer look at food, sleep, stress and habits, alongside your doctor’s care.",
  intro: {
    heading: "Start with the whole story.",
    paragraph:
      "What you had for breakfast, when you last slept through, what you take from the kitchen shelf. Naturopathic care begins with questions like these and works from the answers.",
    bullets: [
      "Eating in a way that you can keep up",
      "Bloating and other long-standing stomach trouble",
      "Sleep and tiredness",
      "Stress and daily rhythm",
      "A second look at your vitamins and herbs",
    ],
  },
  glance: [
    { term: "First visit", text: "Ask when you call. Leave time: it begins with a long talk" },
    { term: "After that", text: "Usually shorter, and often some weeks apart" },
    { term: "With", text: "Nobody at the moment. Call, and we will tell you when that changes" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Your medicines and supplements, recent test results, questions" },
  ],
  description: `
    <h2>What it is</h2>
    <p>Naturopathic medicine looks at food, sleep, movement, stress and habits, and uses advice, nutrition and sometimes herbs or supplements. In Ontario the people who provide it are naturopathic doctors. They are registered with the College of Naturopaths of Ontario, and they are not medical doctors.</p>
    <p>It works alongside the care of your family doctor or nurse practitioner. It does not replace it. Keep taking what was prescribed for you, and talk with the person who prescribed it, or with your pharmacist, before you change anything.</p>
    <p>The evidence is uneven. There is good research behind some of the advice, such as changing what you eat for high blood pressure, or getting up at the same time each day for better sleep. For many herbs and supplements the studies are few, small or missing. “Natural” does not mean harmless: St. John’s wort, for one, can weaken the birth control pill and other medicines. You should hear what is known before you buy a bottle, and “nothing to take” is an answer too.</p>
    <h2>Who it helps</h2>
    <p>It may suit you if your doctor has ruled out something serious and you want more time for the everyday side: the lunch at your desk, the third coffee, the phone in bed.</p>
    <p>See your doctor first about blood in your stool, weight loss without a reason, a new lump, or a fever that stays. Naturopathic care is not a treatment for cancer, infections or heart disease. ${chestPain} Call 911 as well for a swollen face or throat after taking something new.</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>You tell the story</strong> Your health, your family’s health, your medicines, and a usual day from breakfast to bedtime.</li>
      <li><strong>There may be a short check</strong> Blood pressure, weight or a look at the sore spot, if it helps and you agree.</li>
      <li><strong>You hear what is suggested</strong> Why, how good the evidence is, the risks, and the cost of any test or product, before you decide.</li>
      <li><strong>You leave with a few steps</strong> Two or three changes on paper, and a date to see whether they did anything.</li>
    </ol>
    <p>You can turn down any test or product. You can also buy supplements wherever you like.</p>
    <h2>How long and how often</h2>
    <p>The length depends on who provides it, so please ask when you call. First visits are usually longer than a visit to a family doctor. Later ones are shorter and often three to six weeks apart, since a change in food or sleep takes time to show. If nothing has changed after two or three visits, ask whether it makes sense to go on. You can stop at any time.</p>
    <h2>Who provides it</h2>
    <p>No naturopathic doctor sees patients here at the moment. <a href="/contact">Call or write to us</a>, and we will tell you when one does. Whoever you see, here or elsewhere: ask for the name, and look it up on the public register of the College of Naturopaths of Ontario first. The register shows whether the person is entitled to practise.</p>
    <p>The people who are on our team, and their colleges, are on the <a href="/registered-providers">registered providers</a> page. If sore joints or muscles are the main thing, a <a href="/service/physiotherapy">physiotherapist</a> may be the better first visit.</p>
    <h2>What to bring or wear</h2>
    <p>Wear something comfortable, with sleeves that roll up for a blood pressure cuff. Please bring:</p>
    <ul>
      <li>all that you take: medicines, vitamins, herbs and teas, in their packs or as photos of the labels</li>
      <li>test results from the past year, if you have them</li>
      <li>notes of what you ate and how you slept for three days, the honest version</li>
      <li>the name of your family doctor or nurse practitioner, so that they can be told if you agree</li>
    </ul>
    <p>Tell the person you see if you are pregnant, breastfeeding or trying for a baby, or have kidney or liver trouble. Many herbs are not suitable then. Please bring these details to the visit and leave them out of the contact form.</p>
  `,
  questions: [
    {
      title: "Who will I see?",
      content:
        "Nobody just now: no naturopathic doctor sees patients here at the moment. Call, and we will tell you when one does. You get the name before you book, and you can check it on the public register of the College of Naturopaths of Ontario.",
    },
    {
      title: "Can it replace my family doctor?",
      content:
        "No. It works alongside your doctor’s care. Keep your doctor and your medicines, and let both sides know what you take.",
    },
    {
      title: "Does OHIP pay for it?",
      content:
        "No. Some extended health plans pay for part of it, so check yours first. Tests and supplements may cost extra, and you should hear the price before you agree.",
    },
  ],
  hasNoProvider: true,
  contactAdvice: noProvider,
  sampleFees: { note: "Not offered at the moment. Ask at the front desk" },
  postCategories: ["Visits", "Stress"],
  translations: {
    tl: {
      name: "Naturopathic medicine",
      text: "Mahabang usapan tungkol sa pagkain, tulog, stress at mga nakasanayan, kasabay ng pag-aalaga ng doktor ninyo.",
    },
    gu: {
      name: "નેચરોપેથી",
      text: "ખોરાક, ઊંઘ, તાણ અને ટેવો વિશે નિરાંતે વાતચીત, તમારા ડૉક્ટરની સારવારની સાથે.",
    },
    fa: {
      name: "طب طبیعی (نچروپاتی)",
      text: "گفت‌وگویی مفصل دربارهٔ غذا، خواب، استرس و عادت‌ها، در کنار درمان پزشک خودتان.",
    },
  },
};
