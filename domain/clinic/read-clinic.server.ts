import { addDays } from "../records/add-days.ts";
import type { Db } from "../records/tables.ts";
import type { ClinicFacts, ShownNotice } from "./clinic-facts.ts";
import { type Contact, contact } from "./contact-definition.ts";
import { findDefaultService } from "./default-services.ts";
import type { ContentMeta, DefinedContent } from "./define-content.ts";
import { addHolidayClosures, listHolidayDates } from "./holiday-dates.ts";
import { type Hours, hours } from "./hours-definition.ts";
import { listHoursLines } from "./hours-text.ts";
import { formatLocalTime, getLocalDate, parseLocalTime } from "./local-time.ts";
import { notice } from "./notice-definition.ts";
import { capitalize, formatItems } from "./number-words.ts";
import {
  type DatedHours,
  findHoursRow,
  getOpenState,
  listStateChanges,
  type WeekHours,
} from "./open-state.ts";
import { providers } from "./providers-definition.ts";
import { findSingleton, mergeEntries, readRows } from "./read-clinic-content.server.ts";
import { formatServices, listFooterServices, listMenuGroups } from "./service-links.ts";
import { type ClinicService, type ServiceEntry, services } from "./services-definition.ts";
import { listShownNotices } from "./shown-notices.ts";
import { formatSpecialDay, getLastDay, listCurrentDays, listNextDays } from "./special-days.ts";
import { summarizeTeam, type TeamFacts } from "./team-facts.ts";

export interface Clinic {
  contact: Contact;
  hours: Hours;
  notices: DefinedContent<typeof notice>["notices"];
  team: TeamFacts;
  /** Those that the site shows, in order. */
  services: ClinicService[];
}

export const defaultClinic: Clinic = {
  contact: contact.defaults,
  hours: hours.defaults,
  notices: notice.defaults.notices,
  team: summarizeTeam(providers.defaults, ""),
  services: listShownServices(services.defaults),
};

/** Reads what every page needs, with one query. */
export async function readClinic(db: Db): Promise<Clinic> {
  const kinds = [contact.kind, hours.kind, notice.kind, providers.kind, services.kind];
  const rows = await readRows(db, kinds);
  return {
    contact: findSingleton(contact, rows),
    hours: findSingleton(hours, rows),
    notices: findSingleton(notice, rows).notices,
    team: summarizeTeam(mergeEntries(providers, rows), getLocalDate(new Date())),
    services: listShownServices(mergeEntries(services, rows)),
  };
}

/** Leaves out what is stored of a service that the deployed code no longer has. */
function listShownServices(entries: (ServiceEntry & Partial<ContentMeta>)[]): ClinicService[] {
  return entries.flatMap(({ isListed, updated_at: _at, updated_by: _by, ...entry }) => {
    const service = findDefaultService(entry.id);
    return isListed && service ? [{ ...entry, url: service.url }] : [];
  });
}

export function listDirections({ directions, parking }: Contact): Contact["directions"] {
  const { label } = contact.fields.parking;
  return parking === "" ? directions : [...directions, { title: label, text: parking }];
}

/** Leaves out what is over or not shown yet: pages expire when that changes. */
export function getClinicFacts(clinic: Clinic, now: Date): ClinicFacts {
  const { contact, hours, notices, team } = clinic;
  const { phone, email, bookingUrl, socialLinks } = contact;
  const today = getLocalDate(now);
  const specialDays = listCurrentDays(hours.specialDays, today);
  const datedHours = addHolidays({ ...hours, specialDays }, now);
  return {
    phone,
    email,
    bookingUrl,
    socialLinks,
    hours: datedHours,
    openState: getOpenState(datedHours, now),
    todayRowName: findHoursRow(datedHours, now)?.name,
    hoursLines: listHoursLines(hours),
    specialDayLines: listNextDays(addHolidayClosures({ ...hours, specialDays }, today)).map((day) =>
      formatSpecialDay(day, today),
    ),
    notices: listCurrentNotices(notices, now),
    spokenLanguages: formatItems(team.languages),
    serviceGroups: listMenuGroups(clinic.services),
    footerServices: listFooterServices(clinic.services),
    servicesSentence: capitalize(formatServices(clinic.services)),
  };
}

function addHolidays({ week, closesOnHolidays, specialDays }: WeekHours, now: Date): DatedHours {
  const today = getLocalDate(now);
  const holidays = listHolidayDates(Number(today.slice(0, 4))).filter((date) => date >= today);
  return { week, closesOnHolidays, specialDays, holidays };
}

function listCurrentNotices(notices: Clinic["notices"], now: Date): ShownNotice[] {
  return listShownNotices(notices, formatLocalTime(now)).map(
    ({ text, linkText, linkUrl, tone, translations }) => ({
      text,
      linkText,
      linkUrl,
      tone,
      translations: translations.filter((translation) => translation.text !== ""),
    }),
  );
}

/** When the clinic next opens or closes, or a notice, a special day or a leave begins or ends. */
export async function findNextClinicChange(db: Db, since: string): Promise<string | undefined> {
  const { hours, notices, team } = await readClinic(db);
  const localTimes = [
    ...listStateChanges(addHolidays(hours, new Date(since)), new Date(since)),
    ...notices.flatMap(({ from, until }) => [from, until]),
    ...team.returnDates.map((date) => `${date}T00:00`),
    ...hours.specialDays.map((day) => `${addDays(getLastDay(day), 1)}T00:00`),
  ];
  return localTimes
    .filter((localTime) => localTime !== "")
    .map((localTime) => parseLocalTime(localTime).toISOString())
    .filter((timestamp) => timestamp > since)
    .sort()[0];
}
