/** A service is a treatment the clinic offers: its address is /service/{url}. */
export interface Service {
  /** 1 to 14, in the order of the services page. */
  id: number;
  url: string;
  /** The full name: the page's heading. */
  heading: string;
  /** The name where room is short: menus, tabs, footer. */
  menuName: string;
  /** One or two sentences; the home carousel cuts them at 100 characters. */
  cardText: string;
  /** The name of a picture in content/pictures, what it shows, and where it is cropped. */
  picture: PlacedPicture;
  /** A room, on top of the description panel. */
  room: PlacedPicture;
  metaTitle: string;
  metaDescription: string;
  /** One sentence or two below the heading of the page. */
  lead: string;
  intro: { heading: string; paragraph: string; bullets: string[] };
  /** At a glance: first visit, after that, with, referral, bring. */
  glance: { term: string; text: string }[];
  /** The description panel, HTML of ours: h2, h3, p, ul, ol, li, strong, em, a. */
  description: string;
  questions: { title: string; content: string }[];
  /** The words of the card for what cannot wait, where it is not about pain. */
  urgent?: { heading: string; text: string; call?: string; note?: string };
  /** Further texts below the panel. */
  furtherTexts?: { heading: string; paragraphs: string[] }[];
  /** Nobody provides it at the moment: the page invites people to call before they book. */
  hasNoProvider?: true;
  /** Where no one of the team stands on the page: whom to ask. */
  whomToAsk?: string;
}

interface PlacedPicture {
  name: string;
  alt: string;
  crop: string;
}
