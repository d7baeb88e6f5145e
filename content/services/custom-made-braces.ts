import {
  caudaEquina,
  clot,
  coldLimb,
  coldLimbUnderPressure,
  noWeightBearing,
} from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const customMadeBraces: Service = {
  id: 9,
  url: "custom-made-braces",
  heading: "Custom Made Braces",
  menuName: "Custom Braces",
  menuGroup: "Measured and high-tech",
  mentions: /\bbraces?\b/gi,
  bookName: "a brace fitting",
  cardText:
    "Knee, ankle, wrist and back braces measured to you, so that they hold where you need them to.",
  picture: {
    name: "services/custom-made-braces",
    alt: "Two knee braces in green and cream on white plinths",
    crop: "object-[50%_50%]",
  },
  metaTitle: `Custom Made Braces in ${clinic.address.city}`,
  metaDescription:
    "Knee, ankle, wrist and back braces, measured to your body and fitted by a physiotherapist. You will hear when a ready-made brace, or none, would do as well.",
  lead: "A brace measured to your body, for the joint that gives way. You learn when to wear it and when to leave it off.",
  intro: {
    heading: "For the joint you do not quite trust.",
    paragraph:
      "The knee that buckles on the stairs, the ankle that rolls on gravel, the wrist that wakes you at night. A brace can steady a joint while you work on getting stronger.",
    bullets: [
      "Knee, ankle, wrist and back",
      "Arthritis on one side of the knee",
      "A knee that gives way after a ligament injury",
      "Ankles that sprain again and again",
      "Support after surgery, as your surgeon asks",
      "Measured twice, fitted and checked",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes: assessment, advice and, if you go ahead, measuring" },
    {
      term: "After that",
      text: "A fitting of 30 to 45 minutes, then a check two to four weeks later",
    },
    { term: "With", text: "A registered physiotherapist" },
    {
      term: "Referral",
      text: "Not needed to see us. Many insurers want a doctor’s prescription: check your plan",
    },
    {
      term: "Bring",
      text: "Shorts or a loose sleeve, your usual shoes, scans or surgery notes, any old brace",
    },
  ],
  description: `
<h2>What it is</h2>
<p>A brace holds a joint, limits how far it bends, or shifts load from a sore part to one that can take it. Ready-made braces come in small, medium and large. A custom made brace is built from your own measurements, so the hinge sits at your joint and the straps do not slide down to your shoe by noon.</p>
<p>Custom is not always better. For a mild ankle sprain or a sore wrist, a ready-made brace often works as well and you can wear it today. We suggest a custom brace when your shape falls between sizes, when the joint is very loose, or when you will wear the brace for years.</p>
<h2>Who it helps</h2>
<ul>
<li><strong>Knee:</strong> arthritis on one side, a ligament that no longer holds, or a return to skiing or heavy work after surgery</li>
<li><strong>Ankle:</strong> sprains that keep coming back, or arthritis</li>
<li><strong>Wrist and thumb:</strong> carpal tunnel symptoms at night, arthritis at the base of the thumb</li>
<li><strong>Back:</strong> short-term support, for example after some fractures, when your doctor asks for it</li>
</ul>
<p>Some uses have better support from research than others. Ankle braces lower the chance of another sprain in sport. A knee brace that takes load off one side can ease arthritis pain somewhat, along with exercise, but not everyone feels a difference. A night splint can ease carpal tunnel symptoms for some people. For ordinary low back pain the evidence for a brace is weak, and we will usually suggest movement instead.</p>
<p><strong>When to get help first:</strong> if the limb looks crooked, go to an emergency department. ${noWeightBearing} ${coldLimb} ${clot} ${caudaEquina} Call 911 if you cannot get there safely.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We talk</strong> What gives way, when, and what you have stopped doing because of it.</li>
<li><strong>We test the joint</strong> How far it moves, how firm it is, how strong the muscles around it are, and how you walk or grip.</li>
<li><strong>You choose</strong> A custom brace, a ready-made one, or exercise alone. You can hold a sample, and you see the cost in writing.</li>
<li><strong>We measure twice</strong> If you go ahead, we measure both limbs and check the numbers again before we order.</li>
</ol>
<h2>How long and how often</h2>
<p>Allow 60 minutes for the first visit. Making the brace takes the manufacturer some weeks, and you get a date when you order. At the fitting, 30 to 45 minutes, you put it on and take it off yourself until it feels simple. Start with an hour or two of wear and look at your skin afterwards. A pink mark that fades within half an hour is fine. A blister, a sore or tingling is not: take the brace off and call us. ${coldLimbUnderPressure}</p>
<p>We check the fit again after two to four weeks. Many people also come for strengthening, so that the joint relies less on the brace.</p>
<h2>Who provides it</h2>
<p>A registered physiotherapist assesses you, measures you and fits the brace. Ask who is in on the day that suits you. You will find names, languages and a link to the public register on our <a href="/registered-providers">registered providers</a> page.</p>
<p>We do not have an orthotist on our named team. Ontario’s Assistive Devices Program helps to pay for some custom braces that are needed for six months or longer, and it has its own rules about who may provide them. If you hope to use it, <a href="/contact">ask us</a> before you are measured. You may need to see an orthotist elsewhere.</p>
<h2>What to bring or wear</h2>
<ul>
<li>shorts for a knee, a short sleeve for a wrist, a thin T-shirt for the back</li>
<li>the shoes in which you will wear the brace</li>
<li>braces or splints you have now</li>
<li>X-ray or MRI reports, and your surgeon’s instructions after an operation</li>
<li>a prescription and your plan’s rules, if you will make a claim</li>
</ul>
`,
  questions: [
    {
      title: "Will my muscles get weak if I wear a brace?",
      content:
        "They can, if the brace replaces movement for a long time. We plan when you wear it and when you do not, and we add exercises so that the joint keeps working.",
    },
    {
      title: "Can I wear it under pants or at work?",
      content:
        "Often, yes. Slim models fit under loose pants, and larger hinged ones go over. Tell us about uniforms, safety boots or kneeling, so that we choose with those in mind.",
    },
    {
      title: "How do I clean it?",
      content:
        "Wash pads and liners by hand in mild soap and let them dry in the air, away from a heater. Wipe the shell and the hinges with a damp cloth.",
    },
    {
      title: "Will insurance pay for it?",
      content:
        "Many plans pay part of the cost with a doctor’s prescription. Ask your insurer what paperwork it needs and which professions it accepts before we order, because a custom brace is made for you alone. You pay us and send in the receipt yourself: see Fees and insurance.",
    },
  ],
  contactAdvice:
    "A registered physiotherapist tests the joint, measures you and fits the brace. The front desk knows who is in, and when.",
  sampleFees: {
    note: "The fitting and one check are included",
    first: [60, 95],
    item: ["A brace", 560],
  },
  postCategories: ["Strength", "Visits"],
  translations: {
    tl: {
      name: "Custom na braces",
      text: "Para sa tuhod, bukung-bukong, pulso o likod, na sinukat para sa inyo.",
    },
    gu: { name: "માપ પ્રમાણે બ્રેસ", text: "ઘૂંટણ, પગની ઘૂંટી, કાંડા અને કમર માટે, તમારા માપ પ્રમાણે." },
    fa: { name: "بریس سفارشی", text: "برای زانو، مچ پا، مچ دست و کمر، به اندازهٔ خود شما." },
  },
};
