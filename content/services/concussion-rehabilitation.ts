import { headInjuryList, headOnBloodThinner } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const concussionRehabilitation: Service = {
  id: 10,
  url: "concussion-rehabilitation",
  heading: "Concussion Rehabilitation",
  menuName: "Concussion Rehabilitation",
  menuGroup: "Move and recover",
  mentions: /concussion/gi,
  bookName: "a concussion visit",
  cardText:
    "A step-by-step return to screens, school, work and sport after a concussion, at a pace you set.",
  picture: {
    name: "services/concussion-rehabilitation",
    alt: "A cream model of a head circled by three thin rings, beside a green vase",
    crop: "object-[50%_50%]",
  },
  metaTitle: `Concussion Rehabilitation in ${clinic.address.city}`,
  metaDescription: `Physiotherapy after a concussion: help with dizziness, neck pain and headaches, and a step-by-step return to school, work and sport in ${clinic.address.city}.`,
  lead: "Help with dizziness, headaches and a sore neck after a concussion, and a plan for going back one step at a time.",
  intro: {
    heading: "When everything is too loud.",
    paragraph:
      "The fridge hums, the bus is too bright, a page of text takes twice as long. We find out what sets off your symptoms and help you add life back in small steps.",
    bullets: [
      "Dizziness and trouble with balance",
      "Neck pain and headaches that start in the neck",
      "Eyes that tire quickly on a screen or in a store",
      "Feeling worse with exercise",
      "Plans for school, work and sport",
      "Symptoms after a fall, a car collision or a hit in sport",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, in a quiet room with the lights low if you like" },
    { term: "After that", text: "30 to 45 minutes, often once a week to begin with" },
    { term: "With", text: "A registered physiotherapist" },
    {
      term: "Referral",
      text: "Not needed, but see a doctor or nurse practitioner about the injury first",
    },
    {
      term: "Bring",
      text: "Notes from the doctor or hospital, a list of medicines, sunglasses, a ride home",
    },
  ],
  description: `
<h2>What it is</h2>
<p>A concussion is a brain injury from a hit to the head, or from a jolt to the body that shakes the head. You do not have to black out to have one. Routine scans usually look normal, because the change is in how the brain works for a time.</p>
<p>Concussion rehabilitation is physiotherapy for what follows. We test your balance, eye movements, neck and fitness, and treat what we find. The plan may include balance and eye exercises, treatment for the neck, light aerobic exercise that stays below the point where symptoms flare, and a schedule for going back to your day.</p>
<h3>When it is an emergency</h3>
<p>After a hit to the head, <strong>call 911</strong> for any of these, whether it is you or someone with you:</p>
${headInjuryList}
<p>${headOnBloodThinner}</p>
<h2>Who it helps</h2>
<p>It is for adults and teens who have seen a doctor or nurse practitioner and still have symptoms, or who want a plan for going back. Dizziness, neck pain, headache, tired eyes and feeling worse with exercise are the problems we treat most directly.</p>
<p>Current guidelines advise one to two days of relative rest, then gentle activity such as walking. Lying in a dark room for weeks is no longer advised. There is reasonable evidence for early light exercise, and for neck and balance treatment when dizziness or neck pain lingers. For eye exercises the evidence is thinner. Poor sleep, low mood and trouble concentrating may need other help, such as your doctor or <a href="/service/psychology">virtual psychology</a>.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We listen</strong> What happened, what you notice now, and what a normal day looked like before. You can take breaks.</li>
<li><strong>We check for danger signs</strong> If something does not fit, we stop and send you to a doctor or the hospital the same day.</li>
<li><strong>We test gently</strong> Balance, eyes, neck and, if you are ready, a brisk walk. Symptoms may rise a little and should settle soon.</li>
<li><strong>You leave with a short plan</strong> Two or three things to do, how much screen time to try, and what to tell your school or employer. It is on paper if screens bother you.</li>
</ol>
<h2>How long and how often</h2>
<p>The first visit takes 60 minutes and later ones 30 to 45. Once a week for three to six weeks is common, then less often. Many people feel much more like themselves within a month. For some it takes three months or longer, and that does not mean you are doing it wrong. If you are not getting better after about four weeks, we write to your doctor, with your permission, about what else could help.</p>
<p>In Ontario, amateur athletes in many leagues need clearance from a doctor or nurse practitioner before full practice or a game. Our notes can support that visit, but they do not replace it.</p>
<h2>Who provides it</h2>
<p>A registered physiotherapist assesses and treats people after a concussion. Names, languages and colleges are on our <a href="/registered-providers">registered providers</a> page. Ask who is in on the day that suits you. If another language is easier for you, tell us when you book and we will see how we can help. Physiotherapy does not replace medical care, so we ask you to stay in touch with your doctor.</p>
<h2>What to bring or wear</h2>
<ul>
<li>running shoes and clothes you can walk fast in</li>
<li>hospital or doctor’s notes, and the date of the injury</li>
<li>a list of medicines</li>
<li>sunglasses, a cap or earplugs if light and noise bother you</li>
<li>someone to drive or ride the bus home with you: tests can leave you tired</li>
</ul>
`,
  questions: [
    {
      title: "How soon after the injury should I come?",
      content:
        "See a doctor or nurse practitioner first, within a day or two, or the same day if you are over 65. Call 911 for any danger sign. You can come from the third day on, once you have been seen. You do not have to wait until you feel well.",
    },
    {
      title: "Can you tell me whether I have a concussion?",
      content:
        "We can tell you what we find and whether it fits. Please have a doctor or nurse practitioner confirm it, because they can also order scans and rule out something more serious.",
    },
    {
      title: "My injury was months ago. Is it too late?",
      content:
        "No. Neck pain, dizziness and low fitness can keep symptoms going, and they can be treated later too. We are open with you if we do not find something that we can help with.",
    },
    {
      title: "Can I look at my phone?",
      content:
        "Keep it short in the first two days. After that, use it in small amounts and stop when symptoms climb more than a little. We help you find an amount that works and add to it.",
    },
  ],
  contactAdvice:
    "A registered physiotherapist sees people after a concussion. The front desk knows who is in, and when.",
  sampleFees: {
    first: [60, 135],
    later: [
      [30, 85],
      [45, 105],
    ],
  },
  payingPost: "after-a-car-collision",
  postCategories: ["Recovery"],
  translations: {
    tl: {
      name: "Concussion rehabilitation",
      text: "Unti-unting pagbabalik sa screen, eskuwela, trabaho at sports matapos maalog o mabagok ang ulo, ayon sa bilis na kaya ninyo.",
    },
    gu: {
      name: "કન્કશન પછીની સારવાર",
      text: "માથામાં ઈજા પછી સ્ક્રીન, ભણતર, કામ અને રમત તરફ એક-એક પગલે પાછા ફરવું, તમને ફાવે તે ગતિએ.",
    },
    fa: {
      name: "توان‌بخشی پس از تکان مغزی",
      text: "بازگشت گام‌به‌گام به صفحهٔ نمایش، درس، کار و ورزش پس از ضربه به سر، با سرعتی که شما می‌خواهید.",
    },
  },
};
