import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatAvailability, formatHoursSentence, listHoursLines } from "./hours-text.ts";
import type { WeekHours } from "./open-state.ts";

const day = (...spans: [number, number][]) => ({
  spans: spans.map(([opens, closes]) => ({ opens: opens * 60, closes: closes * 60 })),
  note: "",
});

function createHours(...week: WeekHours["week"]): WeekHours {
  const rest = Array.from({ length: 7 - week.length }, () => day());
  return { week: [...week, ...rest], closesOnHolidays: true, specialDays: [] };
}

describe("the opening hours in words", () => {
  it("Days with the same hours read as one line, and late hours as evenings", () => {
    const weekday = day([10, 19]);
    const saturday = { ...day([10, 16]), note: "all services, in person and virtual" };
    const hours = createHours(weekday, weekday, weekday, weekday, weekday, saturday);
    assert.deepEqual(listHoursLines(hours), [
      { text: "Weekdays 10:00 AM – 7:00 PM", shortText: "Mon–Fri 10 AM – 7 PM", note: "" },
      {
        text: "Saturdays 10 AM – 4 PM",
        shortText: "Sat 10 AM – 4 PM",
        note: "all services, in person and virtual",
      },
    ]);
    const sentence = "weekdays 10 AM to 7 PM, Saturdays 10 AM to 4 PM";
    assert.equal(formatHoursSentence(hours), sentence);
    const availability = formatAvailability(hours, ", and by video");
    assert.equal(availability, "Evenings until 7, Saturdays, and by video");
  });

  it("A lunch break and half hours are stated, and no evening is promised", () => {
    const hours = createHours(day([8.5, 12], [13, 16.5]), day([8.5, 12], [13, 16.5]), day([9, 12]));
    assert.deepEqual(
      listHoursLines(hours).map(({ text }) => text),
      ["Monday and Tuesday 8:30 AM – 12:00 PM and 1:00 PM – 4:30 PM", "Wednesdays 9 AM – 12 PM"],
    );
    assert.equal(formatAvailability(hours, ", and by video"), "In person, and by video");
  });

  it("A clinic without hours says that it is closed", () => {
    const hours = createHours();
    assert.equal(listHoursLines(hours)[0]?.text, "Closed until further notice");
    assert.equal(formatHoursSentence(hours), "");
  });
});
