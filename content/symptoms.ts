import type { NavigationLink } from "./navigation.ts";

interface Symptom {
  label: string;
  services: SymptomService[];
  /** Pages that help before a visit. */
  links?: NavigationLink[];
}

interface SymptomService extends NavigationLink {
  /** A few words about a service; other pages have none. */
  hint?: string;
}

const physiotherapy = {
  name: "Physiotherapy",
  to: "/service/physiotherapy",
  hint: "Tests, hands-on care, exercise",
};
const chiropractic = {
  name: "Chiropractic",
  to: "/service/chiropractic-treatment",
  hint: "Spine and joints, at your pace",
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
};

/** The most common symptoms first. A test checks that the services exist. */
export const symptoms: Symptom[] = [
  {
    label: "Back or neck",
    services: [
      physiotherapy,
      chiropractic,
      {
        name: "Massage",
        to: "/service/registered-massage-therapy",
        hint: "Tight muscles, at your pressure",
      },
    ],
  },
  {
    label: "Shoulder, hip or knee",
    services: [
      physiotherapy,
      {
        name: "Custom braces",
        to: "/service/custom-made-braces",
        hint: "Measured to your joint",
      },
    ],
  },
  {
    label: "Foot or heel",
    services: [
      {
        name: "Orthotics and shoes",
        to: "/service/custom-made-orthotics-and-shoes",
        hint: "Made from a cast or scan",
      },
      {
        name: "Shockwave",
        to: "/service/shockwave-therapy",
        hint: "For stubborn tendon and heel pain",
      },
    ],
  },
  { label: "A knock on the head", services: [concussion] },
  {
    label: "Bladder, pelvis or birth",
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
    services: [physiotherapy, chiropractic, concussion, psychology],
    links: [
      { name: "The first days after a collision", to: "/blogs/after-a-car-collision" },
      { name: "Who pays, and which forms", to: "/fees#after-a-car-collision" },
    ],
  },
  {
    label: "Swollen or tired legs",
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
    services: [
      { name: "Home care", to: "/service/home-care", hint: "Physiotherapy at your home" },
      { name: "By video: ask us", to: "/contact" },
    ],
  },
  {
    label: "Worry, stress or sleep",
    services: [
      psychology,
      {
        name: "Naturopathic medicine",
        to: "/service/naturopathic-medicine",
        hint: "Food, sleep, stress and habits",
      },
    ],
  },
  { label: "Not sure", services: [{ name: "Ask us", to: "/contact" }] },
];
