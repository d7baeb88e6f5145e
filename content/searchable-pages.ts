interface SearchablePage {
  name: string;
  path: string;
  text: string;
  /** Words that people may look for, beside those of the name and the text. */
  keywords: string;
}

/** Shown where a search found nothing. */
export const searchExamples = "“knee” or “massage”";

export const searchablePages: SearchablePage[] = [
  {
    name: "Fees and insurance",
    path: "/fees",
    text: "What a visit costs, who can send the bill to your insurer, and how to pay.",
    keywords:
      "price prices cost rates how much cheap discount student receipt receipts tax taxes invoice deductible benefits coverage payment claim insurer",
  },
  {
    name: "Do you bill my insurer directly?",
    path: "/fees#billing",
    text: "For which services we send the claim, and what you pay at the desk.",
    keywords:
      "direct billing claim claims insurance insurer benefits coverage submit sun life sunlife manulife canada life green shield greenshield blue cross bluecross desjardins veteran veterans",
  },
  {
    name: "Extended health plans",
    path: "/fees#plans",
    text: "When a plan asks for a doctor’s note.",
    keywords: "referral referrals prescription insurance insurer benefits coverage",
  },
  {
    name: "Hurt at work (WSIB)",
    path: "/fees#hurt-at-work-wsib",
    text: "What to report after an accident on the job, what to bring, and who pays.",
    keywords: "workplace injury injured claim insurance form 6 compensation",
  },
  {
    name: "After a car collision",
    path: "/fees#after-a-car-collision",
    text: "What to tell your auto insurer, which forms there are, and what you pay.",
    keywords:
      "accident crash hit mva mvc motor vehicle icbc insurance insurer benefits claim adjuster lawyer ocf 1 18 23 ocf1 ocf18 ocf23 minor injury guideline mig",
  },
  {
    name: "OHIP, and no OHIP card",
    path: "/fees#ohip-and-no-ohip-card",
    text: "What the province pays for, and what it does not.",
    keywords: "health card refugee ifhp coverage insurance free",
  },
  {
    name: "If money is tight",
    path: "/fees#if-money-is-tight",
    text: "Fewer visits with more to do at home, and where publicly funded care is.",
    keywords: "low income poor cannot afford cheap discount free sliding scale odsp welfare",
  },
  {
    name: "Changing or cancelling",
    path: "/fees#cancel",
    text: "How much notice we ask for, and when there is a fee.",
    keywords: "cancellation reschedule refund missed late appointment ill sick fever flu covid",
  },
  {
    name: "How to pay",
    path: "/fees#pay",
    text: "Which cards and other ways of payment we take.",
    keywords: "payment debit credit card cash e-transfer etransfer deposit",
  },
  {
    name: "Your first visit",
    path: "/first-visit",
    text: "What to bring, who may come along, and what happens minute by minute.",
    keywords:
      "parking accessible wheelchair elevator washroom toilet forms interpreter translator children child kid pediatric paediatric baby son daughter parent teen teenager new patient prepare book booking appointment x-ray xray mri scan report virtual video zoom telehealth",
  },
  {
    name: "Contact us",
    path: "/contact",
    text: "Phone, opening hours, message form, map and directions.",
    keywords:
      "address open closed email holiday holidays christmas boxing new year family day easter weekend sunday saturday evening urgent emergency soon message write book booking appointment job career careers hiring volunteer complaint",
  },
  {
    name: "Find us",
    path: "/contact#find-us",
    text: "The map, and how to get here.",
    keywords: "address location directions bus subway map parking ramp elevator",
  },
  {
    name: "For referring doctors",
    path: "/contact#doctors",
    text: "Our fax number, what to send, and what we send back.",
    keywords: "fax doctor doctors dr physician referral referrals refer prescription",
  },
  {
    name: "What hurts?",
    path: "/services#what-hurts",
    text: "Pick where it hurts and see who can help.",
    keywords: "pain sore ache symptom symptoms injury",
  },
  {
    name: "Services",
    path: "/services",
    text: "Everything that we treat and fit, on one page.",
    keywords: "treatments therapy therapies",
  },
  {
    name: "Registered providers",
    path: "/registered-providers",
    text: "Who will treat you, when they are here and which languages they speak.",
    keywords:
      "team staff people clinician clinicians therapist therapists language languages mandarin cantonese chinese punjabi urdu hindi arabic french spanish russian korean",
  },
  {
    name: "Blogs",
    path: "/blog",
    text: "Short, practical reading from our team.",
    keywords: "articles posts exercises advice tips",
  },
  {
    name: "About us",
    path: "/about",
    text: "Who we are and how we work.",
    keywords: "clinic story testimonials",
  },
  {
    name: "Gallery",
    path: "/gallery",
    text: "Pictures of our rooms.",
    keywords: "photos rooms tour",
  },
  {
    name: "Areas that we serve",
    path: "/location",
    text: "A page for each area around the clinic.",
    keywords: "location locations near neighbourhood",
  },
  {
    name: "Privacy",
    path: "/privacy",
    text: "How we handle messages and visits.",
    keywords: "data personal information records copy file complaint",
  },
  {
    name: "Accessibility",
    path: "/accessibility",
    text: "How to use this site, and who to tell if it does not work for you.",
    keywords: "screen reader keyboard",
  },
  {
    name: "Tagalog",
    path: "/tl",
    text: "Our services in Tagalog.",
    keywords:
      "filipino language sakit masakit likod tuhod balikat masahe aksidente bayad presyo magkano paradahan telepono",
  },
  {
    name: "ગુજરાતી (Gujarati)",
    path: "/gu",
    text: "Our services in Gujarati.",
    keywords:
      "gujarati language દુખાવો કમર પીઠ ઘૂંટણ ગરદન ફિઝિયોથેરાપી મસાજ અકસ્માત વીમો કિંમત પાર્કિંગ સરનામું ફોન સમય",
  },
  {
    name: "فارسی (Farsi)",
    path: "/fa",
    text: "Our services in Farsi.",
    keywords:
      "farsi persian language درد کمر کمردرد گردن گردن‌درد زانودرد زانو شانه سردرد فیزیوتراپی ماساژ تصادف بیمه نوبت هزینه قیمت پارکینگ نشانی آدرس تلفن ساعت کار",
  },
];
