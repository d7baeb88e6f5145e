import type { NavigationLink } from "#content/navigation.ts";
import type { HoursLine } from "./hours-text.ts";
import type { DatedHours, OpenState } from "./open-state.ts";

export interface ServiceGroup {
  title: string;
  links: NavigationLink[];
}

export interface ClinicFacts {
  phone: string;
  email: string;
  /** A template: `bookingUrl` of content/external-sites.ts fills in the selected ids. */
  bookingUrl: string;
  socialLinks: { name: string; url: string }[];
  hours: DatedHours;
  openState: OpenState;
  /** The row of `listHoursRows` that today belongs to. */
  todayRowName: string | undefined;
  hoursLines: HoursLine[];
  /** For example "Thursday, December 24: closed (Christmas Eve)". */
  specialDayLines: string[];
  /** The most important one first; two at most. */
  notices: ShownNotice[];
  /** Those of the team: for example "English and Cree". */
  spokenLanguages: string;
  serviceGroups: ServiceGroup[];
  footerServices: NavigationLink[];
  /** For example "This, that and eleven more services". */
  servicesSentence: string;
}

export interface ShownNotice {
  text: string;
  linkText: string;
  linkUrl: string;
  tone: "yellow" | "green" | "red";
  translations: { language: string; text: string }[];
}

/** A number outside North America keeps the prefix that it was typed with. */
export function getPhoneLink(phone: string): string {
  const number = phone.replace(/[^\d+]/g, "");
  return `tel:${number.replace(/^1?([2-9]\d{9})$/, "+1$1")}`;
}

/** For example "instagram": names the icon of a site and the page of a sample one. */
export function getSiteId(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]+/g, "-");
}
