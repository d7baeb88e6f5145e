interface Part {
  title: string;
  text: string;
}

/** All that a page in another language says. docs/translations.md says who checks it. */
export interface LanguageWords {
  /** With the clinic's name after it. */
  title: string;
  description: string;
  hero: Part & { pictureText: string };
  team: Part & {
    /** The titles of content/team.ts; the English one is the protected one, and stands beside it. */
    roles: Record<string, string>;
    /** Of those in the team who have no title there. */
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
    /** After the name of a link to an English page. */
    inEnglish: string;
    privacy: string;
    accessibility: string;
    englishSite: string;
    demonstration: string;
  };
}
