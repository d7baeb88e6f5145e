interface PostCategory {
  name: string;
  cover: string;
  /** The URL of the service that its posts link. */
  mainService: string;
}

/** Covers and services of a category of that name, until staff choose others. */
export const postCategories = [
  { name: "Recovery", cover: "blog/balance-and-recovery", mainService: "physiotherapy" },
  { name: "Posture", cover: "blog/posture-at-work", mainService: "physiotherapy" },
  { name: "Strength", cover: "blog/strength-for-everyday", mainService: "physiotherapy" },
  {
    name: "Feet",
    cover: "blog/choosing-footwear",
    mainService: "custom-made-orthotics-and-shoes",
  },
  { name: "Visits", cover: "gallery/treatment-room", mainService: "physiotherapy" },
  { name: "Stress", cover: "blog/breathing-and-calm", mainService: "psychology" },
] as const satisfies PostCategory[];

export type PostCategoryName = (typeof postCategories)[number]["name"];

export const defaultCover = "blog/seasonal-wellness";
