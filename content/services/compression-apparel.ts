import { clot, coldLimbUnderPressure } from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const compressionApparel: Service = {
  id: 13,
  url: "compression-apparel",
  heading: "Compression Apparel",
  menuName: "Compression Apparel",
  menuGroup: "Measured and high-tech",
  mentions: /compression|stocking/gi,
  bookName: "a stocking fitting",
  cardText:
    "Stockings and sleeves measured by a trained fitter, for swelling, long flights and tired legs.",
  picture: {
    name: "services/compression-apparel",
    alt: "Three compression stockings on stands before a sage arch",
    crop: "object-[42%_50%]",
  },
  metaTitle: `Compression Stockings in ${clinic.address.city}`,
  metaDescription: `Compression stockings and sleeves, measured by a trained fitter in ${clinic.address.city}. Come in the morning, bring your prescription and learn to put them on.`,
  lead: "Stockings and sleeves measured to your leg or arm, and a patient lesson in putting them on.",
  intro: {
    heading: "Legs that are heavy by evening.",
    paragraph:
      "Sock marks at supper, shoes that pinch after lunch, nine hours in an airplane seat. A garment that fits holds firm at the ankle, eases off toward the knee and stays up all day.",
    bullets: [
      "Swelling in the ankles, legs or arms",
      "Varicose veins and tired, heavy legs",
      "Long flights and days on your feet",
      "Pregnancy, when your doctor or midwife agrees",
      "Many colours and strengths",
      "Help with insurance forms",
    ],
  },
  glance: [
    { term: "First visit", text: "About 30 minutes, in the morning if you can" },
    {
      term: "After that",
      text: "A new measurement when you replace them, usually after about six months",
    },
    {
      term: "Referral",
      text: "Not needed to see us. Medical strengths need a prescription, and many insurers want one for the others too",
    },
    { term: "Bring", text: "Your prescription, the shoes you wear most, your old stockings" },
  ],
  description: `
<h2>What it is</h2>
<p>Compression apparel means stockings, socks, sleeves and gloves made of firm, stretchy knit. A compression stocking is tightest at the ankle and looser toward the top. This helps the veins carry blood back up the leg and keeps fluid from settling around the ankle.</p>
<p>The strength is given in millimetres of mercury (mmHg), the unit used for blood pressure. Lighter ones are for travel or for long days on your feet. From about 20 mmHg upward we call them medical strength, and we ask for a prescription from a doctor or nurse practitioner. Most sizes come ready made. If your leg does not match the chart, we measure for a custom pair.</p>
<p>Size matters more than brand. A stocking that is too loose does little, and one that is too tight can mark or injure the skin.</p>
<h2>Who it helps</h2>
<ul>
<li>people whose ankles swell by the end of the day</li>
<li>people with varicose veins and heavy, aching legs</li>
<li>people with lymphedema, as part of care with a trained therapist</li>
<li>people who have had a vein ulcer or a clot, when a doctor prescribes it</li>
<li>travellers who will sit for many hours</li>
</ul>
<p>The evidence is fairly good for reducing swelling, and for keeping a healed vein ulcer from coming back. Compression can ease the ache of varicose veins, but it does not remove them. On long flights, knee-high stockings lower the chance of small clots that cause no symptoms. If you have had a clot before, ask your doctor ahead of the trip. For faster recovery after sport the results are mixed and small.</p>
<p>Compression is not right for everyone. See your doctor first if you have poor circulation in the legs, diabetes with numb feet, heart failure, an open sore, or an infection of the skin. A simple test that compares the blood pressure at your ankle and arm helps your doctor judge whether compression is safe.</p>
<p><strong>When it cannot wait:</strong> ${clot} Do not put a stocking on that leg until you have been seen.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>A few questions</strong> What it is for, what your prescription says, and the health questions above. If something needs a doctor’s opinion first, we wait for it.</li>
<li><strong>We measure</strong> Ankle, calf, length and, for a longer stocking, the thigh, on both legs. It is done in private, with a tape, on bare skin.</li>
<li><strong>You choose</strong> Height, open or closed toe, fabric and colour. You hear the price before we order anything.</li>
<li><strong>You learn the trick</strong> Turn the heel inside out, use rubber gloves, smooth upward, never fold the top over. You practise until it works.</li>
</ol>
<h2>How long and how often</h2>
<p>Allow about 30 minutes. Legs swell through the day, so book as soon after we open as you can. If the size has to be ordered, we call you when it arrives, and you come back to try it on.</p>
<p>Most people put stockings on when they get up and take them off at bedtime, unless their doctor says otherwise. The knit loses its strength with wear and washing, so a pair lasts about six months, and two pairs worn in turn are easier to keep clean. We measure again each time, because legs change. Take them off and call your doctor if you have new pain. ${coldLimbUnderPressure}</p>
<p>Our fitter is trained to measure and fit, but is not a member of a health college. A fitter does not diagnose or decide whether compression is safe for you: that stays with your doctor or nurse practitioner.</p>
<h2>What to bring or wear</h2>
<ul>
<li>your prescription, with the strength and the length written on it</li>
<li>pants that roll up easily, or a skirt or shorts; a short sleeve for an arm</li>
<li>the shoes you wear most</li>
<li>your old stockings, even if you never liked them</li>
<li>your plan’s rules: many limit how many pairs they pay for in a year</li>
</ul>
<p>For lymphedema, ask your doctor about Ontario’s Assistive Devices Program, which can help with the cost of some garments.</p>
`,
  questions: [
    {
      title: "Why should I come in the morning?",
      content:
        "Swelling is least soon after you get up, so the measurements are truest then. If mornings are impossible, put your feet up for half an hour before you come, and let us know.",
    },
    {
      title: "I cannot reach my feet. How will I get them on?",
      content:
        "There are frames, slip-on sleeves and rubber gloves that help, and we will show you how they work. Bring the person who helps you at home, so that they can practise too.",
    },
    {
      title: "Do I sleep in them?",
      content:
        "Usually not. Take them off at bedtime, wash them by hand or on a gentle cycle, and dry them flat and away from heat. Follow your doctor if you were told something else.",
    },
    {
      title: "Can I buy a light pair without a prescription?",
      content:
        "Yes, for travel or for long days on your feet, if you are otherwise well. If you have diabetes, poor circulation or a heart condition, ask your doctor first, even about light ones.",
    },
  ],
  sampleFees: {
    note: "HST may apply: we tell you before you order",
    first: [30, 0],
    item: ["A pair", 110],
  },
  postCategories: ["Feet"],
  translations: {
    tl: {
      name: "Compression stockings at sleeves",
      text: "Sinusukat sa clinic, para sa pamamaga, mahabang biyahe sa eroplano, at pagod na binti.",
    },
    gu: {
      name: "કમ્પ્રેશન મોજાં અને સ્લીવ",
      text: "ક્લિનિકમાં માપ લઈને: સોજો, લાંબી વિમાની મુસાફરી અને થાકેલા પગ માટે.",
    },
    fa: {
      name: "جوراب و آستین فشاری",
      text: "با اندازه‌گیری در کلینیک، برای ورم، پروازهای طولانی و پاهای خسته.",
    },
  },
};
