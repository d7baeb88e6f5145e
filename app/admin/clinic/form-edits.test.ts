import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getTargetIndex } from "../ui/target-index.ts";
import { listHolidayProposals, proposeSpecialDay } from "./holiday-proposals.ts";
import { isAnyBelow } from "./is-any-below.ts";
import { proposeNotice } from "./propose-notice.ts";
import { addSpan, notATime, stepTime } from "./span-edits.ts";

describe("edits of the clinic form", () => {
  it("Arrow keys, Home and End name a place within the list", () => {
    const targets = ["ArrowUp", "ArrowDown", "Home", "End", "a"].map((key) =>
      getTargetIndex(key, 1, 3),
    );
    assert.deepEqual(targets, [0, 2, 0, 2, undefined]);
    assert.equal(getTargetIndex("ArrowDown", 2, 3), 2);
  });

  it("A notice about a special day is up from a week before, and until the next day", () => {
    const day = { from: "2026-12-24", until: "2026-12-26", spans: [], note: "Holidays" };
    const notice = proposeNotice({ ...day, kind: "closed" }, "2026-11-22");
    assert.deepEqual([notice.from, notice.until], ["2026-12-17T00:00", "2026-12-27T00:00"]);
    assert.equal(notice.text, "Thursday, December 24 to Saturday, December 26: closed (Holidays).");
    const soon = proposeNotice({ ...day, until: "", kind: "closed" }, "2026-12-20");
    assert.deepEqual([soon.from, soon.until], ["2026-12-20T00:00", "2026-12-25T00:00"]);
  });

  it("A field belongs to the entry that its path begins with, and to no other", () => {
    assert.ok(isAnyBelow(["week.1.spans.0"], "week.1"));
    assert.ok(!isAnyBelow(["week.1.spans.0"], "week.10"));
    assert.ok(!isAnyBelow(["week.10"], "week.1"));
  });

  it("A second span begins after a break and stays within the day", () => {
    assert.deepEqual(addSpan([]), [{ opens: 600, closes: 1140 }]);
    assert.deepEqual(addSpan([{ opens: 510, closes: 720 }])[1], { opens: 780, closes: 1140 });
    const late = addSpan([{ opens: 510, closes: 1440 }])[1];
    assert.ok(late && late.closes <= 1440 && late.opens < late.closes);
    assert.equal(addSpan([{ opens: 510, closes: notATime }])[1]?.opens, notATime);
  });

  it("A time moves to the next quarter of an hour within the day", () => {
    assert.equal(stepTime(510, 1), 525);
    assert.equal(stepTime(512, -1), 510);
    assert.equal(stepTime(0, -1), 0);
    assert.equal(stepTime(1440, 1), 1440);
  });

  it("Holidays are proposed once, and opened where the clinic is closed on them", () => {
    const [first, ...others] = listHolidayProposals({ specialDays: [] }, "2026-12-25");
    assert.deepEqual([first?.name, first?.dateLabel], ["Christmas Day", "Fri, Dec 25, 2026"]);
    assert.equal(new Set(others.map(({ name }) => name)).size, others.length);
    assert.ok(first);
    const closed = proposeSpecialDay({ closesOnHolidays: false }, first);
    assert.deepEqual([closed.kind, closed.from], ["closed", "2026-12-25"]);
    assert.equal(proposeSpecialDay({ closesOnHolidays: true }, first).kind, "other");
    const later = listHolidayProposals({ specialDays: [closed] }, "2026-12-25");
    assert.deepEqual(later[0], others[0]);
  });
});
