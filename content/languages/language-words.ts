interface Part {
  title: string;
  text: string;
}

/** See docs/translations.md for how translations are reviewed. */
export interface LanguageWords {
  /** The clinic's name is appended. */
  title: string;
  description: string;
  hero: Part & { pictureText: string };
  team: Part & {
    /** Keyed by the titles of content/team.ts, which are protected and therefore shown in English too. */
    roles: Record<string, string>;
    /** For people without a title. */
    withoutRole: string;
    portraitOf: string;
    register: string;
  };
  services: Part & {
    groups: { title: string; services: { url: string; name: string; text: string }[] }[];
  };
  firstVisit: Part & { steps: Part[]; bring: { title: string; items: string[] }; referral: string };
  contact: {
    title: string;
    call: Part;
    book: Part;
    write: Part & { link: string };
    emergency: Part;
    hours: { title: string; rows: { days: string; times: string; note?: string }[] };
    address: { title: string; mapLink: string };
  };
  frame: {
    skip: string;
    languages: string;
    callOrBook: string;
    call: string;
    book: string;
    opensNewTab: string;
    /** Appended to links to English pages. */
    inEnglish: string;
    privacy: string;
    accessibility: string;
    englishSite: string;
    demonstration: string;
  };
}
