import { collisionBilling, collisionPayers } from "#content/collision-benefits.ts";
import { caudaEquina, chestPain, headOnBloodThinner } from "#content/red-flags.ts";
import type { DemoPost } from "./demo-post.ts";

export const afterACollision: DemoPost = {
  title: "The first days after a car collision",
  slug_url: "after-a-car-collision",
  brief_paragraph: "What to check first, why day two is often the sorest, what to file.",
  cover: "blog/collision",
  published_date: "2025-01-08",
  updated_date: "2025-11-13",
  category: "Recovery",
  metaTitle: "The first days after a car collision",
  metaDescription:
    "From the roadside to the end of the first week: when to call 911, how to keep a sore neck moving, and when to tell your insurer in Ontario.",
  reviewer: "rohan-d",
  sources: [
    "Statutory Accident Benefits Schedule, Ontario Regulation 34/10. https://www.ontario.ca/laws/regulation/100034",
  ],
  blogs_content: [
    {
      heading: "The first hour",
      paragraph: `<p>If anyone is hurt, call 911. Stay still and wait for help if you have strong neck or back pain, or if your arms or legs are numb or weak. Call 911 for any of these too, that day or later:</p>
<ul><li>a headache that grows, vomiting more than once, confusion, or a blackout</li><li>belly pain</li><li>numbness, tingling or weakness in an arm or leg</li></ul>
<p>${chestPain} ${headOnBloodThinner} ${caudaEquina}</p>
<p>If you are fit to do it, take photographs, and write down the other driver’s name, plate and insurer. Shaking hands and a blank mind are normal. Ask a passenger to do the writing.</p>`,
    },
    {
      heading: "Day one and day two",
      paragraph: `<p>You may feel fine on the evening of the collision and wake up feeling as if you had moved a piano. Strained muscles and joints often take a day to complain. It does not mean that something has come loose overnight.</p>
<p>Use a warm shower or a wrapped cold pack, whichever you like better, for ten to fifteen minutes. Ask a pharmacist which pain reliever suits you and your other medicines. Sleep on one ordinary pillow. A soft collar is seldom needed: necks that stay in one for days tend to get stiffer.</p>`,
    },
    {
      heading: "Days three to seven: small and often",
      paragraph: `<p>Once a serious injury has been ruled out, movement is the treatment with the better record. Every hour or two while you are awake:</p>
<ol><li>Turn your head slowly to the left and the right, as far as is comfortable, five times.</li><li>Tip one ear toward each shoulder, three times.</li><li>Roll your shoulders backward ten times.</li><li>Stand up and walk to the window.</li></ol>
<p>Do some of your usual day, at about half speed. Carry the milk, but not the case of milk. A little more ache that has gone by bedtime is all right. If you are worse the next morning, cut it by a third.</p>`,
    },
    {
      heading: "The paperwork",
      paragraph: `<p>In Ontario, accident benefits can help to pay for treatment, whoever caused the collision.</p>
<ul><li><strong>Tell your auto insurer within seven days,</strong> or as soon as you can.</li><li><strong>Return the application (OCF-1) within 30 days</strong> of getting the forms.</li><li><strong>Find your other plans.</strong> If you have a health plan from work, tell both insurers. ${collisionPayers}</li><li><strong>Keep a page of notes:</strong> what hurts, what you could not do, receipts, kilometres.</li></ul>
<p><strong>At our clinic:</strong> ${collisionBilling} The prices are under <a href="/fees">fees and insurance</a>.</p>
<p>If you have missed a date, call anyway and say why. If you were hurt while driving for work, tell your employer too, as that may go through WSIB instead.</p>`,
    },
    {
      heading: "The part nobody sees",
      paragraph: `<p>Jumping at brake lights, bad dreams, taking the long way around that corner: all this is common in the first weeks, and for most people it fades. Go as a passenger first, then drive around the block at a quiet hour. If it does not fade after a month, or it keeps you off the road, talking with someone can help. Our <a href="/service/psychology">psychology</a> visits are by video.</p>`,
    },
    {
      heading: "When to see someone",
      paragraph: `<p>Book an assessment within the first week or two if your neck or back still limits you. A <a href="/service/physiotherapy">physiotherapist</a> or <a href="/service/chiropractic-treatment">chiropractor</a> can test how you move, plan the next steps, and tell you which insurance forms they fill in, such as the treatment plan (OCF-18) or, under the Minor Injury Guideline, the OCF-23. Most sore necks get better over weeks to months. Some take longer, and that is easier to handle with a plan. If you have been foggy, dizzy or unusually tired since the crash, mention it, and ask about <a href="/service/concussion-rehabilitation">concussion rehabilitation</a>.</p>`,
    },
  ],
};
