import assert from "node:assert/strict";
import { it } from "node:test";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { formatDateTime, formatRelativeDate, formatRelativeDateTime } from "./format-date.ts";

// Half past midnight is hours after the date changed in UTC.
const now = parseLocalTime("2026-11-21T00:30");
const toTimestamp = (localTime: string) => parseLocalTime(localTime).toISOString();

it("Dates and times are formatted in the clinic's time zone", () => {
  for (const [localTime, relativeDate, relativeDateTime] of [
    ["2026-11-21T00:10", "12:10 AM", "today, 12:10 AM"],
    ["2026-11-20T23:59", "Yesterday", "yesterday, 11:59 PM"],
    ["2026-11-20T00:00", "Yesterday", "yesterday, 12:00 AM"],
    ["2026-11-19T23:59", "Nov 19", "Nov 19, 11:59 PM"],
    ["2025-12-31T10:00", "Dec 31, 2025", "Dec 31, 2025, 10:00 AM"],
  ] as const) {
    assert.equal(formatRelativeDate(toTimestamp(localTime), now), relativeDate);
    assert.equal(formatRelativeDateTime(toTimestamp(localTime), now), relativeDateTime);
  }
});

it("A date with its time is the same on every day", () => {
  assert.equal(formatDateTime(toTimestamp("2026-11-20T23:59")), "Nov 20, 2026, 11:59 PM");
});

it("Yesterday is recognized across a change to standard time", () => {
  const afterClockChange = parseLocalTime("2026-11-01T23:30");
  assert.equal(formatRelativeDate(toTimestamp("2026-10-31T12:00"), afterClockChange), "Yesterday");
  assert.equal(formatRelativeDate(toTimestamp("2026-11-01T00:30"), afterClockChange), "12:30 AM");
});
