import type { NavigationLink } from "./navigation.ts";

interface Symptom extends Searchable {
  label: string;
  /** Completes “I would like to ask about …” in a message. */
  topic?: string;
  services: SymptomService[];
  /** Pages that help before a visit. */
  links?: SymptomLink[];
}

interface Searchable {
  /** Words that people may look for, beside those on the page. They are not shown. */
  keywords?: string;
}

interface SymptomLink extends NavigationLink, Searchable {}

interface SymptomService extends SymptomLink {
  /** A few words about a service; other pages have none. */
  hint?: string;
}

const physiotherapy = {
  name: "Physiotherapy",
  to: "/service/physiotherapy",
  hint: "Tests, hands-on care, exercise",
  keywords:
    "physio physical therapist physiothérapie kinésithérapeute vertigo dizzy dizziness jaw tmj tmd rotator cuff frozen bursitis tendonitis tendinitis broken fracture surgery replacement osteoporosis fibromyalgia ms sclerosis parkinson",
};
const chiropractic = {
  name: "Chiropractic",
  to: "/service/chiropractic-treatment",
  hint: "Spine and joints, at your pace",
  keywords: "chiropractor chiropractique chiropraticien",
};
const concussion = {
  name: "Concussion rehabilitation",
  to: "/service/concussion-rehabilitation",
  hint: "A step-by-step return",
};
const psychology = {
  name: "Virtual psychology",
  to: "/service/psychology",
  hint: "By secure video",
  keywords:
    "anxiety anxious depression depressed panic grief trauma ptsd mental health counselling counsellor therapist",
};

/** The most common symptoms first. A test checks that the services exist. */
export const symptoms: Symptom[] = [
  {
    label: "Back or neck",
    keywords:
      "pain ache backache sore stiff numb numbness tingling lower upper spine scoliosis sciatica disc disk slipped bulging herniated pinched nerve whiplash spasm posture ergonomics headache",
    services: [
      physiotherapy,
      chiropractic,
      {
        name: "Massage",
        to: "/service/registered-massage-therapy",
        hint: "Tight muscles, at your pressure",
        keywords: "rmt massothérapie jaw tmj tmd",
      },
    ],
  },
  {
    label: "Shoulder, hip or knee",
    keywords:
      "pain ache sore stiff joint ankle elbow wrist hand arm groin trigger finger sprain sprained strain strained arthritis osteoarthritis ligament acl mcl meniscus kneecap sport sports injury",
    services: [
      physiotherapy,
      {
        name: "Custom braces",
        to: "/service/custom-made-braces",
        hint: "Measured to your joint",
        keywords: "carpal tunnel splint",
      },
    ],
  },
  {
    label: "Foot or heel",
    keywords: "pain sore feet arch arches flat sole ball plantar fasciitis spur",
    services: [
      {
        name: "Orthotics and shoes",
        to: "/service/custom-made-orthotics-and-shoes",
        hint: "Made from a cast or scan",
        keywords: "insole insoles bunion bunions",
      },
      {
        name: "Shockwave",
        to: "/service/shockwave-therapy",
        hint: "For stubborn tendon and heel pain",
        keywords: "achilles tennis elbow tendonitis tendinitis",
      },
    ],
  },
  {
    label: "A hit to the head",
    keywords: "injury knock bump concussed mtbi vertigo dizzy dizziness foggy headache",
    services: [concussion],
  },
  {
    label: "Bladder, pelvis or birth",
    keywords:
      "pain incontinence leak leaking wetting urine pee bowel constipation menopause caesarean cesarean section prolapse pregnant pregnancy prenatal postnatal postpartum prostate tailbone",
    services: [
      {
        name: "Pelvic floor physiotherapy",
        to: "/service/pelvic-floor-physiotherapy",
        hint: "Private, with the door closed",
      },
    ],
  },
  {
    label: "Car or work injury",
    topic: "a car or work injury",
    keywords:
      "accident collision crash hit rear ended truck mva mvc motor vehicle auto whiplash workplace injuries injured",
    services: [physiotherapy, chiropractic, concussion, psychology],
    links: [
      {
        name: "The first days after a collision",
        to: "/blogs/after-a-car-collision",
        keywords: "insurance insurer benefits forms ocf 1 18 23 ocf1 ocf18 ocf23",
      },
      { name: "Who pays, and which forms", to: "/fees#after-a-car-collision" },
    ],
  },
  {
    label: "Swollen or tired legs",
    keywords:
      "swelling oedema edema lymphedema heavy varicose veins circulation socks stockings flight",
    services: [
      {
        name: "Compression wear",
        to: "/service/compression-apparel",
        hint: "Measured by a trained fitter",
      },
    ],
  },
  {
    label: "Hard to leave home",
    keywords: "house call mobile senior seniors elderly",
    services: [
      { name: "Home care", to: "/service/home-care", hint: "Physiotherapy at your home" },
      { name: "By video: ask us", to: "/contact" },
    ],
  },
  {
    label: "Worry, stress or sleep",
    keywords: "worried stressed sleepless insomnia tired burnout",
    services: [
      psychology,
      {
        name: "Naturopathic medicine",
        to: "/service/naturopathic-medicine",
        hint: "Food, sleep, stress and habits",
        keywords: "weight nutrition diet digestion",
      },
    ],
  },
  { label: "Not sure", services: [{ name: "Ask us", to: "/contact" }] },
];
