/** The facts of the clinic that only a commit changes. */
export const clinic = {
  name: "Northbloom Rehab & Wellness",
  /** A phone shows more than twelve letters smaller, and has room for twenty of the tagline. */
  shortName: "Northbloom",
  tagline: "Rehab & Wellness",
  address: {
    street: "88 Northbloom Way, Suite 210",
    city: "North York",
    province: "Ontario",
    postalCode: "M2N 0A0",
  },
  languages: ["English", "Tagalog", "Gujarati", "Farsi"],
  copyrightYear: 2025,
  /** The last words of the footer. */
  footerNote: "A demonstration clinic. Pictures rendered in-house.",
} as const;
