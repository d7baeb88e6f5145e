import { blankContent, type ContentFields } from "../fields/content-fields.ts";
import { addDays } from "../records/add-days.ts";

type Entry = Record<string, unknown>;

export function createEntry(fields: ContentFields, localTime: string): Entry {
  const blank = blankContent(fields);
  return { ...blank, ...proposeDates(fields, blank, localTime) };
}

/** A date that is still the proposed one follows the date that it depends on. */
export function patchEntry(
  fields: ContentFields,
  { entry, patch, localTime }: { entry: Entry; patch: Entry; localTime: string },
): Entry {
  const patched = { ...entry, ...patch };
  const dates = Object.entries(proposeDates(fields, entry, localTime))
    .filter(([name, date]) => patched[name] === date)
    .map(([name]) => [name, proposeDates(fields, patched, localTime)[name]]);
  return { ...patched, ...Object.fromEntries(dates) };
}

/** The proposed dates of an entry; a time is the midnight that begins the day. */
function proposeDates(fields: ContentFields, entry: Entry, localTime: string): Entry {
  const dates: Entry = {};
  for (const [name, field] of Object.entries(fields)) {
    if ((field.kind !== "date" && field.kind !== "dateTime") || !field.proposal) continue;
    const { after, days } = field.proposal;
    const day = addDays(String(entry[after] || localTime).slice(0, 10), days);
    dates[name] = field.kind === "date" ? day : `${day}T00:00`;
  }
  return dates;
}
