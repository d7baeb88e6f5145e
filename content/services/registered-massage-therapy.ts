import { clot } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const registeredMassageTherapy: Service = {
  id: 4,
  url: "registered-massage-therapy",
  heading: "Registered Massage Therapy",
  menuName: "Registered Massage Therapy",
  menuGroup: "Hands, mind and calm",
  mentions: /massage/gi,
  isCommon: true,
  bookName: "a massage",
  cardText:
    "A registered massage therapist for tight muscles and stress, at your pressure, with receipts.",
  picture: {
    name: "services/registered-massage-therapy",
    alt: "Folded towels, oil bottles and warm stones by a terracotta arch",
    crop: "object-[42%_50%]",
  },
  metaTitle: `Registered Massage Therapy in ${clinic.address.city}`,
  metaDescription: `A registered massage therapist works on sore backs, tight shoulders and tension, at a pressure you choose. In ${clinic.address.city}.`,
  lead: "Time for sore muscles and a busy head, at a pressure that you choose. You stay covered except for the area being treated, and you can stop at any point.",
  intro: {
    heading: "Shoulders down from your ears.",
    paragraph:
      "A day of meetings, a week of lifting a toddler, a month of bad sleep. It settles somewhere. Massage therapy finds where, and works on it with care.",
    bullets: [
      "Tight neck, shoulders and upper back",
      "Low back and hip soreness",
      "Headaches that come with tension",
      "Muscles sore from work, sport or the garden",
      "Stress that you feel in your body",
      "Aches in pregnancy",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, with time to talk first" },
    { term: "After that", text: "Usually 30, 45 or 60 minutes: ask when you book" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "A list of medicines and allergies, and clothes easy to change" },
  ],
  description: `
    <h2>What it is</h2>
    <p>Massage therapy is treatment of muscles, joints and the tissue around them by hand. A registered massage therapist has trained for it, knows when massage is not a good idea, and answers to a college. The first thing they do is ask and look. The massage comes after.</p>
    <p>Pressure can be light or firm. Deeper is not always more useful, and you should not have to grit your teeth. The visit may also include slow stretches, gentle joint movement, warmth, and one or two things to do at home.</p>
    <p>Studies suggest that massage can ease low back, neck and shoulder pain for a short time, and that many people feel calmer after it. There is less proof that the effect lasts. For that reason it often goes together with exercise or a change in how you work or rest, and we suggest it when we think it would help.</p>
    <h2>Who it helps</h2>
    <p>You do not need an injury to book. People come because the backpack strap has left its mark, because they clench their jaw at red lights, or because they have forgotten what loose shoulders feel like.</p>
    <p>Some things need another plan, or a word with your doctor first. Tell us if you have a fever or a skin infection, a recent injury or operation, cancer or a heart condition, or if you take blood thinners. ${clot} Do not have that leg massaged.</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>We ask and write down</strong> Your health, your medicines, where it is sore, and what you would like from the hour.</li>
      <li><strong>We check how you move</strong> You turn your head, lift your arms, bend a little. Then you hear the plan: which areas, how firm, what it costs.</li>
      <li><strong>You get ready alone</strong> Take off as much as you are at ease with, or nothing. You lie under a sheet, and only the area being treated is uncovered.</li>
      <li><strong>We work and keep asking</strong> Is it too firm, too light, too cold? You can change your mind about any area at any time.</li>
    </ol>
    <p>Some areas, such as the chest wall, the upper inner thigh or the buttocks, are treated only if there is a reason for it and you have agreed in writing beforehand. You can change your mind at any time. Saying no changes nothing about the rest of the visit.</p>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes, and the talk is part of it. Later ones usually take 30, 45 or 60. Half an hour is enough for one area, such as the neck. For a new problem, people often come once a week for three or four weeks; then we look at what has changed. Others come once a month or only when they need to. If it is not helping, we suggest something else.</p>
    <p>You may feel tender for a day or two, as after a long walk. Plan a quiet hour afterwards if you can. Get up slowly, since some people feel light-headed.</p>
    <p>If your pain needs more than massage, a <a href="/service/physiotherapy">physiotherapist</a> works in the same rooms, and they share notes only with your permission.</p>
    <h2>What to bring or wear</h2>
    <p>Wear whatever you like, with shorts or a loose top if you prefer to stay dressed. Leave necklaces and watches at home. Please bring:</p>
    <ul>
      <li>a list of your medicines</li>
      <li>your allergies, especially to nuts, oils or scents, so that the right oil or lotion is used</li>
      <li>a doctor’s note, if your insurer asks for one</li>
    </ul>
    <p>Eat something small beforehand and not a big meal. Lying on your stomach after lunch is no fun. If you have a question first, <a href="/contact">ask us</a>.</p>
  `,
  questions: [
    {
      title: "Do I have to undress?",
      content:
        "No. You take off only what you are at ease with, and you do it alone. You lie under a sheet, and massage through clothes is possible too.",
    },
    {
      title: "Should it hurt to work?",
      content:
        "No. Firm pressure can feel strong, but you should be able to breathe slowly through it. Speak up if it is too much, and it changes at once.",
    },
    {
      title: "Will my insurance pay for it?",
      content:
        "Many extended health plans pay for part of a visit to a registered massage therapist. Some ask for a doctor’s note, so check before you come. You get a receipt with the registration number. Often we can send the claim for you: see Fees and insurance.",
    },
    {
      title: "Can I come while I am pregnant?",
      content:
        "Often, yes. Tell us how far along you are and about any problems in the pregnancy, and ask your midwife or doctor first if it is not straightforward.",
    },
  ],
  sampleFees: {
    note: "Plus 13 per cent HST",
    first: [60, 115],
    later: [
      [30, 72],
      [45, 94],
      [60, 115],
    ],
  },
  postCategories: ["Posture", "Visits", "Stress"],
  translations: {
    tl: {
      name: "Masahe",
      text: "Para sa naninigas na kalamnan, stress at tensiyon, ayon sa diin na gusto ninyo. May resibo para sa insurance.",
    },
    gu: {
      name: "મસાજ થેરાપી",
      text: "જકડાયેલા સ્નાયુઓ અને તાણ માટે મસાજ, તમે કહો તેટલા દબાણથી. વીમા માટે રસીદ મળે છે.",
    },
    fa: {
      name: "ماساژدرمانی",
      text: "برای عضله‌های گرفته، استرس و تنش، با فشاری که خودتان می‌گویید. برای بیمه رسید می‌گیرید.",
    },
  },
};
