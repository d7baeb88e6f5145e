import type { LanguageCode } from "../languages/language.ts";
import type { serviceGroupTitles } from "../navigation.ts";
import type { PostCategoryName } from "../post-categories.ts";

/** A new file with one, its picture and a line in index.ts are a new service. */
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
  urgent?: { heading: string; text: string; helpline?: string; call?: string; note?: string };
  furtherTexts?: { heading: string; paragraphs: string[] }[];
  /** It is not offered at the moment: its page leads to contact instead of booking. */
  hasNoProvider?: true;
  contactAdvice?: string;
  /** Invented, and marked as samples on the site. */
  sampleFees?: SampleFees;
  /** The slug of a related post about who pays. */
  payingPost?: string;
  /** Its page lists their posts. */
  postCategories: PostCategoryName[];
  translations: Record<LanguageCode, ServiceTranslation>;
}

export interface SampleFees {
  note?: string;
  /** Pairs of minutes and dollars. */
  first?: [minutes: number, dollars: number];
  later?: [minutes: number, dollars: number][];
  /** Goods, and the lowest price of one. */
  item?: [name: string, dollars: number];
}

interface ServiceTranslation {
  name: string;
  text: string;
}

export interface PlacedPicture {
  name: string;
  alt: string;
  crop: string;
}
