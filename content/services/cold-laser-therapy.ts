import { armWeakness, caudaEquina, clumsyHands, feverWithStiffNeck } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const coldLaserTherapy: Service = {
  id: 12,
  url: "cold-laser-therapy",
  heading: "Cold Laser Therapy",
  menuName: "Cold Laser Therapy",
  menuGroup: "Measured and high-tech",
  mentions: /\blaser/gi,
  bookName: "cold laser",
  cardText:
    "Low-power light on the skin over a sore joint or tendon, used alongside exercise and advice.",
  picture: {
    name: "services/cold-laser-therapy",
    alt: "A hand-held laser shining on a smooth stone, with tinted safety glasses beside it",
    crop: "object-[60%_50%]",
  },
  metaTitle: `Cold Laser Therapy in ${clinic.address.city}`,
  metaDescription:
    "Cold laser is low-power light used next to exercise for some neck, heel and tendon pain. Read what guidelines say, where they disagree and how a visit goes.",
  lead: "Low-power light over a sore spot, as one part of a plan. You will hear where the evidence is fair and where it is thin.",
  intro: {
    heading: "A little help alongside your exercises.",
    paragraph:
      "You sit, you wear tinted glasses, and you feel next to nothing. Cold laser may ease some kinds of pain for a while, long enough to make the exercises easier to do.",
    bullets: [
      "Neck pain that has lasted for months",
      "Heel pain (plantar fasciitis)",
      "Tennis elbow and some other tendon pain",
      "Long-lasting low back pain, if you want to try it",
      "No needles and almost no heat",
      "A short trial, then an honest look",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, with an assessment before any treatment" },
    { term: "After that", text: "30 to 45 minutes, once or twice a week for three to four weeks" },
    { term: "With", text: "A chiropractor" },
    { term: "Referral", text: "Not needed. Ask your insurer whether laser is covered" },
    { term: "Bring", text: "Clothes that bare the sore area, a medicine list, any reports" },
  ],
  description: `
<h2>What it is</h2>
<p>Cold laser is also called low-level laser or photobiomodulation. A hand-held device shines red or invisible near-infrared light onto the skin over a sore joint, muscle or tendon. The light is far too weak to cut or burn in normal use, which is why it is called cold. You may feel nothing at all, or a slight warmth.</p>
<p>Cells take up some of this light, and laboratory work suggests that it may calm inflammation and pain signals. Whether that makes a difference you can feel depends on the problem, the dose and the person. We offer it as an add-on to movement, advice and hands-on care. On its own it is seldom a good use of your time or money.</p>
<h2>Who it helps</h2>
<p>Guidelines do not agree with each other, so here is what they say as plainly as we can put it:</p>
<ul>
<li><strong>Neck pain that has lasted for months.</strong> Australian treatment guidelines list laser as an option for short-term relief, as part of a wider plan. A Dutch guideline for physiotherapists does not recommend it.</li>
<li><strong>Heel pain (plantar fasciitis).</strong> American physiotherapy guidelines include it as an option next to stretching and exercise. Trials measured relief over weeks to about three months, and they do not agree on whether walking gets easier.</li>
<li><strong>Tennis elbow.</strong> Some trials found less pain in the short term. The right dose matters and is not settled.</li>
<li><strong>Low back pain that has lasted for months.</strong> An American guideline for doctors lists it, on low-quality evidence. A later, careful trial found it no better than a switched-off laser.</li>
<li><strong>Knee arthritis.</strong> Reviews disagree, and Australia’s guideline for family doctors advises against it. We would start with exercise.</li>
</ul>
<p>For other uses that you may have seen in advertisements, such as weight loss, we do not offer it.</p>
<p>We do not shine it at the eyes, over a known or suspected cancer, over the womb in pregnancy, or over the thyroid gland. Tell us if your skin reacts to light, if you have lupus, if a medicine makes you sensitive to the sun, if you have lost feeling in the area, or if you have a dark tattoo there.</p>
<p><strong>Get medical help first:</strong> see a doctor the same day if neck or back pain comes with a fever. ${armWeakness} ${feverWithStiffNeck} ${clumsyHands} ${caudaEquina} Call 911 for neck or back pain after a hard fall or a collision, for a sudden, severe headache, or for trouble with speech or sight.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We talk</strong> What hurts, since when, what you have tried, your health and your medicines.</li>
<li><strong>We examine</strong> How you move and where it hurts, so that we treat the right thing.</li>
<li><strong>You hear the options</strong> With laser and without it, what each may do, and the cost. “No, thank you” is a good answer too.</li>
<li><strong>We try it</strong> If you agree, you and the chiropractor put on safety glasses, and the device rests on your skin for five to fifteen minutes. Then we practise an exercise.</li>
</ol>
<h2>How long and how often</h2>
<p>The first visit takes 60 minutes, later ones 30 to 45, of which the laser is the smaller part. A fair trial is six treatments or so, once or twice a week. Before the first one we write down something you can count: how far you can turn your head to back out of the driveway, or how long you can stand at the sink. If that has not changed after six treatments, we stop the laser and talk about what else to do.</p>
<p>Side effects are uncommon and mild: the spot may feel sore or warm for a day. Eye injury is the main risk, and the glasses are there for that. Please keep them on until the device is off.</p>
<h2>Who provides it</h2>
<p>A chiropractor assesses you and gives cold laser treatment. Names, languages and a link to the public register are on our <a href="/registered-providers">registered providers</a> page. Ask which days suit. If you already see one of our physiotherapists, the two can share notes, with your permission.</p>
<h2>What to bring or wear</h2>
<ul>
<li>a loose collar, a tank top or shorts, so that we can reach bare skin</li>
<li>no lotion or sunscreen on the area</li>
<li>a list of medicines and creams</li>
<li>reports of X-rays or scans, if you have had any</li>
</ul>
<p>Not sure whether it makes sense for you? <a href="/contact">Call or write to us</a> before you book. Please leave medical details out of the message.</p>
`,
  questions: [
    {
      title: "Does it feel hot or hurt?",
      content:
        "Most people feel nothing, and some feel a slight warmth. If it ever feels hot or stings, speak up and we stop.",
    },
    {
      title: "Is it safe for my eyes?",
      content:
        "Laser light can harm the eye, including light that you cannot see. Everyone in the room wears glasses made for it, and the device is switched on only when it touches your skin.",
    },
    {
      title: "Should I choose laser or shockwave?",
      content:
        "They are different tools, and many people need neither. For heel pain both are options next to stretching and strengthening. We look at how long it has hurt, your health and your budget, and then advise you.",
    },
  ],
  contactAdvice:
    "A chiropractor assesses you and gives the treatment. The front desk knows who is in, and when.",
  sampleFees: {
    note: "The first visit is an assessment",
    first: [60, 110],
    later: [
      [30, 75],
      [45, 95],
    ],
  },
  postCategories: ["Recovery"],
  translations: {
    tl: {
      name: "Cold laser therapy",
      text: "Mahinang ilaw sa balat, sa tapat ng masakit na kasukasuan o litid, kasabay ng ehersisyo at payo.",
    },
    gu: {
      name: "કોલ્ડ લેસર થેરાપી",
      text: "દુખતા સાંધા કે સ્નાયુબંધ ઉપરની ચામડી પર ઓછી શક્તિનો પ્રકાશ, કસરત અને સલાહની સાથે.",
    },
    fa: {
      name: "لیزر سرد",
      text: "نور کم‌توان روی پوست، بالای مفصل یا تاندون دردناک، در کنار تمرین و راهنمایی.",
    },
  },
};
