import { suicidalThoughts } from "#content/red-flags.ts";
import type { Service } from "./service-content.ts";

const crisisLines = suicidalThoughts
  .replace("9-8-8", '<a href="tel:988">9-8-8</a>')
  .replace("911", '<a href="tel:911">911</a>');

export const psychology: Service = {
  id: 6,
  url: "psychology",
  heading: "Virtual Psychology",
  menuName: "Virtual Psychology",
  menuGroup: "Hands, mind and calm",
  mentions: /psycholog|\bstress|\bworry/gi,
  bookName: "a session",
  cardText:
    "Talk therapy by secure video for worry, low mood, sleep, stress and life with pain or injury.",
  picture: {
    name: "services/psychology",
    alt: "A coral armchair beside a small table with a notebook and a mug",
    crop: "object-[40%_50%]",
  },
  metaTitle: "Virtual Psychology by Secure Video",
  metaDescription:
    "Talk therapy by secure video with a registered psychological associate: worry, low mood, sleep, stress and life with pain.",
  lead: "Talk with a registered psychological associate by secure video, from a place where you feel at ease. In a crisis, call or text 9-8-8 or call 911.",
  intro: {
    heading: "A place to say it, from where you are.",
    paragraph:
      "At the kitchen table, in the parked car at lunch, on the edge of the bed. If it is private and has a signal, it will do. You do not have to know where to begin.",
    bullets: [
      "Worry that does not switch off",
      "Low mood, or nothing feeling like much",
      "Trouble sleeping",
      "Stress from work, study or caring for someone",
      "Life with pain, an injury or an illness",
      "After a collision, a loss or a big change",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, by secure video" },
    { term: "After that", text: "Usually 50 minutes, every week or two to begin with" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "A private spot, headphones, a charged phone or computer" },
  ],
  description: `
    <h2>What it is</h2>
    <p>This is talk therapy by video with a person trained in how people think, feel and act. You talk about what is hard, look at what keeps it going, and try small changes between visits. It could be a worry list at seven in the evening, or one bus stop on the route you have avoided since the collision.</p>
    <p>You will be asked what you want to be different, and you will hear which way of working is suggested and why. Methods such as cognitive behavioural therapy are well studied for anxiety, low mood and sleep. Studies of therapy by video find results close to those in a room for common problems like these. For other problems there is less research, and you will hear that too. It does not help everyone.</p>
    <p><strong>This is not an emergency service, and no one watches our messages around the clock.</strong> ${crisisLines} The line is there, too, if you are worried about someone else.</p>
    <h2>Who it helps</h2>
    <p>You do not need a diagnosis, and it does not have to be “bad enough”. People come because they read the same page four times, or sit in the car for ten minutes before they go in.</p>
    <p>Video does not suit everyone. If you have no private place, if you are not safe at home, or if you need care in person or every day, we help you look for something that fits better.</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>You open the link</strong> It works in the browser of a phone or computer. We ask where you are and who to call if something goes wrong, since we cannot see the street.</li>
      <li><strong>We go over the rules</strong> What stays private, the few cases in which it cannot, how notes are kept, and what it costs.</li>
      <li><strong>You tell us what brings you</strong> As much or as little as you like. There is room for silence, for tears, and for a cat on the keyboard.</li>
      <li><strong>We agree on a next step</strong> A first goal, a way of working, and whether you want to come back. You can take a few days to decide.</li>
    </ol>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes. Later ones usually take 50. Many people meet every week or two at first, then less often. Some need five or six visits and some need more. After about five we look together at what has changed, and change the plan if it is not helping. You may stop whenever you like; a last visit to round things off often helps.</p>
    <p>Visits are during the clinic’s <a href="/contact">opening hours</a>. You need to be in Ontario during the visit. If you will be elsewhere, tell us first.</p>
    <h2>What stays private</h2>
    <p>What you say stays between the two of you, and others at the clinic hear of it only if you agree. The law makes a few exceptions, such as a serious risk to someone’s life, a child who may need protection, or a court order. How we handle records is on our <a href="/privacy">privacy</a> page.</p>
    <p>Psychological associates do not prescribe medicine. For that, talk with your doctor or nurse practitioner.</p>
    <h2>What to bring or wear</h2>
    <p>Wear what you like; slippers are fine. Before the visit:</p>
    <ul>
      <li>find a spot where no one walks in: a bedroom, or a parked car, but never while driving</li>
      <li>put in headphones, and charge the phone or computer</li>
      <li>have your medicines list, a pen and a glass of water within reach</li>
      <li>open the link five minutes early, to test sound and picture</li>
    </ul>
    <p>If the picture freezes, stay where you are; we call you on the phone. For questions about times, <a href="/contact">write or call</a>, and please leave what brings you for the visit itself.</p>
  `,
  urgent: {
    heading: "In crisis right now?",
    text: "Call or text 9-8-8 at any hour, in English or French.\nIf anyone is in danger, call 911.",
    helpline: "9-8-8",
    call: "For an earlier appointment, call",
  },
  questions: [
    {
      title: "What if I am in crisis?",
      content: `Please do not wait for a visit. ${suicidalThoughts}`,
    },
    {
      title: "Is video private?",
      content:
        "The visit runs over secure video, and you can ask at the start how it works and what is kept. Your part is a place where no one listens in. Headphones help.",
    },
    {
      title: "Does my plan cover it?",
      content:
        "Many extended health plans pay for part of it. Check that yours names psychological associates, since some plans list psychologists only. OHIP does not pay for these visits. You pay us and send in the receipt yourself: see Fees and insurance.",
    },
    {
      title: "Will my physiotherapist know what I said?",
      content:
        "No, not unless you agree. If you would like them to work together, you choose what is shared.",
    },
  ],
  sampleFees: { first: [60, 190], later: [[50, 170]] },
  payingPost: "receipts-and-referrals",
  postCategories: ["Stress"],
  translations: {
    tl: {
      name: "Psychology sa video call",
      text: "Pakikipag-usap sa ligtas na video call, tungkol sa pag-aalala, lungkot, tulog, stress, at buhay na may iniindang sakit o pinsala.",
    },
    gu: {
      name: "વીડિયો પર સાયકોલોજી",
      text: "સુરક્ષિત વીડિયો પર વાતચીત: ચિંતા, ઉદાસી, ઊંઘ, તાણ, અને દુખાવા કે ઈજા સાથેના જીવન વિશે.",
    },
    fa: {
      name: "روان‌شناسی آنلاین",
      text: "گفت‌وگو با تماس تصویری امن، دربارهٔ نگرانی، دل‌گرفتگی، خواب، استرس و زندگی با درد یا آسیب.",
    },
  },
};
