interface PostCategory {
  name: string;
  cover: string;
  /** URLs of the services that its posts are about, the most common starting point first. */
  services: string[];
}

/** Covers and services of a category of that name, until staff choose others. */
export const postCategories: PostCategory[] = [
  {
    name: "Recovery",
    cover: "blog/balance-and-recovery",
    services: [
      ...["physiotherapy", "concussion-rehabilitation", "shockwave-therapy", "cold-laser-therapy"],
      ...["pelvic-floor-physiotherapy", "home-care"],
    ],
  },
  {
    name: "Posture",
    cover: "blog/posture-at-work",
    services: ["physiotherapy", "registered-massage-therapy", "chiropractic-treatment"],
  },
  {
    name: "Strength",
    cover: "blog/strength-for-everyday",
    services: ["physiotherapy", "home-care", "pelvic-floor-physiotherapy", "custom-made-braces"],
  },
  {
    name: "Feet",
    cover: "blog/choosing-footwear",
    services: ["custom-made-orthotics-and-shoes", "compression-apparel", "shockwave-therapy"],
  },
  {
    name: "Visits",
    cover: "gallery/treatment-room",
    services: [
      ...["physiotherapy", "registered-massage-therapy", "acupuncture", "custom-made-braces"],
      ...["naturopathic-medicine"],
    ],
  },
  {
    name: "Stress",
    cover: "blog/breathing-and-calm",
    services: ["psychology", "registered-massage-therapy", "naturopathic-medicine", "acupuncture"],
  },
];

export const defaultCover = "blog/seasonal-wellness";
