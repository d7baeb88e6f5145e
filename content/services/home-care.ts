import {
  clot,
  fainting,
  headOnBloodThinner,
  heartOrStroke,
  noWeightBearing,
} from "#content/red-flags.ts";
import { clinic } from "../clinic.ts";
import type { Service } from "./service-content.ts";

export const homeCare: Service = {
  id: 14,
  url: "home-care",
  heading: "Home Care",
  menuName: "Home Care",
  menuGroup: "Move and recover",
  mentions: /home visit|at home\b|my home\b|home physiotherapy/gi,
  bookName: "a home visit",
  cardText:
    "Physiotherapy in your own home, after surgery, after a fall, or when getting out is too hard.",
  picture: {
    name: "services/home-care",
    alt: "A dark green arched front door with a bench and a plant",
    crop: "object-[50%_60%]",
  },
  metaTitle: `Physiotherapy at Home in ${clinic.address.city}`,
  metaDescription: `A registered physiotherapist comes to you in and near ${clinic.address.city}: after surgery, after a fall, or when the trip is too hard. Home visits are by request.`,
  lead: "A physiotherapist at your door, for the weeks when the trip to us is the hardest part.",
  intro: {
    heading: "When the stairs come first.",
    paragraph:
      "Your own bed, your own bathtub, the step down to the porch. At home we practise the things you really do, in the place where you do them.",
    bullets: [
      "After a hip or knee replacement",
      "After a fall, or a stay in hospital",
      "Walking, stairs, bed and bath",
      "Parkinson’s, stroke or long illness",
      "New parents who cannot get away",
      "Advice on rails, rugs and walkers",
    ],
  },
  glance: [
    { term: "First visit", text: "60 minutes, at your home" },
    { term: "After that", text: "30 to 45 minutes, often once or twice a week to begin with" },
    { term: "With", text: "A registered physiotherapist" },
    { term: "Referral", text: "Not needed. Some insurers ask for one: check your plan" },
    { term: "Bring", text: "Nothing. Have shoes, your medicine list and hospital papers at hand" },
  ],
  description: `
<h2>What it is</h2>
<p>Home care, here, means physiotherapy visits in your home. The physiotherapist brings what is needed in a bag: bands, a strap, tools for measuring, sometimes a folding step. The rest is already there. Your kitchen counter is a good handrail, and your own staircase tells us more than any stair in a gym.</p>
<p>It is not nursing, personal care or housekeeping. We do not change dressings, give medicines or help with bathing. If you need those, we can say who to ask.</p>
<h2>Who it helps</h2>
<p>Home visits suit people for whom the trip to us is the hardest part:</p>
<ul>
<li>the first weeks after a hip or knee replacement, or after a fracture</li>
<li>after a hospital stay that left you weak</li>
<li>after a fall, or when fear of falling keeps you in your chair</li>
<li>Parkinson’s disease, a past stroke, or another long illness</li>
<li>parents at home with a newborn, or people who care for somebody and cannot leave</li>
<li>weeks when the sidewalks are ice</li>
</ul>
<p>Exercise for strength and balance lowers the risk of falls in older people, and this is well supported by research. Exercises after a joint replacement can be done at home or in a clinic; studies have found similar results for many people. Some treatments still need the clinic, such as shockwave and the parallel bars. A mix often works: at home first, then with us when the bus is possible again.</p>
<p><strong>Get help first:</strong> ${noWeightBearing} ${fainting} ${headOnBloodThinner} ${heartOrStroke} ${clot} After surgery, go straight to the emergency department for it. For fever, or a wound that is red, hot or leaking, call your surgeon’s office that day.</p>
<h2>What a first visit is like</h2>
<ol>
<li><strong>We call ahead</strong> To agree on a time, ask about the door, stairs, pets and parking for the visit, and hear who else will be there.</li>
<li><strong>We sit down and talk</strong> At the kitchen table, if you like. What happened, what the hospital said, and what you want to manage on your own.</li>
<li><strong>We walk through your day</strong> Out of bed, to the bathroom, up the stairs, to the stove. We check strength and balance as we go, with a hand ready.</li>
<li><strong>We begin</strong> Two or three exercises, written large, with the chair or counter you will use. We point out small changes that make a fall less likely, such as moving a loose rug.</li>
</ol>
<h2>How long and how often</h2>
<p>The first visit takes 60 minutes, later ones 30 to 45. After surgery, twice a week for the first two or three weeks is common, then once. Others need a few visits to set up a program and a check each month. We look at your progress together after every fourth visit. When you are ready to come to the clinic, or to go on alone, you will hear it from us.</p>
<p>Video follow-ups can replace some visits, if there is room to move in front of the camera and somebody nearby to steady you.</p>
<h2>Who provides it</h2>
<p>A registered physiotherapist makes the home visits. Names, languages and colleges are on our <a href="/registered-providers">registered providers</a> page. Home visits are by request, so please <a href="/contact">ask at the front desk</a> who can come, when, and whether your street is within reach. You hear the cost, travel included, before the first visit.</p>
<p>Some people can have publicly funded physiotherapy at home through Ontario Health atHome. Ask your doctor or your hospital’s discharge planner about it. You are free to choose, and we do not mind if you compare.</p>
<h2>What to bring or wear</h2>
<p>You bring nothing. It helps to have ready:</p>
<ul>
<li>firm shoes with a back, not slippers, and loose pants or shorts</li>
<li>your walker, cane or crutches</li>
<li>your medicine list, and the papers from the hospital or surgeon</li>
<li>glasses and hearing aids</li>
<li>a clear path from the door to your bed, chair and bathroom, and pets in another room</li>
<li>a family member or friend, if you would like one beside you</li>
</ul>
`,
  questions: [
    {
      title: "Do you come to my area?",
      content: `We visit homes in ${clinic.address.city} and the areas around it, as time allows. Call us with your postal code and we will tell you whether we can come, and when.`,
    },
    {
      title: "Will my insurance pay for a home visit?",
      content:
        "Plans that cover physiotherapy often cover it at home too, but some do not pay for travel. Ask your insurer, and ask us for the full cost before you book. Often we can send the claim for you: see Fees and insurance.",
    },
    {
      title: "Can my daughter be there?",
      content:
        "Yes, if you want her to be. Family can learn how to help you up safely, and she can join by phone or video if she lives far away.",
    },
    {
      title: "What if I am too tired on the day?",
      content:
        "Call us as early as you can. We can make the visit shorter and gentler, or move it to another day.",
    },
  ],
  contactAdvice:
    "A registered physiotherapist makes the home visits. The front desk knows who can come, when, and whether your street is within reach.",
  sampleFees: {
    note: `Travel within ${clinic.address.city} is included`,
    first: [60, 165],
    later: [
      [30, 110],
      [45, 130],
    ],
  },
  postCategories: ["Recovery", "Strength"],
  translations: {
    tl: {
      name: "Physiotherapy sa bahay",
      text: "Sa sarili ninyong bahay, matapos ang operasyon o pagkahulog, o kung mahirap lumabas.",
    },
    gu: {
      name: "ઘરે ફિઝિયોથેરાપી",
      text: "તમારા પોતાના ઘરે: ઓપરેશન પછી, પડી ગયા પછી, અથવા બહાર નીકળવું અઘરું હોય ત્યારે.",
    },
    fa: {
      name: "فیزیوتراپی در منزل",
      text: "در خانهٔ خودتان: پس از جراحی، پس از زمین خوردن، یا وقتی بیرون آمدن سخت است.",
    },
  },
};
