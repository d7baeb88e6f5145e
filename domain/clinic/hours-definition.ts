import { defaultHours } from "#content/opening-hours.ts";
import { choice, date, hoursOfDay, list, text, toggle } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { type DefinedContent, defineSingleton } from "./define-content.ts";
import { getLocalDate } from "./local-time.ts";
import { type WeekHours, weekdays } from "./open-state.ts";
import { formatSpecialDay, getLastDay, type SpecialDay } from "./special-days.ts";

export const hours = defineSingleton("hours", {
  label: "Hours and special days",
  fields: {
    week: list({
      label: "The week",
      itemLabel: "Day",
      fixed: weekdays,
      groups: { "Monday to Friday": [0, 1, 2, 3, 4], "Every day": [0, 1, 2, 3, 4, 5, 6] },
      max: 7,
      fields: {
        spans: hoursOfDay({ label: "Hours" }),
        note: text({ label: "Note beside it", limit: 60 }),
      },
    }),
    closesOnHolidays: toggle({ label: "Closed on public holidays", blank: true }),
    specialDays: list({
      label: "Special days",
      itemLabel: "Special day",
      max: 100,
      endDates: ["until", "from"],
      fields: {
        from: date({ label: "From", required: true }),
        until: date({ label: "Until" }),
        kind: choice({
          label: "Hours",
          options: { closed: "Closed", other: "Other hours", week: "Usual hours" },
        }),
        spans: hoursOfDay({ label: "Open", onlyIf: { name: "kind", is: "other" } }),
        note: text({ label: "Reason", limit: 40 }),
      },
    }),
  },
  defaults: defaultHours,
  check: checkSpecialDays,
});

export type Hours = DefinedContent<typeof hours>;

function checkSpecialDays({ specialDays }: WeekHours): FieldErrors {
  const errors: FieldErrors = {};
  for (const [i, { from, until, kind, spans }] of specialDays.entries()) {
    if (until !== "" && until < from)
      errors[`specialDays.${i}.until`] = "Choose an end after the start.";
    else if (until >= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`)
      errors[`specialDays.${i}.until`] = "This lasts a year or longer. Please check the year.";
    if (kind === "other" && spans.length === 0)
      errors[`specialDays.${i}.spans`] = "Write the hours of that day, or choose Closed.";
    const overlapped = findOverlap({ from, until }, specialDays.slice(0, i));
    if (overlapped)
      errors[`specialDays.${i}.from`] =
        `This overlaps “${formatSpecialDay(overlapped)}”. Each day can be in one of them.`;
  }
  return errors;
}

type Days = Pick<SpecialDay, "from" | "until">;

/** Past days may overlap, since nobody reads them. */
function findOverlap(days: Days, others: SpecialDay[]): SpecialDay | undefined {
  if (getLastDay(days) < getLocalDate(new Date())) return undefined;
  return others.find((other) => other.from <= getLastDay(days) && getLastDay(other) >= days.from);
}
