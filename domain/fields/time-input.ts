import { formatTime, type TimeSpan } from "./time-of-day.ts";

const minutesPerDay = 24 * 60;

/** Accepts what people type, such as "830", "8:30a" or "8.30 pm"; undefined if it is no time. */
export function parseTime(text: string): number | undefined {
  const compact = text.toLowerCase().replace(/[\s.]/g, "");
  const match = /^(\d{1,2}):?(\d{2})?(am?|pm?)?$/.exec(compact);
  if (match === null) return undefined;
  const [, hourText = "", minuteText = "0", half = ""] = match;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > 24 || (half !== "" && (hour > 12 || hour === 0))) return undefined;
  // Without AM or PM, 1 to 6 means the afternoon, because no clinic opens at that time of night.
  const isAfternoon = half.startsWith("p") || (half === "" && hour >= 1 && hour <= 6);
  const minutes = ((half === "" && !isAfternoon ? hour : hour % 12) + (isAfternoon ? 12 : 0)) * 60;
  return minutes + minute <= minutesPerDay ? minutes + minute : undefined;
}

/** The first error of the spans of one day, with the index of its span. */
export function findSpanError(
  spans: readonly TimeSpan[],
): { index: number; message: string } | undefined {
  for (const [index, { opens, closes }] of spans.entries()) {
    if (![opens, closes].every((time) => Number.isInteger(time) && time >= 0))
      return { index, message: "Write a time such as 8:30 AM." };
    if (Math.max(opens, closes) > minutesPerDay)
      return { index, message: "Write a time such as 8:30 AM." };
    if (closes <= opens) return { index, message: "Choose a closing time after the opening time." };
    const previous = spans[index - 1];
    if (previous && opens < previous.closes)
      return {
        index,
        message: `These overlap: one begins at ${formatTime(opens)}, before the other ends at ${formatTime(previous.closes)}.`,
      };
  }
  return undefined;
}
