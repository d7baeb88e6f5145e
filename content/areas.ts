import { clinic } from "./clinic.ts";

/** Used in structured data. Location pages are written by staff and name their own areas. */
export const areas = [
  clinic.address.city,
  "Willowdale",
  "Don Mills",
  "Downsview",
  "Bayview Village",
  "Thornhill",
];

export const provinceCode = "ON";

/** From $ to $$$$, in structured data. Invented, like the address. */
export const priceRange = "$$";

/** Schema.org has no names for the other specialties of the clinic. */
export const specialties = [
  "https://schema.org/Physiotherapy",
  "https://schema.org/Musculoskeletal",
] as const;
