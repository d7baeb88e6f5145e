import { collisionPayers } from "#content/collision-benefits.ts";
import type { DemoPost } from "./demo-post.ts";

export const insuranceReceipts: DemoPost = {
  title: "Receipts, referrals and extended health plans",
  slug_url: "receipts-and-referrals",
  brief_paragraph:
    "Six questions to ask your plan before the first visit, and what should be printed on the receipt after it.",
  cover: "blog/receipts",
  published_date: "2024-08-28",
  updated_date: "2025-11-13",
  category: "Visits",
  metaTitle: "Receipts, referrals and health plans",
  metaDescription:
    "Do you need a referral? What must a receipt show? Six questions for your extended health plan before you book, and where claims often get stuck.",
  blogs_content: [
    {
      heading: "Do I need a referral?",
      paragraph: `<p>Not by law. In Ontario you can see a physiotherapist, chiropractor, massage therapist, acupuncturist or psychological associate without one. Your <em>plan</em> may want a doctor’s note all the same, most often for massage, orthotics, braces and compression stockings. Some plans accept only a note that was written before the visit. So ask first, because a note is easier to get than a refund.</p>`,
    },
    {
      heading: "Six questions for your plan",
      paragraph: `<p>Call the number on your card, or look in the online account. Have a pencil ready.</p>
<ol><li>Is this service covered, and do you need a doctor’s note or prescription?</li><li>Which registration must the provider have? A plan that names “psychologist” may or may not include a psychological associate.</li><li>How much per visit, and how much per year?</li><li>When does the year begin: in January, or on another date?</li><li>Is there a deductible, or a share that I pay myself?</li><li>Can the clinic send the claim, and do you pay for video or home visits?</li></ol>
<p>Write down the date and the name of the person you spoke with. If the answer matters, ask for it in writing.</p>`,
    },
    {
      heading: "What a receipt should show",
      paragraph: `<ul><li>your name, as the plan has it</li><li>the date of each visit and the kind of service</li><li>the provider’s name, title and registration number</li><li>the clinic’s name, address and phone number</li><li>what you paid, and when</li></ul>
<p>Check it before you put on your coat. A nickname, or a missing number, is quickly corrected at the front desk. A receipt can name only the person who treated you and the day it happened. Please do not ask for another date or another family member’s name. It would be false, and it could cost you your coverage.</p>`,
    },
    {
      heading: "When more than one plan could pay",
      paragraph: `<p><strong>Two plans in the family.</strong> Your own usually pays first. The rest can go to your spouse’s, together with the first plan’s statement. For a child, it is often the plan of the parent whose birthday comes earlier in the year.</p>
<p><strong>A car collision.</strong> Tell the auto insurer within seven days, or as soon as you can. ${collisionPayers}</p>
<p><strong>An injury at work.</strong> Tell your employer and ask about WSIB before you use your own plan.</p>
<p><strong>OHIP.</strong> OHIP does not pay for visits here. It pays for physiotherapy only at certain clinics and for certain groups. We can tell you where to ask.</p>
<p><strong>Taxes.</strong> What no plan paid back may count as a medical expense. Keep the receipts, and see the Canada Revenue Agency’s list.</p>`,
    },
    {
      heading: "Where claims get stuck",
      paragraph: `<p>Usually on small things: a photo of a receipt with a thumb over the total, a claim sent after the plan’s deadline, two services on one day when the plan pays for one. Keep every receipt in one envelope or one phone album, and write “sent” on it with the date.</p>
<p>If a claim is refused, ask for the reason and for the exact line in the plan. Sometimes all that is missing is a number that we can print.</p>`,
    },
    {
      heading: "When to see someone about it",
      paragraph: `<p>Ask our front desk before you book if you would like to know the fee, or whether we can send the claim for you. Our prices, and who pays for what, are under <a href="/fees">fees and insurance</a>. We cannot tell you what your plan will pay. Only the plan can. If money is tight, tell us early. In <a href="/service/physiotherapy">physiotherapy</a> it is often possible to space visits further apart and do more at home.</p>
<p>And do not let paperwork delay care that is urgent. In an emergency call 911 and leave the receipts for later.</p>`,
    },
  ],
};
