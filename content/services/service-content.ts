import type { serviceGroupTitles } from "../navigation.ts";

export interface Service {
  /** Staff's changes are stored under it, so it never changes and is never used again. */
  id: number;
  url: string;
  heading: string;
  menuName: string;
  menuGroup: (typeof serviceGroupTitles)[number];
  /** Finds the service in posts and location pages. */
  mentions: RegExp;
  /** Shown first on location pages that mention few services. */
  isCommon?: true;
  /** Completes "Book …"; empty for "Book an Appointment". */
  bookName?: string;
  cardText: string;
  picture: PlacedPicture;
  metaTitle: string;
  metaDescription: string;
  lead: string;
  intro: { heading: string; paragraph: string; bullets: string[] };
  glance: { term: string; text: string }[];
  /** Trusted HTML: h2, h3, p, ul, ol, li, strong, em, a. */
  description: string;
  questions: { title: string; content: string }[];
  /** Replaces the default text of the urgent call card, which is about pain. */
  urgent?: { heading: string; text: string; call?: string; note?: string };
  furtherTexts?: { heading: string; paragraphs: string[] }[];
  /** It is not offered at the moment: its page leads to contact instead of booking. */
  hasNoProvider?: true;
  contactAdvice?: string;
}

export interface PlacedPicture {
  name: string;
  alt: string;
  crop: string;
}
