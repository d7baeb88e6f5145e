import { caudaEquina, heartOrStroke, noWeightBearing } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const physiotherapy: Service = {
  id: 1,
  url: "physiotherapy",
  heading: "Physiotherapy",
  menuName: "Physiotherapy",
  menuGroup: "Move and recover",
  mentions: /physiotherap/gi,
  isCommon: true,
  bookName: "physiotherapy",
  cardText:
    "Assessment, hands-on treatment and exercise for sore joints, injuries and recovery after surgery.",
  picture: {
    name: "services/physiotherapy",
    alt: "A coral exercise ball, dumbbells and bands in front of a sage arch",
    crop: "object-[46%_50%]",
  },
  metaTitle: `Physiotherapy in ${clinic.address.city}`,
  metaDescription: `A registered physiotherapist finds out why it hurts and works with you on a plan you can keep. Hour-long first visits in ${clinic.address.city}, or by video.`,
  lead: "Find out why it hurts, and what you can do about it today. Hands-on care and a plan you can keep.",
  intro: {
    heading: "For the things that stopped feeling easy.",
    paragraph:
      "Stairs, sleep, sitting through a meeting, picking up a grandchild. Physiotherapy looks at how you move and works on what gets in the way.",
    bullets: [
      "Back, neck, shoulder, hip and knee pain",
      "Sprains, strains and sports injuries",
      "Recovery after surgery or a fracture",
      "Arthritis and stiffness",
      "Balance, dizziness and fear of falling",
      "Injuries from work or a car collision",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes" },
    { term: "After that", text: "30 to 45 minutes, often once a week to begin with" },
    { term: "With", text: "A registered physiotherapist, usually the same one each time" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Loose clothes, a list of medicines, any scans or reports" },
  ],
  description: `
    <h2>What it is</h2>
    <p>Physiotherapy is treatment by movement, touch and teaching. Your physiotherapist tests how your joints, muscles and nerves work together, explains what they find in plain words, and agrees on a goal with you. It could be a full night’s sleep, or carrying groceries up two flights.</p>
    <p>Treatment may include exercise, joint and soft-tissue techniques, taping, and machines such as <a href="/service/shockwave-therapy">shockwave</a> where the evidence supports them. You can say no to any part of it.</p>
    <p>The evidence is not the same for everything. Exercise is well studied for knee arthritis and for low back pain that lasts. The research on machines is more mixed, so they are an extra and not the plan. You will hear which is which.</p>
    <h2>Who it helps</h2>
    <p>You do not need a diagnosis to come. People book because the stairs hurt, because a shoulder wakes them at night, or because they no longer reach for the top shelf with that arm.</p>
    <p>A clinic is not an emergency room. ${heartOrStroke} ${noWeightBearing} ${caudaEquina}</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>We talk, about twenty minutes</strong> What happened, what you have tried, what you would like to do again.</li>
      <li><strong>We look at how you move</strong> Bending, walking, reaching. We stop where it hurts too much.</li>
      <li><strong>You hear what we found</strong> With a model or a drawing, and with the costs, before you decide.</li>
      <li><strong>We begin</strong> Most people leave with some treatment done and two or three exercises on their phone.</li>
    </ol>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes, later ones 30 to 45. Many people come once a week for three to six weeks, then less often. Some need two visits in all. We look at your progress together every fourth visit and change the plan if it is not helping.</p>
    <p>What you do between visits counts as much as the visits. We keep it short and fit it to your day: heel raises while you brush your teeth, a neck stretch before you open the laptop, a walk to the next stop. If an exercise does not suit you, tell us and we will find another.</p>
    <p>With your permission your physiotherapist talks with your doctor, or with others here who treat you. Without it they do not.</p>
    <h2>What to bring or wear</h2>
    <p>Wear loose clothes that you can move in. Shorts help for a knee, hip or foot; a tank top helps for a shoulder or neck. Then bring:</p>
    <ul>
      <li>a list of your medicines</li>
      <li>any scans or reports, on paper or on your phone</li>
      <li>the shoes you wear most, and your cane or brace if you use one</li>
      <li>your claim number and the name of your adjuster, if it is a work or collision injury</li>
    </ul>
    <p>Please bring reports to the visit. Our <a href="/contact">contact form</a> is for questions and appointment times, not for medical details.</p>
  `,
  questions: [
    {
      title: "Will it hurt?",
      content:
        "Some tests and exercises can be uncomfortable. You set the limit, and soreness after a visit should settle within a day or two. If it does not, call us.",
    },
    {
      title: "Does my insurance cover it?",
      content:
        "Many extended health plans pay for part of a visit to a registered physiotherapist. Check the yearly amount and whether your plan asks for a doctor’s note. You get a receipt with the physiotherapist’s name and registration number. Often we can send the claim for you: see Fees and insurance.",
    },
    {
      title: "Can I have a visit at home or by video?",
      content:
        "Yes, on request. Video suits advice, exercise and follow-up; hands-on tests need a visit in person. Call us, and we will help you choose.",
    },
    {
      title: "Do I need a scan first?",
      content:
        "Usually not. A scan often does not change the first weeks of treatment. If your physiotherapist thinks you need one, they will tell you and suggest that you see your doctor.",
    },
  ],
  sampleFees: {
    first: [60, 125],
    later: [
      [30, 85],
      [45, 105],
    ],
  },
  payingPost: "after-a-car-collision",
  postCategories: ["Recovery", "Posture", "Strength", "Visits"],
  translations: {
    tl: {
      name: "Physiotherapy",
      text: "Pagsusuri, paggamot gamit ang kamay, at ehersisyo, para sa masakit na kasukasuan, pinsala, at pagkatapos ng operasyon.",
    },
    gu: {
      name: "ફિઝિયોથેરાપી",
      text: "તપાસ, હાથથી સારવાર અને કસરત: દુખતા સાંધા અને ઈજા માટે, અને ઓપરેશન પછી.",
    },
    fa: {
      name: "فیزیوتراپی",
      text: "معاینه، درمان با دست و تمرین، برای مفصل‌های دردناک، آسیب‌دیدگی و دورهٔ پس از جراحی.",
    },
  },
};
