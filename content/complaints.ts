import type { NavigationLink } from "./navigation.ts";

interface Complaint {
  /** As somebody says it who does not know what the treatment is called. */
  words: string;
  services: NavigationLink[];
}

const physiotherapy = { name: "Physiotherapy", to: "/service/physiotherapy" };

/** From what hurts to the services that may help, the most usual first; a test holds them to the services. */
export const complaints: Complaint[] = [
  {
    words: "Back or neck",
    services: [
      physiotherapy,
      { name: "Chiropractic", to: "/service/chiropractic-treatment" },
      { name: "Massage", to: "/service/registered-massage-therapy" },
    ],
  },
  {
    words: "Shoulder, hip or knee",
    services: [physiotherapy, { name: "Custom braces", to: "/service/custom-made-braces" }],
  },
  {
    words: "Foot or heel",
    services: [
      { name: "Orthotics and shoes", to: "/service/custom-made-orthotics-and-shoes" },
      { name: "Shockwave", to: "/service/shockwave-therapy" },
    ],
  },
  {
    words: "A knock on the head",
    services: [{ name: "Concussion rehabilitation", to: "/service/concussion-rehabilitation" }],
  },
  {
    words: "Bladder, pelvis or birth",
    services: [{ name: "Pelvic floor physiotherapy", to: "/service/pelvic-floor-physiotherapy" }],
  },
  {
    words: "Swollen or tired legs",
    services: [{ name: "Compression wear", to: "/service/compression-apparel" }],
  },
  {
    words: "Worry, stress or sleep",
    services: [
      { name: "Virtual psychology", to: "/service/psychology" },
      { name: "Naturopathic medicine", to: "/service/naturopathic-medicine" },
    ],
  },
  {
    words: "Hard to leave home",
    services: [
      { name: "Home care", to: "/service/home-care" },
      { name: "By video: ask us", to: "/contact" },
    ],
  },
];
