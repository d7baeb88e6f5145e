import type { serviceGroupTitles } from "../navigation.ts";

interface TitledText {
  title: string;
  text: string;
}

/** See docs/translations.md for how translations are reviewed. */
export interface LanguageTranslations {
  title: string;
  description: string;
  hero: TitledText & { pictureAlt: string };
  team: TitledText & {
    /** Keyed by the titles of content/team.ts, which are protected and therefore shown in English too. */
    roles: Record<string, string>;
    withoutRole: string;
    portraitLabel: string;
    register: string;
  };
  /** The text may have {count} and {noun}; {linkedCount} is a count with its Tagalog linker. */
  services: TitledText & {
    notOffered: string;
    counts: TranslatedServiceCounts;
    groups: Record<(typeof serviceGroupTitles)[number], string>;
  };
  firstVisit: TitledText & {
    steps: TitledText[];
    bring: { title: string; items: string[] };
    referral: string;
    link: string;
  };
  /** Five sentences; the first has {lowest} and {highest}, the fees of most first visits. */
  fees: { title: string; sentences: string[]; sample: string; link: string };
  contact: {
    title: string;
    call: TitledText;
    book: TitledText;
    write: TitledText;
    form: FormTranslations;
    emergency: TitledText;
    hours: { title: string };
    address: { title: string; mapLink: string };
  };
  openingHours: TranslatedHoursWords;
  layout: {
    skip: string;
    languages: string;
    callOrBook: string;
    call: string;
    book: string;
    opensNewTab: string;
    inEnglish: string;
    privacy: string;
    accessibility: string;
    englishSite: string;
    demonstration: string;
  };
}

interface FormTranslations {
  labels: MessageFieldTexts;
  optional: string;
  send: string;
  privacy: string;
  check: string;
  errors: MessageFieldTexts;
  failed: string;
  sent: TitledText;
}

type MessageFieldTexts = Record<"name" | "phoneNum" | "email" | "message", string>;

/** Words from which the list of services in a sentence is written. */
export interface TranslatedServiceCounts {
  /** From one to twenty. */
  numbers: string[];
  /** Named first in a sentence while the clinic offers them, by URL. */
  names: Record<string, string>;
  separator: string;
  /** For a noun with a plural form: the texts have it as {noun}. */
  nouns?: { one: string; other: string };
  /** With {names} and {count}; the hero's text has the whole as {services}. */
  withMore: string;
}

/** Words from which the opening hours are written. Braces mark where a part goes. */
export interface TranslatedHoursWords {
  /** From Monday to Sunday. */
  days: [string, string, string, string, string, string, string];
  /** With {first} and {last}. */
  dayRange: string;
  holidays: string;
  /** With {days} and {holidays}. */
  withHolidays: string;
  closed: string;
  /** For several days, which need not have the same hours. */
  usual: string;
  /** With {opens} and {closes}. */
  span: string;
  /** The text around {time} from an hour of the day on. */
  dayParts: { fromHour: number; time: string }[];
  /** By the English note; a note that is not listed is left out. */
  notes: Record<string, string>;
}

/** Without the words that only the server needs. */
export type PageTranslations = Omit<LanguageTranslations, "openingHours">;
