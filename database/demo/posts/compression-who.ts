import { clot, coldLimbUnderPressure } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const compressionWho: DemoPost = {
  title: "Compression stockings: who they help, how they fit",
  slug_url: "compression-stockings",
  brief_paragraph: "Why a measured pair feels different, and a trick for getting it on.",
  cover: "services/compression-apparel",
  published_date: "2025-08-06",
  category: "Feet",
  metaTitle: "Compression stockings: who and how",
  metaDescription:
    "Who compression stockings may help, who should ask a doctor first, how they are measured and a step-by-step way to get them on in the morning.",
  blogs_content: [
    {
      heading: "What the squeeze is for",
      paragraph: `<p>Blood has to climb back up from your feet. The calf muscles pump it, and small valves in the veins keep it from sliding down. When the valves are worn, or you stand behind a counter all day, fluid settles around the ankles. You see it in the ring that your sock leaves.</p>
<p>A compression stocking squeezes firmly at the ankle and less toward the knee. It does not repair a vein. It helps while you wear it.</p>`,
    },
    {
      heading: "Who may notice a difference",
      paragraph: `<ul>
<li>People with varicose veins whose legs feel heavy or ache by evening</li>
<li>People whose ankles swell from standing or sitting for long hours</li>
<li>People with a healed vein-related leg ulcer: there is some evidence that stockings make it less likely to come back</li>
<li>People with lymphedema, as one part of their care</li>
<li>Some travellers on long flights, and some women in pregnancy, if their doctor or midwife agrees</li>
</ul>
<p>For varicose veins the studies are few, though many wearers say their legs feel lighter. For tired legs alone, or after sport, the evidence is thinner still; there a pair may be worth a try, and you can give it up without harm.</p>`,
    },
    {
      heading: "Ask a doctor first",
      paragraph: `<p>For some people a tight stocking can do harm. Do not buy a pair before you have asked if you have</p>
<ul>
<li>poor circulation in the arteries (cold feet, calf cramps when you walk, slow-healing toes),</li>
<li>diabetes with reduced feeling in the feet,</li>
<li>heart failure,</li>
<li>a skin infection, an open sore or very fragile skin on the leg, or</li>
<li>swelling that nobody has explained yet.</li>
</ul>`,
    },
    {
      heading: "Why measuring matters",
      paragraph: `<p>A shoe size says nothing about an ankle. For a good fit we measure around the ankle, the calf and the length of the lower leg, early in the day if you can manage it, before the swelling comes. Stockings come in classes of pressure, given in mmHg. The higher ones usually call for a prescription, and insurers often want one for any.</p>
<p>At our clinic a garment fitter measures and fits <a href="/service/compression-apparel">compression apparel</a>. A fitter is not a member of a health college, so questions about your veins, heart or medicines go to your doctor.</p>`,
    },
    {
      heading: "The inside-out trick",
      paragraph: `<ol>
<li>Sit on the bed before you have been up for long. Feet dry. Skin cream is for the evening.</li>
<li>Put on rubber dish gloves. They grip the fabric and spare it from your nails.</li>
<li>Reach in, take hold of the heel and turn the leg part inside out down to it. You now have a short sock with a pocket.</li>
<li>Slip the foot in until the heel sits on your heel.</li>
<li>Fold the leg part back up, a hand’s width at a time, smoothing with your palms. Do not haul at the top band.</li>
<li>No folds, no rolled edge. A roll works like a rubber band.</li>
</ol>
<p>Take them off at night unless you were told otherwise. Wash them as the label says, and expect to replace them about twice a year.</p>`,
    },
    {
      heading: "When to take them off and call someone",
      paragraph: `<p>Take them off if you have new pain; a sore patch of skin means that the fit needs another look. ${coldLimbUnderPressure}</p>
<p>${clot} Do not put a stocking on that leg until you have been seen.</p>`,
    },
  ],
};
