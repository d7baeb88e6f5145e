import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const customMadeOrthoticsAndShoes: Service = {
  id: 8,
  url: "custom-made-orthotics-and-shoes",
  heading: "Custom Made Orthotics and Shoes",
  menuName: "Custom Orthotics and Shoes",
  menuGroup: "Measured and high-tech",
  mentions: /orthotic|insole/gi,
  bookName: "orthotics",
  cardText:
    "Insoles and shoes made to the shape of your feet, after a gait assessment and a cast or scan.",
  picture: {
    name: "services/custom-made-orthotics-and-shoes",
    alt: "A pair of coral shoes and two insoles in front of a green arch",
    crop: "object-[68%_50%]",
  },
  metaTitle: `Custom Orthotics and Shoes in ${clinic.address.city}`,
  metaDescription: `We watch you walk first, then cast or scan your feet if an insole is likely to be worth it. Custom made orthotics and shoes in ${clinic.address.city}.`,
  lead: "Insoles shaped to your feet, and shoes with room for them. First we check whether you need either.",
  intro: {
    heading: "Feet that count every step.",
    paragraph:
      "The walk from the bus, a shift on a concrete floor, the first steps out of bed. We watch you walk, read the wear on your old shoes and say whether an insole is likely to be worth it.",
    bullets: [
      "A gait assessment before anything is ordered",
      "Insoles made from a cast or scan of your feet",
      "Custom made shoes when store-bought shoes do not fit",
      "Pain in the heel, the arch or the ball of the foot",
      "High arches, arthritis and feet that need extra care",
      "A fitting visit, and changes if something rubs",
    ],
  },
  glance: [
    {
      term: "First visit",
      text: "60 minutes, with a gait assessment and, if you decide on it, a cast or scan",
    },
    { term: "After that", text: "A fitting of 30 to 45 minutes, then a check about a month later" },
    { term: "With", text: "A registered physiotherapist or a chiropractor" },
    {
      term: "Referral",
      text: "Not needed to see us. Many insurers want a doctor’s prescription: check your plan",
    },
    {
      term: "Bring",
      text: "The shoes you wear most, one worn-out pair, your socks, your plan’s rules",
    },
  ],
  description: `
<h2>What it is</h2>
<p>A custom made orthotic is an insole built on a model of your own foot. We take the shape with a cast or a scan, a laboratory makes the pair, and it comes back here for fitting. An insole can cushion a sore spot, spread your weight over more of the foot, or change how the foot rolls as you step.</p>
<p>A custom made shoe goes one step further. It is meant for feet that no store-bought shoe will hold: a large bunion, toes that have stiffened, two feet of very different sizes. Most people need only the insole, in a shoe that is deep enough for it.</p>
<p>Orthotics do not reshape your foot, and not every sore foot needs them. Sometimes another lace pattern, a wider shoe or calf exercises will do, and then that is what we suggest.</p>
<h2>Who it helps</h2>
<p>An assessment is worth your time if you have:</p>
<ul>
<li>pain under the heel or arch that has lasted more than six weeks</li>
<li>pain in the ball of the foot when you stand at the stove or at work</li>
<li>very high or very flat arches that hurt</li>
<li>arthritis in the foot or ankle</li>
<li>diabetes with sore spots or less feeling in your feet</li>
<li>one shoe that wears out much faster than the other</li>
</ul>
<p>Here is what the research says. For heel pain, insoles may ease pain a little over two to three months, though the reviews disagree. Custom insoles have not been shown to work better there than good ready-made ones. They have helped some people with very high arches or rheumatoid arthritis. For many other problems the studies are few and small. If a ready-made pair is a fair first try, we will suggest it.</p>
<p><strong>If you live with diabetes:</strong> see a doctor the same day for a new wound, or for a foot that is suddenly hot, red and swollen. If you also have a fever, go to the emergency department. Do not wait for an insole.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We talk</strong> Where it hurts, when it began, what floor you stand on, and what you would like to do again.</li>
<li><strong>We watch you walk</strong> In your shoes and barefoot. We look at your feet, knees and hips, and at the soles of your old pair.</li>
<li><strong>You hear what we think</strong> Insole, other shoes, exercises, or nothing for now. You see the full cost in writing before you decide.</li>
<li><strong>We take the shape</strong> Only if you say yes. A cast or scan of both feet takes a few minutes and does not hurt.</li>
</ol>
<h2>How long and how often</h2>
<p>The first visit takes 60 minutes. The laboratory then needs a few weeks, longer for shoes, and we give you a date when you order. The fitting takes 30 to 45 minutes. Wear new insoles for an hour on the first day and add an hour each day after that. Your feet may feel tired in the first week. Sharp pain, blisters or numb toes are not part of it: take the insoles out and call us.</p>
<p>We see you again after about a month. After that, once a year is enough to check for wear, or sooner if your feet or your weight change.</p>
<h2>Who provides it</h2>
<p>A registered physiotherapist or a chiropractor does the assessment. You can look them up on our <a href="/registered-providers">registered providers</a> page, which also says who speaks which language. Ask who is in on the day that suits you.</p>
<p>Our named team has no orthotist, pedorthist or chiropodist. Some insurance plans pay only when one of these professions prescribes or dispenses the insole. Please read that line in your plan before you order, or <a href="/contact">ask us</a> what it means.</p>
<h2>What to bring or wear</h2>
<ul>
<li>the shoes you wear most days, and work boots or runners if you need insoles for those</li>
<li>one old, worn pair: the soles tell us a lot</li>
<li>your usual socks, and pants that roll up to the knee or a pair of shorts</li>
<li>any insoles you already own, even ones that did not help</li>
<li>a prescription and your plan’s rules, if you will make a claim</li>
</ul>
`,
  questions: [
    {
      title: "Do I need custom insoles, or will a pair from the drugstore do?",
      content:
        "For common heel pain, a good ready-made pair is often a fair first try. Custom insoles make more sense when your foot has an unusual shape, or when ready-made ones have not helped. You will hear which we would try first, and why.",
    },
    {
      title: "Will they fit in all my shoes?",
      content:
        "Usually not in all of them. Lace-up shoes with a removable liner work well, while sandals and narrow dress shoes often do not. Bring the pairs that matter to you and we will check.",
    },
    {
      title: "Does my insurance cover orthotics?",
      content:
        "Many workplace plans pay part of the cost, often with a doctor’s prescription and a written gait assessment. Some accept only certain professions as prescriber or provider. Check before you order, because a custom pair is made for you alone. You pay us and send in the receipt yourself: see Fees and insurance.",
    },
    {
      title: "What if they hurt?",
      content:
        "Some tiredness in the first week is common. If something rubs or hurts, stop wearing them and call us. A small change to the edge or the padding often settles it.",
    },
  ],
  contactAdvice:
    "A registered physiotherapist or a chiropractor does the assessment. The front desk knows who is in on the day that suits you.",
  sampleFees: {
    note: "The fitting and one check are included",
    first: [60, 95],
    item: ["A pair", 430],
  },
  postCategories: ["Feet"],
  translations: {
    tl: {
      name: "Custom na orthotics at sapatos",
      text: "Insoles at sapatos na sunod sa hugis ng inyong paa, matapos tingnan ang lakad ninyo at kunan ng hulma o scan ang paa.",
    },
    gu: {
      name: "માપ પ્રમાણે ઓર્થોટિક્સ અને જૂતાં",
      text: "તમારી ચાલ જોઈને અને પગનું બીબું કે સ્કેન લઈને, તમારા પગના આકારનાં ઇનસોલ અને જૂતાં.",
    },
    fa: {
      name: "کفی و کفش سفارشی",
      text: "کفی و کفش به شکل پای شما، پس از بررسی راه رفتن و قالب‌گیری یا اسکن پا.",
    },
  },
};
