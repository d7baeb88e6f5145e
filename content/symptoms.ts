import type { NavigationLink } from "./navigation.ts";

interface Symptom {
  label: string;
  services: NavigationLink[];
}

const physiotherapy = { name: "Physiotherapy", to: "/service/physiotherapy" };

/** The most common symptoms first. A test checks that the services exist. */
export const symptoms: Symptom[] = [
  {
    label: "Back or neck",
    services: [
      physiotherapy,
      { name: "Chiropractic", to: "/service/chiropractic-treatment" },
      { name: "Massage", to: "/service/registered-massage-therapy" },
    ],
  },
  {
    label: "Shoulder, hip or knee",
    services: [physiotherapy, { name: "Custom braces", to: "/service/custom-made-braces" }],
  },
  {
    label: "Foot or heel",
    services: [
      { name: "Orthotics and shoes", to: "/service/custom-made-orthotics-and-shoes" },
      { name: "Shockwave", to: "/service/shockwave-therapy" },
    ],
  },
  {
    label: "A knock on the head",
    services: [{ name: "Concussion rehabilitation", to: "/service/concussion-rehabilitation" }],
  },
  {
    label: "Bladder, pelvis or birth",
    services: [{ name: "Pelvic floor physiotherapy", to: "/service/pelvic-floor-physiotherapy" }],
  },
  {
    label: "Swollen or tired legs",
    services: [{ name: "Compression wear", to: "/service/compression-apparel" }],
  },
  {
    label: "Worry, stress or sleep",
    services: [
      { name: "Virtual psychology", to: "/service/psychology" },
      { name: "Naturopathic medicine", to: "/service/naturopathic-medicine" },
    ],
  },
  {
    label: "Hard to leave home",
    services: [
      { name: "Home care", to: "/service/home-care" },
      { name: "By video: ask us", to: "/contact" },
    ],
  },
];
