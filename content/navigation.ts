export interface NavigationLink {
  name: string;
  to: string;
}

/** Groups of the Services menu. Staff may move services from one to another. */
export const serviceGroupTitles = [
  "Move and recover",
  "Hands, mind and calm",
  "Measured and high-tech",
] as const;

export const aboutLinks: NavigationLink[] = [
  { name: "About Us", to: "/about" },
  { name: "Registered Providers", to: "/registered-providers" },
];

export const patientLinks: NavigationLink[] = [
  { name: "Fees and Insurance", to: "/fees" },
  { name: "Your First Visit", to: "/first-visit" },
  { name: "Car or Work Injury", to: "/fees#after-a-car-collision" },
  { name: "For Referring Doctors", to: "/contact#doctors" },
];

export const resourceLinks: NavigationLink[] = [
  ...patientLinks,
  { name: "Blogs", to: "/blog" },
  { name: "Gallery", to: "/gallery" },
  { name: "Search this site", to: "/search" },
];

export const quickLinks: NavigationLink[] = [
  { name: "Home", to: "/" },
  { name: "About Us", to: "/about" },
  { name: "Services", to: "/services" },
  { name: "Blogs", to: "/blog" },
];

/** In the banner that scrolls at the top of every page. */
export const bookingInvitation = "Book a virtual or in-home appointment";

/** The services that sentences name first, by the names that they have there. */
export const namedServices: NavigationLink[] = [
  { name: "physiotherapy", to: "/service/physiotherapy" },
  { name: "chiropractic", to: "/service/chiropractic-treatment" },
  { name: "massage", to: "/service/registered-massage-therapy" },
  { name: "orthotics", to: "/service/custom-made-orthotics-and-shoes" },
];

export const footerServices: NavigationLink[] = [
  { name: "Physiotherapy", to: "/service/physiotherapy" },
  { name: "Chiropractic", to: "/service/chiropractic-treatment" },
  { name: "Massage Therapy", to: "/service/registered-massage-therapy" },
  { name: "Custom Orthotics", to: "/service/custom-made-orthotics-and-shoes" },
];
