import { chestPain, heartOrStroke } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const acupuncture: Service = {
  id: 5,
  url: "acupuncture",
  heading: "Acupuncture",
  menuName: "Acupuncture",
  menuGroup: "Hands, mind and calm",
  mentions: /acupunct/gi,
  isCommon: true,
  bookName: "acupuncture",
  cardText:
    "Fine, single-use needles placed by a registered acupuncturist, often for pain, sleep or stress.",
  picture: {
    name: "services/acupuncture",
    alt: "A tray with fine needles beside a vase of eucalyptus",
    crop: "object-[38%_50%]",
  },
  metaTitle: `Acupuncture in ${clinic.address.city}`,
  metaDescription: `Fine, single-use needles, a registered acupuncturist and a plain talk about what the research shows. Hour-long first visits in ${clinic.address.city}.`,
  lead: "Fine, single-use needles, a quiet room, and plain words about what acupuncture can and cannot do.",
  intro: {
    heading: "Small needles, plain answers.",
    paragraph:
      "Maybe your knee aches on the stairs, or your head does by four o’clock. Maybe you are curious and a little nervous. You can look at a needle before you decide.",
    bullets: [
      "Low back and neck pain that lasts",
      "Knee pain from arthritis",
      "Tension headaches and migraine",
      "Shoulder and elbow pain",
      "Trouble winding down or sleeping",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes" },
    { term: "After that", text: "Usually about 45 minutes, often once a week to begin with" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Loose sleeves and pants, a list of medicines. Eat lightly first" },
  ],
  description: `
    <h2>What it is</h2>
    <p>In acupuncture, very thin needles are placed in the skin and muscle at chosen points and left there for a while. The needles are solid, about as thick as a hair, and nothing is injected. Each one comes sterile in a sealed pack, is used once, and goes into a sharps box.</p>
    <p>It comes from traditional Chinese medicine, which describes health in its own terms. You may be asked about sleep, digestion and warmth, and have your pulse felt and your tongue looked at. Researchers think that the needles also act on nerves and on how the brain handles pain. How much of the effect comes from the points themselves is still debated.</p>
    <p>For low back pain, neck pain, knee arthritis and the prevention of headaches, studies show some benefit. It is often small when compared with sham needles. For sleep and stress the research is limited. It does not take the place of your doctor’s care or your medicines.</p>
    <h2>Who it helps</h2>
    <p>People often try acupuncture along with something else: exercise for the knee, pills for migraine, a fixed bedtime.</p>
    <p>Tell us before you book if you are pregnant, have a pacemaker or a bleeding disorder, take blood thinners, have a weak immune system, or have fainted at needles. Some points or methods are then left out, and sometimes it is wiser not to needle at all.</p>
    <p>See a doctor first about a new lump or weight loss without a reason, and the same day about a fever with pain. ${heartOrStroke} Call 911 as well for a sudden severe headache.</p>
    <h2>What a first visit is like</h2>
    <ol>
      <li><strong>We talk</strong> What brings you, your health, your medicines, and how you feel about needles.</li>
      <li><strong>You hear the plan</strong> Which points, why, what the evidence and the risks are, and what it costs. Nothing is placed before you say yes.</li>
      <li><strong>The needles go in</strong> You lie or sit so that you can rest. You may feel a tiny prick, then a dull, heavy or warm feeling. If one is sharp, say so and it comes out.</li>
      <li><strong>You rest, then they come out</strong> You have 15 to 25 quiet minutes and a way to call. Afterwards you sit for a moment before you stand up.</li>
    </ol>
    <h2>How long and how often</h2>
    <p>The first visit takes 60 minutes. Later ones usually take about 45. Many people come once a week and look at the result after four to six visits. We ask plain things: how far did you walk, how many headaches this month, how often did you wake. If nothing has changed by then, you can stop. If it helps, visits move further apart.</p>
    <p>A small bruise, a drop of blood or a tired hour afterwards is common. Some people feel faint, so we begin with few needles. Infection or injury to a deeper part, such as a lung, is rare, but it can show itself some hours later. ${chestPain}</p>
    <p>If your pain also needs exercise or hands-on care, you may hear a suggestion to see one of our <a href="/service/physiotherapy">physiotherapists</a>, and the two share notes only with your permission.</p>
    <h2>What to bring or wear</h2>
    <p>Wear loose clothes, with sleeves that roll above the elbow and legs that roll above the knee. Eat something light an hour or two before, such as toast and an egg, because an empty stomach makes fainting more likely. Please bring:</p>
    <ul>
      <li>a list of your medicines, vitamins and herbs</li>
      <li>any scans or reports about the problem</li>
      <li>a note of your headaches or your sleep, if you keep one</li>
    </ul>
    <p>Skip hard exercise and alcohol just before and after. If you are unsure whether it suits you, <a href="/contact">ask us</a> first.</p>
  `,
  questions: [
    {
      title: "Does it hurt?",
      content:
        "Most people feel a small prick and then a dull or heavy feeling. It should not stay sharp. Tell us if it does, and the needle comes out.",
    },
    {
      title: "I am afraid of needles. Can I still come?",
      content:
        "Yes, to talk. You can see and hold a needle in its pack, begin with one or two, or decide against it.",
    },
    {
      title: "Are the needles clean?",
      content:
        "Yes. Each needle is sterile, opened in front of you, used once, and put into a sharps box.",
    },
    {
      title: "Is it covered?",
      content:
        "OHIP does not pay for it. Many extended health plans pay for part of it; check that yours names registered acupuncturists. You get a receipt with the registration number. Often we can send the claim for you: see Fees and insurance.",
    },
  ],
  sampleFees: { first: [60, 110], later: [[45, 90]] },
  postCategories: ["Visits", "Stress"],
  translations: {
    tl: {
      name: "Acupuncture",
      text: "Maninipis na karayom na isang beses lang ginagamit, madalas para sa sakit ng katawan, tulog o stress.",
    },
    gu: { name: "એક્યુપંક્ચર", text: "એક જ વાર વપરાતી પાતળી સોય, મોટે ભાગે દુખાવો, ઊંઘ કે તાણ માટે." },
    fa: { name: "طب سوزنی", text: "سوزن‌های نازک یک‌بارمصرف، بیشتر برای درد، خواب یا استرس." },
  },
};
