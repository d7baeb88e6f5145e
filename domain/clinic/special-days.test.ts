import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  formatSpecialDay,
  listCurrentDays,
  listNextDays,
  type SpecialDay,
} from "./special-days.ts";

const year = new Date().getUTCFullYear() + 1;
const closed: SpecialDay = { from: "", until: "", kind: "closed", spans: [], note: "" };
const day = (monthDay: string, change: Partial<SpecialDay> = {}): SpecialDay => ({
  ...closed,
  from: `${year}-${monthDay}`,
  ...change,
});

describe("special days", () => {
  it("A single day and a range are told with their hours and reason", () => {
    const until = `${year}-12-26`;
    const range = formatSpecialDay(day("12-24", { until, note: "Christmas" }));
    assert.match(range, /^\w+day, December 24 to \w+day, December 26: closed \(Christmas\)$/);
    const single = formatSpecialDay(day("12-24", { until: `${year}-12-24`, kind: "week" }));
    assert.match(single, /^\w+day, December 24: open as usual$/);
  });

  it("A special day tells that it is today, and a range that has begun until when it lasts", () => {
    const range = day("12-24", { until: `${year}-12-26` });
    assert.match(formatSpecialDay(range, `${year}-12-23`), /^\w+day, December 24 to /);
    assert.match(formatSpecialDay(range, `${year}-12-24`), /^Until \w+day, December 26: closed$/);
    assert.match(formatSpecialDay(range, `${year}-12-26`), /^Today, \w+day, December 26: closed$/);
    assert.match(formatSpecialDay(day("12-24"), `${year}-12-24`), /^Today, \w+day, December 24: /);
  });

  it("A year after the next one is written, since it may be a slip", () => {
    assert.doesNotMatch(formatSpecialDay(day("12-24")), /\d{4}/);
    const far = formatSpecialDay({ ...closed, from: `${year + 1}-01-01` });
    assert.match(far, RegExp(`January 1, ${year + 1}: closed$`));
  });

  it("Days that are over are left out, and the first four of the others are told by date", () => {
    const days = ["12-24", "03-01", "07-05", "09-09", "01-02", "11-11"].map((one) => day(one));
    const current = listCurrentDays(days, `${year}-03-01`);
    assert.deepEqual(
      listNextDays(current).map(({ from }) => from.slice(5)),
      ["03-01", "07-05", "09-09", "11-11"],
    );
    const range = day("02-01", { until: `${year}-03-01` });
    assert.deepEqual(listCurrentDays([range], `${year}-03-01`), [range]);
    assert.deepEqual(listCurrentDays([range], `${year}-03-02`), []);
  });
});
