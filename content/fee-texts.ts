import { collisionBilling, collisionPayers } from "./collision-benefits.ts";

export const feeTexts = {
  directBilling:
    "Often, yes. We send the claim for physiotherapy, chiropractic, massage and acupuncture if your plan accepts claims from clinics. You sign one form and pay only what the plan does not.\n\nFor psychology, orthotics, braces and compression wear you pay us and send in the receipt yourself. After a car collision, we send the bill to your auto insurer: see “After a car collision” below.\n\nWe cannot tell you what your plan will pay. Only the plan can.",
  insurers:
    "You do not need a referral to see us. Some plans ask for a doctor’s note, most often for massage, orthotics, braces and compression stockings. Some want it dated before the first visit, so please ask first.",
  cancellation:
    "Please give us 24 hours’ notice. With less, we charge half the visit fee. There is no fee if you are ill, if your child is, or if the roads are bad. Insurers do not pay for missed visits.\n\nRunning late? Come anyway. You get the time that is left, and where we can, a little more.",
  payment:
    "Debit, credit card, cash or e-transfer, after the visit. No deposit, and no card is needed to book by phone.",
  further: [
    {
      heading: "What the receipt shows",
      text: "Your name, as your plan has it; the date, the service and the length of the visit; the clinician’s name, title and registration number; our name, address and phone number, and what you paid.\n\nIt comes by email the same day, or on paper at the front desk.",
    },
    {
      heading: "After a car collision",
      text: `${collisionBilling}\n\nTell your auto insurer within 7 days, or as soon as you can. They send you an application (OCF-1): send it back within 30 days. Bring your claim number and your adjuster’s name. We fill in the treatment plan with you (OCF-23 or OCF-18).\n\n${collisionPayers}`,
    },
    {
      heading: "Hurt at work (WSIB)",
      text: "Tell your employer, and report the injury to the WSIB (Form 6). Bring your claim number. If the claim is accepted, the WSIB pays us and you pay nothing for approved care. While it is being decided, ask us before each visit what you would owe.",
    },
    {
      heading: "OHIP, and no OHIP card",
      text: "OHIP does not pay for visits here. It pays for physiotherapy only at certain clinics and for certain groups, such as people 65 and over, 19 and under, or just home from a hospital stay. We can tell you where to ask.\n\nYou do not need an OHIP card to see us. If you have coverage as a refugee claimant (IFHP), call first: some services need approval, and not every clinician is registered for it. Since May 1, 2026, the program covers 70 per cent and you pay 30. We tell you the amount before the visit.",
    },
    {
      heading: "If money is tight",
      text: "Please say so early. It is often possible to space visits further apart and do more at home. If you qualify for publicly funded care, we will tell you where to find it.",
    },
  ],
  reviewedOn: "2026-11-22",
};
