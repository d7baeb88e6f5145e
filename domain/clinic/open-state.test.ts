import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listHolidayDates } from "./holiday-dates.ts";
import { parseLocalTime } from "./local-time.ts";
import { findHoursRow, formatClosure, getOpenState } from "./open-state.ts";

const weekday = { spans: [{ opens: 600, closes: 1140 }], note: "" };
const saturday = { spans: [{ opens: 600, closes: 960 }], note: "" };
/** Open from 10 AM to 7 PM, Monday to Friday, and from 10 AM to 4 PM on Saturday. */
const hours = {
  week: [weekday, weekday, weekday, weekday, weekday, saturday, { spans: [], note: "" }],
  closesOnHolidays: true,
  holidays: ["2026-07-01", "2026-12-25", "2026-12-26"],
  specialDays: [],
};

const openStateAt = (localTime: string) => getOpenState(hours, parseLocalTime(localTime));

describe("Opening hours", () => {
  it("The clinic opens and closes to the minute by its own clock", () => {
    assert.equal(openStateAt("2026-11-20T09:59:59").isOpen, false);
    assert.equal(openStateAt("2026-11-20T10:00:00").isOpen, true);
    assert.equal(openStateAt("2026-11-20T18:59:59").isOpen, true);
    assert.equal(openStateAt("2026-11-20T19:00:00").isOpen, false);
    assert.equal(openStateAt("2026-11-21T15:59:00").isOpen, true);
    assert.equal(openStateAt("2026-11-21T16:00:00").isOpen, false);
  });

  it("The state names the closing time or the next opening time", () => {
    assert.equal(openStateAt("2026-11-20T12:00:00").detail, "until 7:00 PM today");
    assert.equal(openStateAt("2026-11-20T08:00:00").detail, "opens today at 10:00 AM");
    assert.equal(openStateAt("2026-11-19T20:00:00").detail, "opens tomorrow at 10:00 AM");
    assert.equal(openStateAt("2026-11-21T20:00:00").detail, "opens Monday at 10:00 AM");
  });

  it("Spans of a day that touch count as one", () => {
    const spans = [
      { opens: 540, closes: 780 },
      { opens: 780, closes: 1140 },
      { opens: 1200, closes: 1260 },
    ];
    const week = hours.week.map(() => ({ spans, note: "" }));
    const { detail } = getOpenState({ ...hours, week }, parseLocalTime("2026-11-20T12:00"));
    assert.equal(detail, "until 7:00 PM today");
  });

  it("A closure is told up to a day in words, and without an end if no opening is near", () => {
    const closureAt = (localTime: string, from = "", until = "") => {
      const closed = { from, until, kind: "closed" as const, spans: [], note: "" };
      const specialDays = from === "" ? [] : [closed];
      return formatClosure(getOpenState({ ...hours, specialDays }, parseLocalTime(localTime)));
    };
    assert.equal(closureAt("2026-11-20T12:00"), undefined);
    assert.equal(closureAt("2026-11-20T08:00"), "until 10:00 AM today");
    const onBreak = closureAt("2026-11-20T12:00", "2026-11-20", "2026-12-06");
    assert.equal(onBreak, "until December 7 at 10:00 AM");
    const forGood = closureAt("2026-11-20T12:00", "2026-11-20", "2030-01-01");
    assert.equal(forGood, "until further notice");
  });

  it("Today is marked in the row whose hours apply, and in none on a day with its own hours", () => {
    const findRow = (localTime: string, kind?: "closed" | "other" | "week") => {
      const from = localTime.slice(0, 10);
      const specialDays = kind ? [{ from, until: "", kind, spans: [], note: "" }] : [];
      return findHoursRow({ ...hours, specialDays }, parseLocalTime(localTime))?.name;
    };
    assert.equal(findRow("2026-12-24T12:00"), "Monday to Friday");
    assert.equal(findRow("2026-12-25T12:00"), "Sunday and holidays");
    assert.equal(findRow("2026-12-25T12:00", "week"), "Monday to Friday");
    assert.equal(findRow("2026-12-24T12:00", "closed"), undefined);
    assert.equal(findRow("2026-12-24T12:00", "other"), undefined);
  });

  it("Opening hours are correct across both daylight saving changes", () => {
    // 8 March 2026: clocks go forward at 2 AM.
    assert.equal(openStateAt("2026-03-06T10:00").isOpen, true);
    assert.equal(openStateAt("2026-03-06T09:59").isOpen, false);
    assert.equal(openStateAt("2026-03-09T10:00").isOpen, true);
    assert.equal(openStateAt("2026-03-09T09:59").isOpen, false);
    assert.equal(openStateAt("2026-03-08T01:30").detail, "opens tomorrow at 10:00 AM");
    // 1 November 2026: clocks go back at 2 AM.
    assert.equal(openStateAt("2026-10-30T10:00").isOpen, true);
    assert.equal(openStateAt("2026-11-02T09:59").isOpen, false);
    assert.equal(openStateAt("2026-11-02T10:00").isOpen, true);
    assert.equal(openStateAt("2026-11-01T01:30").detail, "opens tomorrow at 10:00 AM");
  });

  it("The clinic is closed on the public holidays of its province", () => {
    assert.deepEqual(openStateAt("2026-12-24T20:00"), {
      isOpen: false,
      detail: "opens Monday at 10:00 AM",
    });
    assert.equal(openStateAt("2026-07-01T12:00").isOpen, false);
    const dates = listHolidayDates(2027);
    for (const holiday of ["2027-01-01", "2027-07-01", "2027-12-25"])
      assert.ok(dates.includes(holiday), holiday);
  });
});
