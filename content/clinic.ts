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
  map: {
    latitude: 43.7671,
    longitude: -79.4129,
    embedUrl:
      "https://www.openstreetmap.org/export/embed.html?bbox=-79.4229%2C43.7611%2C-79.4029%2C43.7731&layer=mapnik&marker=43.7671%2C-79.4129",
    pageUrl: "https://www.openstreetmap.org/?mlat=43.7671&mlon=-79.4129#map=16/43.7671/-79.4129",
  },
  copyrightYear: 2025,
  /** The last words of the footer. */
  footerNote: "A demonstration clinic. Pictures rendered in-house.",
} as const;
