import { type CollegeKey, colleges } from "./colleges.ts";

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
  registration: { college: (typeof colleges)[CollegeKey]; number: string } | undefined;
  booking?: { note: string; to?: "/contact" };
  services: string[];
}

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
  },
  {
    id: "joaquin-r",
    name: "Joaquin R.",
    role: "Registered Physiotherapist (PT)",
    portrait: "team/portrait-8",
    languages: ["English", "Tagalog"],
    registration: { college: colleges.physiotherapists, number: "Sample 0002" },
    services: ["physiotherapy"],
  },
  {
    id: "rohan-d",
    name: "Rohan D.",
    role: "Chiropractor (DC)",
    portrait: "team/portrait-2",
    languages: ["English", "Gujarati"],
    registration: { college: colleges.chiropractors, number: "Sample 0003" },
    services: ["chiropractic-treatment"],
  },
  {
    id: "leila-n",
    name: "Leila N.",
    role: "Registered Massage Therapist (RMT)",
    portrait: "team/portrait-4",
    languages: ["English", "Farsi"],
    registration: { college: colleges.massageTherapists, number: "Sample 0004" },
    services: ["registered-massage-therapy"],
  },
  {
    id: "wen-l",
    name: "Wen L.",
    role: "Registered Acupuncturist (R.Ac)",
    portrait: "team/portrait-6",
    languages: ["English"],
    registration: { college: colleges.acupuncturists, number: "Sample 0005" },
    services: ["acupuncture"],
  },
  {
    id: "sabine-o",
    name: "Sabine O.",
    role: "Registered Psychological Associate",
    portrait: "team/portrait-3",
    languages: ["English"],
    registration: { college: colleges.psychologists, number: "Sample 0006" },
    services: ["psychology"],
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
  },
];
