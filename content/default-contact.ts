/** The first staff account has this email address unless a setting names another. */
export const firstAdminEmail = "staff@northbloom.example";

/** The contact details until staff change them. */
export const defaultContact = {
  phone: { formatted: "(416) 555-0142", link: "tel:+14165550142" },
  email: "hello@northbloom.example",
  /** Invented; /contact labels it as a sample until staff replace it. */
  fax: "(416) 555-0148",
  /** A template: `content/external-sites.ts` fills in the selected ids. */
  bookingUrl: "https://booking.northbloom.example/?service={service}&provider={provider}",
  socialLinks: [
    { id: "instagram", name: "Instagram", url: "https://instagram.northbloom.example" },
    { id: "facebook", name: "Facebook", url: "https://facebook.northbloom.example" },
    { id: "youtube", name: "YouTube", url: "https://youtube.northbloom.example" },
  ],
} as const;
