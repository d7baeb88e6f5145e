import { blankContent, type ContentFields } from "../fields/content-fields.ts";
import { addDays } from "../records/add-days.ts";
import { isEqualValue } from "../records/differences.ts";

type Entry = Record<string, unknown>;

export function createEntry(fields: ContentFields, localTime: string): Entry {
  const blank = blankContent(fields);
  return { ...blank, ...proposeDates(fields, blank, localTime) };
}

/** Drops the entries of lists that were added and not filled in. */
export function removeEmptyEntries(fields: ContentFields, content: Entry): Entry {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => {
      const field = fields[name];
      const isOpenList = field?.kind === "list" && !field.fixed && Array.isArray(value);
      return [name, isOpenList ? value.filter((entry) => !isEmpty(field.fields, entry)) : value];
    }),
  );
}

function isEmpty(fields: ContentFields, entry: Entry): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const isProposed = (field.kind === "date" || field.kind === "dateTime") && field.proposal;
    return isProposed || isEqualValue(entry[name], field.blank);
  });
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
