import assert from "node:assert/strict";
import { it } from "node:test";
import { formatRelativeDate, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";

// This is 00:30 on November 21 in Toronto, hours after the date changed in UTC.
const now = new Date("2026-11-21T05:30:00Z");

it("Dates and times are formatted in the clinic's time zone", () => {
  for (const [date, relativeDate, relativeDateTime] of [
    ["2026-11-21T05:10:00Z", "12:10 AM", "today, 12:10 AM"],
    ["2026-11-21T04:59:00Z", "Yesterday", "yesterday, 11:59 PM"],
    ["2026-11-20T05:00:00Z", "Yesterday", "yesterday, 12:00 AM"],
    ["2026-11-20T04:59:00Z", "Nov 19", "Nov 19, 11:59 PM"],
    ["2025-12-31T15:00:00Z", "Dec 31, 2025", "Dec 31, 2025, 10:00 AM"],
  ] as const) {
    assert.equal(formatRelativeDate(date, now), relativeDate);
    assert.equal(formatRelativeDateTime(date, now), relativeDateTime);
  }
});

it("Yesterday is recognized across a change to standard time", () => {
  const afterClockChange = new Date("2026-11-02T04:30:00Z");
  assert.equal(formatRelativeDate("2026-10-31T16:00:00Z", afterClockChange), "Yesterday");
  assert.equal(formatRelativeDate("2026-11-01T04:30:00Z", afterClockChange), "12:30 AM");
});
