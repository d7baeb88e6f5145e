import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { defaultHours } from "#content/opening-hours.ts";
import { listHolidayDates } from "./holiday-dates.ts";
import { getOpenState } from "./open-state.ts";

const hours = { ...defaultHours, holidays: listHolidayDates(2026) };

const openStateAt = (timestamp: string) => getOpenState(hours, new Date(timestamp));

describe("Opening hours", () => {
  it("The clinic opens and closes to the minute by its own clock", () => {
    assert.equal(openStateAt("2026-11-20T09:59:59-05:00").isOpen, false);
    assert.equal(openStateAt("2026-11-20T10:00:00-05:00").isOpen, true);
    assert.equal(openStateAt("2026-11-20T18:59:59-05:00").isOpen, true);
    assert.equal(openStateAt("2026-11-20T19:00:00-05:00").isOpen, false);
    assert.equal(openStateAt("2026-11-21T15:59:00-05:00").isOpen, true);
    assert.equal(openStateAt("2026-11-21T16:00:00-05:00").isOpen, false);
  });

  it("The state names the closing time or the next opening time", () => {
    assert.equal(openStateAt("2026-11-20T12:00:00-05:00").detail, "until 7:00 PM today");
    assert.equal(openStateAt("2026-11-20T08:00:00-05:00").detail, "opens today at 10:00 AM");
    assert.equal(openStateAt("2026-11-19T20:00:00-05:00").detail, "opens tomorrow at 10:00 AM");
    assert.equal(openStateAt("2026-11-21T20:00:00-05:00").detail, "opens Monday at 10:00 AM");
  });

  it("Opening hours are correct across both daylight saving changes", () => {
    // 8 March 2026: clocks go forward at 2 AM. Monday 10 AM is 14:00 UTC from then on.
    assert.equal(openStateAt("2026-03-06T15:00:00Z").isOpen, true);
    assert.equal(openStateAt("2026-03-06T14:59:00Z").isOpen, false);
    assert.equal(openStateAt("2026-03-09T14:00:00Z").isOpen, true);
    assert.equal(openStateAt("2026-03-09T13:59:00Z").isOpen, false);
    assert.equal(openStateAt("2026-03-08T06:30:00Z").detail, "opens tomorrow at 10:00 AM");
    // 1 November 2026: clocks go back at 2 AM. Monday 10 AM is 15:00 UTC from then on.
    assert.equal(openStateAt("2026-10-30T14:00:00Z").isOpen, true);
    assert.equal(openStateAt("2026-11-02T14:59:00Z").isOpen, false);
    assert.equal(openStateAt("2026-11-02T15:00:00Z").isOpen, true);
    assert.equal(openStateAt("2026-11-01T06:30:00Z").detail, "opens tomorrow at 10:00 AM");
  });

  it("The clinic is closed on Ontario's nine public holidays", () => {
    const holidays = listHolidayDates(2027)
      .filter((date) => date.startsWith("2027"))
      .map((date) => date.slice(5));
    assert.deepEqual(holidays, [
      ...["01-01", "02-15", "03-26", "05-24", "07-01"],
      ...["09-06", "10-11", "12-25", "12-26"],
    ]);
    assert.deepEqual(openStateAt("2026-12-24T20:00:00-05:00"), {
      isOpen: false,
      detail: "opens Monday at 10:00 AM",
    });
    assert.equal(openStateAt("2026-07-01T12:00:00-04:00").isOpen, false);
  });
});
