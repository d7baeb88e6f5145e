import type { Db } from "../records/tables.ts";
import { formatLocalTime, parseLocalTime, toClinicTime } from "./clinic-clock.ts";
import type { ClinicFacts, ShownNotice } from "./clinic-facts.ts";
import { type Contact, contact } from "./contact-definition.ts";
import type { DefinedContent } from "./define-content.ts";
import { listHolidayDates } from "./holiday-dates.ts";
import { type Hours, hours } from "./hours-definition.ts";
import { formatHoursSentence, listHoursLines } from "./hours-text.ts";
import { notice } from "./notice-definition.ts";
import { formatItems } from "./number-words.ts";
import { providers } from "./providers-definition.ts";
import { listEntries, parseRow, singletonId } from "./read-clinic-content.server.ts";
import { formatSpecialDay } from "./special-days.ts";
import { summarizeTeam, type TeamFacts } from "./team-facts.ts";

export interface Clinic {
  contact: Contact;
  hours: Hours;
  notices: DefinedContent<typeof notice>["notices"];
  team: TeamFacts;
}

export const defaultClinic: Clinic = {
  contact: contact.defaults,
  hours: hours.defaults,
  notices: notice.defaults.notices,
  team: summarizeTeam(providers.defaults),
};

/** Reads what every page needs. */
export async function readClinic(db: Db): Promise<Clinic> {
  const rows = await db
    .selectFrom("clinic_entry")
    .selectAll()
    .where("kind", "in", [contact.kind, hours.kind, notice.kind])
    .where("entry_id", "=", singletonId)
    .execute();
  const findRow = (kind: string) => rows.find((row) => row.kind === kind && row.item !== null);
  const [contactRow, hoursRow, noticeRow] = [contact, hours, notice].map(({ kind }) =>
    findRow(kind),
  );
  return {
    contact: contactRow ? parseRow(contact.fields, contactRow) : defaultClinic.contact,
    hours: hoursRow ? parseRow(hours.fields, hoursRow) : defaultClinic.hours,
    notices: noticeRow ? parseRow(notice.fields, noticeRow).notices : defaultClinic.notices,
    team: summarizeTeam(await listEntries(db, providers)),
  };
}

/** Leaves out what is over or not shown yet: pages expire when that changes. */
export function getClinicFacts({ contact, hours, notices, team }: Clinic, now: Date): ClinicFacts {
  const { phone, email, fax, bookingUrl, socialLinks } = contact;
  const today = toClinicTime(now).date.toISOString().slice(0, 10);
  const { week, closesOnHolidays } = hours;
  const specialDays = hours.specialDays.filter(
    ({ from, until }) => (until === "" ? from : until) >= today,
  );
  return {
    ...{ phone, email, fax, bookingUrl, socialLinks },
    hours: {
      week,
      closesOnHolidays,
      holidays: listHolidayDates(Number(today.slice(0, 4))).filter((date) => date >= today),
      specialDays,
    },
    hoursLines: listHoursLines(hours),
    specialDayLines: specialDays.slice(0, maxSpecialDayLines).map(formatSpecialDay),
    hoursSentence: formatHoursSentence(hours),
    notices: listCurrentNotices(notices, now),
    spokenLanguages: formatItems(team.languages),
  };
}

/** The red ones first, then those that began last. */
function listCurrentNotices(notices: Clinic["notices"], now: Date): ShownNotice[] {
  const localTime = formatLocalTime(now);
  return notices
    .filter(({ from, until }) => from <= localTime && localTime < until)
    .sort(
      (a, b) => Number(b.tone === "red") - Number(a.tone === "red") || (a.from < b.from ? 1 : -1),
    )
    .slice(0, maxShownNotices)
    .map(({ text, linkText, linkUrl, tone, translations }) => ({
      ...{ text, linkText, linkUrl, tone },
      translations: translations.filter((translation) => translation.text !== ""),
    }));
}

const maxShownNotices = 2;
const maxSpecialDayLines = 4;

/** The next time at which pages show another notice or no longer a special day. */
export async function findNextClinicChange(db: Db, since: string): Promise<string | undefined> {
  const { hours, notices } = await readClinic(db);
  const localTimes = [
    ...notices.flatMap(({ from, until }) => [from, until]),
    ...hours.specialDays.map(({ from, until }) => getNextDay(until === "" ? from : until)),
  ];
  return localTimes
    .filter((localTime) => localTime !== "")
    .map((localTime) => parseLocalTime(localTime).toISOString())
    .filter((timestamp) => timestamp > since)
    .sort()[0];
}

function getNextDay(date: string): string {
  const midnight = new Date(`${date}T00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  return midnight.toISOString().slice(0, 16);
}
