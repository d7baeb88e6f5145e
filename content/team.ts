import { type College, colleges } from "./colleges.ts";

export interface TeamMember {
  /** Part of URLs, such as those of the booking site. */
  id: string;
  /** Must match the public register, if registered. */
  name: string;
  /** The protected title or the job; two people have none. */
  role: string | undefined;
  portrait: string;
  languages: string[];
  /** Only for members of a regulatory college. */
  registration: { college: College; number: string } | undefined;
  booking?: { note: string; to?: "/contact" };
  services: string[];
  days: Weekday[];
  /** Two sentences. A sample, like the days. */
  bio: string;
}

type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

const weekdays: Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];

const throughFrontDesk = { note: "through the front desk", to: "/contact" } as const;

export const team: TeamMember[] = [
  {
    id: "mirela-s",
    name: "Mirela S.",
    role: "Registered Physiotherapist (PT)",
    portrait: "team/portrait-1",
    languages: ["English", "Farsi"],
    registration: { college: colleges.physiotherapists, number: "Sample 0001" },
    services: ["physiotherapy", "pelvic-floor-physiotherapy"],
    days: ["tuesday", "wednesday", "thursday", "friday", "saturday"],
    bio: "Sees people with pelvic floor concerns, and people getting moving again after surgery. She draws what she means before she suggests anything.",
  },
  {
    id: "joaquin-r",
    name: "Joaquin R.",
    role: "Registered Physiotherapist (PT)",
    portrait: "team/portrait-8",
    languages: ["English", "Tagalog"],
    registration: { college: colleges.physiotherapists, number: "Sample 0002" },
    services: ["physiotherapy"],
    days: weekdays,
    bio: "Sees knees, ankles and runners, and people with concussion or dizziness. He writes your exercises down, three at most.",
  },
  {
    id: "rohan-d",
    name: "Rohan D.",
    role: "Chiropractor (DC)",
    portrait: "team/portrait-2",
    languages: ["English", "Gujarati"],
    registration: { college: colleges.chiropractors, number: "Sample 0003" },
    services: ["chiropractic-treatment"],
    days: ["monday", "wednesday", "thursday", "saturday"],
    bio: "Sees backs, necks, and headaches that start in the neck. He shows you each movement first, and waits for your yes.",
  },
  {
    id: "leila-n",
    name: "Leila N.",
    role: "Registered Massage Therapist (RMT)",
    portrait: "team/portrait-4",
    languages: ["English", "Farsi"],
    registration: { college: colleges.massageTherapists, number: "Sample 0004" },
    services: ["registered-massage-therapy"],
    days: ["tuesday", "wednesday", "thursday", "friday", "saturday"],
    bio: "Works with tight necks, jaws and shoulders, and with people who are pregnant. She asks about pressure, and then asks again.",
  },
  {
    id: "wen-l",
    name: "Wen L.",
    role: "Registered Acupuncturist (R.Ac)",
    portrait: "team/portrait-6",
    languages: ["English"],
    registration: { college: colleges.acupuncturists, number: "Sample 0005" },
    services: ["acupuncture"],
    days: ["monday", "tuesday", "friday", "saturday"],
    bio: "Uses fine, single-use needles, often for pain, sleep or stress. Much of the first visit is questions.",
  },
  {
    id: "sabine-o",
    name: "Sabine O.",
    role: "Registered Psychological Associate",
    portrait: "team/portrait-3",
    languages: ["English"],
    registration: { college: colleges.psychologists, number: "Sample 0006" },
    services: ["psychology"],
    days: ["monday", "tuesday", "wednesday", "thursday", "saturday"],
    bio: "Talks with adults about worry, low mood, sleep and life with pain. You choose the place, and she brings the questions.",
  },
  {
    id: "nerys-p",
    name: "Nerys P.",
    role: "Office Manager, Compression Garment Fitter",
    portrait: "team/portrait-9",
    languages: ["English"],
    registration: undefined,
    booking: { note: "for a compression fitting" },
    services: ["compression-apparel"],
    days: [...weekdays, "saturday"],
    bio: "Measures stockings and sleeves, and keeps the clinic running. Ask her about prescriptions and receipts.",
  },
  {
    id: "aziz-v",
    name: "Aziz V.",
    role: undefined,
    portrait: "team/portrait-7",
    languages: ["English", "Gujarati", "Farsi"],
    registration: undefined,
    booking: throughFrontDesk,
    services: [],
    days: weekdays,
    bio: "The voice you hear when you call on a weekday. He knows the forms after a car collision, and who to book you with.",
  },
  {
    id: "tobin-a",
    name: "Tobin A.",
    role: undefined,
    portrait: "team/portrait-5",
    languages: ["English", "Tagalog"],
    registration: undefined,
    booking: throughFrontDesk,
    services: [],
    days: ["saturday"],
    bio: "Answers the phone on Saturdays. He can guide you to the door, in Tagalog if you like.",
  },
];
