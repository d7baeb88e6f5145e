import assert from "node:assert/strict";
import { it } from "node:test";
import type { DatedHours } from "#domain/clinic/open-state.ts";
import { formatHoursNodes, specialDayNodes, weekNodes } from "./hours-nodes.ts";

it("What staff read of the hours for search engines says the same as the structured data", () => {
  const open = { spans: [{ opens: 8 * 60 + 30, closes: 12 * 60 }], note: "" };
  const split = { ...open, spans: [...open.spans, { opens: 13 * 60, closes: 19 * 60 }] };
  const closed = { spans: [], note: "" };
  const hours: DatedHours = {
    week: [split, split, split, closed, open, closed, closed],
    closesOnHolidays: true,
    holidays: ["2099-12-25", "2100-01-01"],
    specialDays: [
      { from: "2099-12-24", until: "", kind: "other", spans: open.spans, note: "" },
      { from: "2099-12-25", until: "2099-12-27", kind: "closed", spans: [], note: "" },
      { from: "2099-12-31", until: "2100-01-02", kind: "week", spans: [], note: "" },
    ],
  };
  assert.deepEqual(formatHoursNodes(hours).split("; "), [
    "Monday to Wednesday 08:30–12:00",
    "Monday to Wednesday 13:00–19:00",
    "Thursday closed",
    "Friday 08:30–12:00",
    "Saturday, Sunday, public holidays closed",
    "2099-12-24 08:30–12:00",
    "2099-12-25 to 2099-12-27 closed",
    "2100-01-01 08:30–12:00",
  ]);
  assert.equal(weekNodes(hours).length + specialDayNodes(hours).length, 8);
});
