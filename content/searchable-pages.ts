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
      "price prices cost rates receipt receipts benefits coverage payment wsib ohip collision claim",
  },
  {
    name: "Your first visit",
    path: "/first-visit",
    text: "What to bring, who may come along, and what happens minute by minute.",
    keywords: "parking accessible wheelchair elevator forms children new patient prepare",
  },
  {
    name: "Contact us",
    path: "/contact",
    text: "Phone, opening hours, message form, map and directions.",
    keywords: "address open closed email bus subway fax doctor doctors referral referrals holiday",
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
    keywords: "team staff people clinician clinicians therapist therapists language languages",
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
    keywords: "data personal information",
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
    keywords: "filipino language",
  },
  {
    name: "ગુજરાતી (Gujarati)",
    path: "/gu",
    text: "Our services in Gujarati.",
    keywords: "gujarati language",
  },
  {
    name: "فارسی (Farsi)",
    path: "/fa",
    text: "Our services in Farsi.",
    keywords: "farsi persian language",
  },
];
