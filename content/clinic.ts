/** The facts of the clinic. Everything that shows one of them reads it here. */
export const clinic = {
  name: "Northbloom Rehab & Wellness",
  shortName: "Northbloom",
  tagline: "Rehab & Wellness",
  address: {
    street: "88 Northbloom Way, Suite 210",
    city: "North York",
    province: "Ontario",
    postalCode: "M2N 0A0",
  },
  phone: { shown: "(416) 555-0142", link: "tel:+14165550142" },
  email: "hello@northbloom.example",
  bookingUrl: "https://booking.northbloom.example",
  reviewsUrl: "https://maps.northbloom.example/reviews",
  socialLinks: [
    { name: "Instagram", url: "https://instagram.northbloom.example", icon: "instagram" },
    { name: "Facebook", url: "https://facebook.northbloom.example", icon: "facebook" },
    { name: "YouTube", url: "https://youtube.northbloom.example", icon: "youtube" },
  ],
  languages: ["English", "Tagalog", "Gujarati", "Farsi"],
  /** Where people come from. Landing pages of areas are written by staff and name their own. */
  areas: ["North York", "Willowdale", "Don Mills", "Downsview", "Bayview Village", "Thornhill"],
  /** As search engines name them; there is no name for most of what is done here. */
  specialties: ["https://schema.org/Physiotherapy", "https://schema.org/Musculoskeletal"],
  hoursInWords: {
    weekdays: "Weekdays 10:00 AM – 7:00 PM",
    saturday: "Saturdays 10 AM – 4 PM",
    saturdayNote: "all services, in person and virtual",
  },
  /** In words, beside the map. Made up like the address: pages mark it until it is replaced. */
  gettingHere: {
    isSample: true,
    ways: [
      {
        title: "By bus or subway",
        text: "The nearest stop is on the same block. From there it is a short, level walk to the front door.",
      },
      {
        title: "By car",
        text: "There is a visitor lot beside the building. The ramp is on the quiet side street.",
      },
      {
        title: "At the door",
        text: "The entrance has no steps. Take the elevator to the second floor and turn left for Suite 210.",
      },
    ],
  },
  map: {
    latitude: 43.7671,
    longitude: -79.4129,
    embedUrl:
      "https://www.openstreetmap.org/export/embed.html?bbox=-79.4229%2C43.7611%2C-79.4029%2C43.7731&layer=mapnik&marker=43.7671%2C-79.4129",
    pageUrl: "https://www.openstreetmap.org/?mlat=43.7671&mlon=-79.4129#map=16/43.7671/-79.4129",
  },
  copyrightYear: 2025,
} as const;

/** The only places that a page may show in a frame, beside those of films in videos.ts. */
export const hostsOfEmbeds = ["https://www.openstreetmap.org"];
