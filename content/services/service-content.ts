/** A treatment that the clinic offers, at /service/{url}. */
export interface Service {
  id: number;
  url: string;
  heading: string;
  /** A short name for menus, tabs and the footer. */
  menuName: string;
  /** The home carousel truncates it at 100 characters. */
  cardText: string;
  picture: PlacedPicture;
  /** Shown above the description. */
  room: PlacedPicture;
  metaTitle: string;
  metaDescription: string;
  lead: string;
  intro: { heading: string; paragraph: string; bullets: string[] };
  /** First visit, later visits, provider, referral, what to bring. */
  glance: { term: string; text: string }[];
  /** Trusted HTML: h2, h3, p, ul, ol, li, strong, em, a. */
  description: string;
  questions: { title: string; content: string }[];
  /** Replaces the default text of the urgent call card, which is about pain. */
  urgent?: { heading: string; text: string; call?: string; note?: string };
  furtherTexts?: { heading: string; paragraphs: string[] }[];
  /** Nobody offers it at the moment, so the page invites people to call before booking. */
  hasNoProvider?: true;
  /** Shown if no team member is listed on the page. */
  contactAdvice?: string;
}

interface PlacedPicture {
  name: string;
  alt: string;
  crop: string;
}
