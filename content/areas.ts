import { clinic } from "./clinic.ts";

/** Where people come from. Landing pages of areas are written by staff and name their own. */
export const areas = [
  clinic.address.city,
  "Willowdale",
  "Don Mills",
  "Downsview",
  "Bayview Village",
  "Thornhill",
];

/** As search engines want it. */
export const provinceCode = "ON";

/** From $ to $$$$, for search engines. Made up like the address. */
export const priceRange = "$$";

/** As search engines name them; there is no name for most of what is done here. */
export const specialties = [
  "https://schema.org/Physiotherapy",
  "https://schema.org/Musculoskeletal",
];
