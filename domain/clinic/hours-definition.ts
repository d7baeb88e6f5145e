import { defaultHours } from "#content/opening-hours.ts";
import { choice, date, hoursOfDay, list, text, toggle } from "../fields/define-fields.ts";
import type { FieldErrors } from "../fields/field-list.ts";
import { type DefinedContent, defineSingleton } from "./define-content.ts";
import { type WeekHours, weekdays } from "./open-state.ts";
import { findDateErrors } from "./special-day-errors.ts";

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
  for (const [i, day] of specialDays.entries()) {
    Object.assign(errors, findDateErrors(day, specialDays.slice(0, i), `specialDays.${i}`));
    if (day.kind === "other" && day.spans.length === 0)
      errors[`specialDays.${i}.spans`] = "Write the hours of that day, or choose Closed.";
  }
  return errors;
}
