import { caudaEquina } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const pelvicFloorPhysiotherapy: Service = {
  id: 2,
  url: "pelvic-floor-physiotherapy",
  heading: "Pelvic Floor Physiotherapy",
  menuName: "Pelvic Floor Physiotherapy",
  menuGroup: "Move and recover",
  mentions: /pelvic|\bleaks?\b/gi,
  bookName: "pelvic floor physiotherapy",
  cardText:
    "Private, respectful care for bladder control, pelvic pain, pregnancy and the months after birth.",
  picture: {
    name: "services/pelvic-floor-physiotherapy",
    alt: "A clay bowl, rolled towels and smooth stones in soft light",
    crop: "object-[52%_50%]",
  },
  metaTitle: `Pelvic Floor Physiotherapy, ${clinic.address.city}`,
  metaDescription: `Private care for leaks, urgency, pelvic pain, pregnancy and after birth, with a registered physiotherapist in ${clinic.address.city}. Your consent at each step.`,
  lead: "Private, unhurried care for your bladder, bowel and pelvic floor. Nothing happens without your yes.",
  intro: {
    heading: "You can say it out loud here.",
    paragraph:
      "Crossing your legs before a sneeze. Knowing every washroom on the way to work. A pain that you have not told anyone about. These are common, and there are things to try.",
    bullets: [
      "Leaks when you cough, laugh, lift or run",
      "A bladder that hurries you or wakes you at night",
      "Heaviness or pressure, including prolapse",
      "Pain in the pelvis or tailbone, or during sex",
      "Pregnancy and the months after birth",
      "Recovery after prostate or pelvic surgery",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, in a private room with the door closed" },
    { term: "After that", text: "30 to 45 minutes, often every week or two to begin with" },
    { term: "With", text: "A registered physiotherapist, usually the same one each time" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Comfortable clothes, a list of medicines, a few notes" },
  ],
  description: `
    <h2>What it is</h2>
    <p>Your pelvic floor is a layer of muscle that runs from the pubic bone to the tailbone, like a hammock. It supports the bladder, the bowel and, if you have one, the uterus. It tightens when you cough and lets go when you use the toilet. It can be weak, tense or slow to react, and each of these needs something different.</p>
    <p>Treatment is mostly teaching and practice: finding the muscles, using them at the right moment, and letting them go again. It can include breathing, exercises for the hips and back, bladder and bowel habits, and hands-on work. When a muscle is hard to feel, gentle electrical stimulation is one option.</p>
    <p>Muscle training guided by a physiotherapist is well studied for leaks in women. For pelvic pain and some other problems there is less research. You will hear where yours stands.</p>
    <p><strong>An internal exam is never required.</strong> It can show more about how the muscles work. It is done only if you want it, after you have heard what it involves and have said yes. You can say no, or stop at any moment, and your care goes on.</p>
    <h2>Who it helps</h2>
    <p>Everyone has a pelvic floor, and people of every gender come. Constipation, going often and healing after birth are reasons too, as well as those above.</p>
    <p>See a doctor first if you find blood in your urine or stool, or bleed after menopause, and the same day if you have a fever with pain. If you are pregnant and have bleeding, leaking fluid or strong pain, call your midwife or doctor right away. ${caudaEquina} In an emergency call 911.</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>We talk, with the door closed</strong> What bothers you, what you drink, births and operations if you had any. Skip any question you like.</li>
      <li><strong>We look at the whole of you</strong> Standing, breathing, your back, hips and belly. You keep your clothes on for this part.</li>
      <li><strong>You choose what comes next</strong> You hear what an exam from the outside or an internal one would add. Yes, no and “not today” are all answers that we take. If you undress, you do so alone and have a sheet to cover you.</li>
      <li><strong>You leave with a small plan</strong> One or two things to practise, and when to do them.</li>
    </ol>
    <p>You may bring someone with you. We ask for your consent before each step, and again at every visit.</p>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes, later ones 30 to 45. Many people come every week or two at first, then once a month. Muscles need time: training for leaks is often tried for about three months before you judge it. We check with you along the way and change the plan if it is not helping.</p>
    <p>After a birth you can come for advice as soon as you feel up to it. An internal exam, if you want one, usually waits until about six weeks.</p>
    <p>In Ontario, physiotherapists who do internal pelvic exams must be on a roster that the College keeps. The public register shows who is on it; the link, with the name to look for, is on the <a href="/registered-providers">registered providers</a> page.</p>
    <h2>What to bring or wear</h2>
    <p>Wear soft clothes that you can move in. You do not need to shave or prepare in any way. You can come during your period, or move the visit if you would rather. It helps to bring:</p>
    <ul>
      <li>a list of your medicines</li>
      <li>reports from your doctor, midwife or surgeon, if you have them</li>
      <li>notes from two or three days: what you drank, when you went, when you leaked</li>
    </ul>
    <p>If there is something you would rather ask first, <a href="/contact">call us</a>. Please leave medical details out of the contact form.</p>
  `,
  questions: [
    {
      title: "Do I have to have an internal exam?",
      content:
        "No. It is never required. If you choose one, you can stop at any moment, and there is plenty to do without it.",
    },
    {
      title: "Can someone come in with me?",
      content:
        "Yes. A partner, friend or relative may stay for all or part of the visit. You can also ask for a few minutes alone with the physiotherapist.",
    },
    {
      title: "Is this only for women who have had a baby?",
      content:
        "No. Men, people who have never been pregnant and people long past menopause come too. Birth is only one of the reasons.",
    },
    {
      title: "I already do Kegels. Why come?",
      content:
        "Some muscles need to get stronger and some need to let go, and squeezing a tense muscle can make it sorer. An assessment shows which one is yours and whether you are using the right muscles.",
    },
  ],
  furtherTexts: [
    {
      heading: "About prolapse",
      paragraphs: [
        "A prolapse means that the bladder, the uterus or the bowel has moved down and presses into the vagina. It is common after births and with age. You may feel a weight, a bulge or a drag that is worse by evening, or nothing at all.",
        "Physiotherapy does not lift the organ back. Training the pelvic floor eases the symptoms of a mild or moderate prolapse for some people, and we look at how you lift, cough and use the toilet. A doctor can fit a pessary, a soft support. See one about bleeding or a bulge that stays out. If you cannot pass urine, go to an emergency department.",
      ],
    },
    {
      heading: "How the stimulation works",
      paragraphs: [
        "Electrical stimulation is one option when you cannot feel or find the muscle. A small unit sends a mild current through pads on the skin or, only if you choose it, a slim probe. The muscle tightens for a few seconds and rests, so that you learn what to look for.",
        "It may tap or tingle, and it should not hurt: you hold the control and can stop at any time. The evidence is mixed, so exercise stays the main part. We ask about your health first, because it is not for everyone: not in pregnancy, for example, nor with a pacemaker, an infection or cancer in the area.",
      ],
    },
  ],
  sampleFees: {
    first: [60, 150],
    later: [
      [30, 95],
      [45, 120],
    ],
  },
  postCategories: ["Recovery", "Strength"],
  translations: {
    tl: {
      name: "Pelvic floor physiotherapy",
      text: "Pribado at magalang na pag-aalaga, para sa pagpigil ng ihi, sakit sa puson at balakang, pagbubuntis, at mga buwan matapos manganak.",
    },
    gu: {
      name: "પેલ્વિક ફ્લોર ફિઝિયોથેરાપી",
      text: "પેશાબ પર કાબૂ, પેડુનો દુખાવો, ગર્ભાવસ્થા અને સુવાવડ પછીના મહિનાઓ માટે, ખાનગીમાં અને આદરપૂર્વક.",
    },
    fa: {
      name: "فیزیوتراپی کف لگن",
      text: "مراقبت خصوصی و محترمانه، برای کنترل ادرار، درد لگن، بارداری و ماه‌های پس از زایمان.",
    },
  },
};
