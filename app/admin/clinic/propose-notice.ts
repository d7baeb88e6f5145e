import type { Notice } from "#domain/clinic/notice-definition.ts";
import { formatSpecialDay, getLastDay, type SpecialDay } from "#domain/clinic/special-days.ts";
import { addDays } from "#domain/records/add-days.ts";

const daysBefore = 7;
const textLimit = 140;

/** Is up from a week before the special day, or from today, until the day after it. */
export function proposeNotice(day: SpecialDay, today: string): Notice {
  const sentence = `${formatSpecialDay(day)}.`;
  const from = addDays(day.from, -daysBefore);
  return {
    text: sentence.length > textLimit ? `${formatSpecialDay({ ...day, note: "" })}.` : sentence,
    linkText: "Opening hours",
    linkUrl: "/contact",
    from: `${from < today ? today : from}T00:00`,
    until: `${addDays(getLastDay(day), 1)}T00:00`,
    tone: "yellow",
    translations: [],
  };
}
