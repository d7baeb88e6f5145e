import { caudaEquina, clumsyHands } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const chiropracticTreatment: Service = {
  id: 3,
  url: "chiropractic-treatment",
  heading: "Chiropractic Treatment",
  menuName: "Chiropractic",
  menuGroup: "Move and recover",
  mentions: /chiropract/gi,
  isCommon: true,
  bookName: "chiropractic",
  cardText:
    "Careful work on the spine and joints for back, neck and headache concerns, at your own pace.",
  picture: {
    name: "services/chiropractic-treatment",
    alt: "A model of the spine standing in front of a green arch",
    crop: "object-[50%_50%]",
  },
  metaTitle: `Chiropractic Treatment in ${clinic.address.city}`,
  metaDescription: `A chiropractor checks how your back, neck and joints move, explains the options and treats at your pace. Hour-long first visits in ${clinic.address.city}.`,
  lead: "Careful work on the spine and joints, at your own pace. You hear what is planned and decide before it starts.",
  intro: {
    heading: "When turning your head takes planning.",
    paragraph:
      "Backing out of the driveway. The last hour at the desk. Tying the left shoe. A chiropractor looks at how your spine and joints move and works on what is stiff or sore.",
    bullets: [
      "Low back pain, new or long-standing",
      "Neck pain and stiffness",
      "Headaches that start in the neck",
      "Pain between the shoulder blades",
      "Stiff hips, shoulders and ankles",
      "Strains from work, sport or driving",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes" },
    { term: "After that", text: "Usually 20 to 30 minutes, once or twice a week to begin with" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Loose clothes, a list of medicines, any scans or reports" },
  ],
  description: `
    <h2>What it is</h2>
    <p>Chiropractic is hands-on care for the spine and other joints, and for the muscles and nerves around them. A chiropractor checks how each part moves, says what is likely to be behind the pain, and suggests what to do about it.</p>
    <p>The treatment people know is the adjustment: a quick, small push to a joint, sometimes with a pop. The pop is gas moving in the joint fluid. It is not bone, and a visit without it is just as much a visit. Slow joint movement, work on tight muscles, exercises and advice on sitting, lifting and sleep are all part of the work. You can choose a plan with no quick pushes at all.</p>
    <p>For low back and neck pain, studies find modest relief on average, about as much as other recommended care brings. It is often combined with exercise. The evidence for headaches that start in the neck is smaller. We do not offer it for problems that have nothing to do with joints and muscles.</p>
    <h2>Who it helps</h2>
    <p>People come because they cannot look over a shoulder to change lanes, or because getting out of a low sofa takes three tries.</p>
    <p>It does not suit everyone. Tell us before treatment if you have osteoporosis, cancer, a recent fracture, a blood vessel problem or a joint disease, if you take blood thinners, or if you are pregnant. Often there is a gentler way, and sometimes the right step is your doctor.</p>
    <p>Call 911 for a sudden severe headache, a drooping face, slurred speech or weakness on one side. ${clumsyHands} ${caudaEquina}</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>You tell us the story</strong> When it began, what sets it off, your health and your medicines.</li>
      <li><strong>We check how you move</strong> Bending and turning, strength, reflexes and feeling. An X-ray is not routine.</li>
      <li><strong>We go over the options</strong> What we found, what we suggest, what it costs, the benefits and the risks. You can take a day to think.</li>
      <li><strong>We start, if you agree</strong> Each technique is named before it is used. Say “stop” and it stops.</li>
    </ol>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes. Later ones usually take 20 to 30. Many people come once or twice a week for two to four weeks, then less often. After about six visits we look together at what has changed. If nothing has, we change the plan or suggest someone else.</p>
    <p>Some soreness in the first day or two is common. Serious harm is rare. A stroke after neck treatment has been reported, and for that reason your chiropractor talks it over with you before any work on the neck.</p>
    <p>If your problem calls for more exercise than hands-on work, you may hear a suggestion to see one of our <a href="/service/physiotherapy">physiotherapists</a> instead. With your permission the two of them share notes, so that you do not have to start over.</p>
    <h2>What to bring or wear</h2>
    <p>Wear clothes you can bend in, and leave the stiff jeans and the big necklace at home. If we need to see your back, we ask first. Please bring:</p>
    <ul>
      <li>a list of your medicines, especially blood thinners</li>
      <li>reports of X-rays or scans, if you have them</li>
      <li>a photo of your desk or your bed, if you want advice about either</li>
    </ul>
    <p>Not sure whether a chiropractor is the right person? <a href="/contact">Ask us</a> and we will say who we would see first.</p>
  `,
  questions: [
    {
      title: "Do you have to crack my neck?",
      content:
        "No. There are slower ways to work on a stiff neck, and exercise is one of them. Tell us what you do not want, and we will leave it out.",
    },
    {
      title: "Is it safe?",
      content:
        "Most people have no more than a day or two of soreness. Serious problems are rare but have been reported, so we ask about your health first and go over the risks with you. You decide after that.",
    },
    {
      title: "Will I have to keep coming?",
      content:
        "No. We agree on a number of visits and a goal, and look at it together after about six. When you can manage on your own, you stop.",
    },
  ],
  sampleFees: {
    first: [60, 115],
    later: [
      [20, 60],
      [30, 75],
    ],
  },
  payingPost: "after-a-car-collision",
  postCategories: ["Posture"],
  translations: {
    tl: {
      name: "Chiropractic",
      text: "Maingat na paghawak sa gulugod at mga kasukasuan, para sa sakit ng likod, leeg at ulo, ayon sa bilis na gusto ninyo.",
    },
    gu: {
      name: "કાઇરોપ્રેક્ટિક સારવાર",
      text: "કમર, ગરદન અને માથાના દુખાવા માટે કરોડરજ્જુ અને સાંધા પર સંભાળીને કામ, તમને ફાવે તે ગતિએ.",
    },
    fa: {
      name: "کایروپراکتیک",
      text: "کار با دست و بااحتیاط روی ستون فقرات و مفصل‌ها، برای کمردرد، گردن‌درد و سردرد، با سرعتی که شما می‌خواهید.",
    },
  },
};
