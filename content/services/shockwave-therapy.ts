import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const shockwaveTherapy: Service = {
  id: 11,
  url: "shockwave-therapy",
  heading: "Shockwave Therapy",
  menuName: "Shockwave Therapy",
  menuGroup: "Measured and high-tech",
  mentions: /shockwave/gi,
  bookName: "shockwave",
  cardText:
    "Short pulses of sound energy for stubborn heel, shoulder and elbow pain that has lasted for months.",
  picture: {
    name: "services/shockwave-therapy",
    alt: "A hand-held shockwave device resting on raked sand",
    crop: "object-[62%_50%]",
  },
  metaTitle: `Shockwave Therapy in ${clinic.address.city}`,
  metaDescription:
    "Shockwave therapy for heel, shoulder, elbow and Achilles pain that has lasted for months. What the evidence says, what it feels like and who it suits.",
  lead: "Short pressure pulses for tendon and heel pain that has outstayed its welcome. We use it alongside exercise.",
  intro: {
    heading: "Pain that has settled in.",
    paragraph:
      "The heel that hurts with the first steps of the day. The elbow that cannot lift a pot. If it has lasted for months and you have tried the usual things, shockwave is one more thing to consider.",
    bullets: [
      "Heel pain (plantar fasciitis)",
      "Calcific shoulder",
      "Achilles tendon pain",
      "Tennis and golfer’s elbow",
      "Always with exercises that load the tendon",
      "A few visits, then we look at whether it helped",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, with an assessment before any treatment" },
    { term: "After that", text: "30 to 45 minutes, about once a week, three to five times" },
    { term: "With", text: "A registered physiotherapist or a chiropractor" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    {
      term: "Bring",
      text: "Shorts or a loose top, your medicine list, any ultrasound or X-ray report",
    },
  ],
  description: `
<h2>What it is</h2>
<p>Shockwave therapy sends short pressure pulses, a form of sound energy, through the skin into a sore tendon or its attachment. A hand-held device taps quickly against the spot, with a layer of gel between. You hear a steady clicking, rather like a typewriter. It uses no electric current through the body, no needles and no drugs.</p>
<p>Nobody knows exactly how it works. It may calm the nerve endings that carry pain and prompt the tendon to renew itself. Studies suggest that it does better as part of a plan, so exercises that load the tendon little by little stay the main treatment.</p>
<h2>Who it helps</h2>
<p>We consider it for pain that has lasted three months or longer and has not settled with good advice, stretching and strengthening. The evidence is not the same for every body part:</p>
<ul>
<li><strong>Heel pain (plantar fasciitis).</strong> This is where support is clearest. A guide drawn from trials and clinicians suggests shockwave when several weeks of stretching, taping and advice have not been enough. Even so, reviews differ on how large the effect is.</li>
<li><strong>Calcific shoulder.</strong> Some trials found a benefit when there is calcium in the tendon. A large review in 2020 found little. It is an option to discuss, not a sure thing.</li>
<li><strong>Achilles tendon.</strong> Results are mixed. It is mostly studied together with a strengthening program.</li>
<li><strong>Tennis and golfer’s elbow.</strong> Results are mixed for tennis elbow, and golfer’s elbow has been studied very little.</li>
</ul>
<p>For shoulder pain without calcium, new injuries and general back pain we do not suggest it.</p>
<p>We do not use it if you are pregnant, if there is a tumour, infection or open skin in the area, over the lungs, or over the growth plates of a child or teen. Tell us if you take blood thinners, bleed easily, have a pacemaker or other implant, have lost feeling in the area, or had a steroid injection there in the last three months. The answer may be to wait, or no.</p>
<p>If you felt a sudden snap at the back of the ankle and cannot rise on your toes, go to an emergency department instead: the tendon may be torn.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We talk</strong> How it started, what you have tried and for how long, and your health and medicines.</li>
<li><strong>We test the tendon</strong> Pressing, stretching and loading it, to check that it is the likely source of the pain.</li>
<li><strong>You decide</strong> We explain what shockwave can and cannot do for you, and what it costs. You may say that you want to think it over.</li>
<li><strong>We try it, gently</strong> If it suits you, we start low and raise the strength only as far as you agree. This part takes five to ten minutes. You also learn an exercise or two.</li>
</ol>
<h2>How long and how often</h2>
<p>The first visit takes 60 minutes. Later visits take 30 to 45, because they include exercise and not only the machine. The usual course is three to five treatments, about a week apart. Tendons change slowly, so it can take six to twelve weeks to know whether it worked. We count the things you care about, such as the first ten steps of the day. If nothing has changed by then, we do not add more treatments.</p>
<p>The treatment can be uncomfortable while it lasts. Afterwards the spot may be red, sore or lightly bruised for a day or two. Walk and work as usual, and leave running and heavy lifting for about two days.</p>
<h2>Who provides it</h2>
<p>A registered physiotherapist or a chiropractor assesses you and gives the treatment. Names, languages and colleges are on the <a href="/registered-providers">registered providers</a> page. Ask who is in on the day that suits you. If another treatment fits you better, such as <a href="/service/physiotherapy">physiotherapy</a> alone, you will hear so.</p>
<h2>What to bring or wear</h2>
<ul>
<li>clothes that leave the area bare: shorts for a heel or Achilles tendon, a tank top for a shoulder</li>
<li>the shoes you walk in most, if your foot hurts</li>
<li>a list of medicines, especially blood thinners</li>
<li>ultrasound, X-ray or MRI reports, if you have them</li>
</ul>
`,
  questions: [
    {
      title: "Does it hurt?",
      content:
        "It is often uncomfortable, like being flicked hard on a sore spot. You hold up a hand and we turn it down or stop. Most of the discomfort ends when the machine does.",
    },
    {
      title: "Will one visit be enough?",
      content:
        "Usually not. Many studies used three to five treatments and looked for change after weeks, not days. If the course has not helped, we do not keep adding more.",
    },
    {
      title: "Should I take painkillers before I come?",
      content:
        "Tell us what you take. Many clinicians ask people to avoid anti-inflammatory pills such as ibuprofen around treatment, but do not stop a prescribed medicine without asking your doctor or pharmacist.",
    },
    {
      title: "Is this the same machine that breaks up kidney stones?",
      content:
        "The idea came from there. The devices used for tendons are much weaker and work near the surface.",
    },
  ],
  contactAdvice:
    "A registered physiotherapist or a chiropractor assesses you and gives the treatment. The front desk knows who is in on the day that suits you.",
  sampleFees: {
    note: "The first visit is an assessment",
    first: [60, 150],
    later: [
      [30, 95],
      [45, 115],
    ],
  },
  postCategories: ["Recovery", "Feet"],
  translations: {
    tl: {
      name: "Shockwave therapy",
      text: "Maiikling pulso ng sound energy, para sa sakit sa sakong, balikat o siko na ilang buwan nang nararamdaman.",
    },
    gu: {
      name: "શોકવેવ થેરાપી",
      text: "મહિનાઓથી રહેતા એડી, ખભા અને કોણીના દુખાવા માટે ધ્વનિ-ઊર્જાના ટૂંકા તરંગો.",
    },
    fa: {
      name: "شاک‌ویوتراپی",
      text: "ضربه‌های کوتاه انرژی صوتی، برای درد پاشنه، شانه و آرنج که ماه‌ها مانده است.",
    },
  },
};
