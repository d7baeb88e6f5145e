import assert from "node:assert/strict";
import { it } from "node:test";
import { parseLocalTime } from "../clinic/local-time.ts";
import type { DatedHours } from "../clinic/open-state.ts";
import { findLateBefore, formatDelay, getAnswerDeadline } from "./answer-deadline.ts";

const weekday = { spans: [{ opens: 600, closes: 1140 }], note: "" };
const closed = { spans: [], note: "" };
/** Open from 10 AM to 7 PM, Monday to Friday. */
const hours: DatedHours = {
  week: [weekday, weekday, weekday, weekday, weekday, closed, closed],
  closesOnHolidays: true,
  holidays: ["2026-12-25"],
  specialDays: [],
};
const at = (day: string, time: string) => parseLocalTime(`${day}T${time}`);

const monday = "2026-11-23";
const tuesday = "2026-11-24";
const wednesday = "2026-11-25";
const friday = "2026-11-20";

it("A message is due on the next open day, and late on the one after", () => {
  const received = at(monday, "16:12");
  assert.deepEqual(getAnswerDeadline(hours, received, at(monday, "18:59")), { state: "waiting" });
  assert.deepEqual(getAnswerDeadline(hours, received, at(tuesday, "00:00")), { state: "today" });
  assert.deepEqual(getAnswerDeadline(hours, received, at(tuesday, "23:59")), { state: "today" });
  const late = getAnswerDeadline(hours, received, at(wednesday, "09:00"));
  assert.deepEqual(late, { state: "late", days: 1 });
  const later = getAnswerDeadline(hours, received, at("2026-11-30", "09:00"));
  assert.deepEqual(later, { state: "late", days: 4 });
});

it("A message after closing time counts from the next open day", () => {
  const now = at(tuesday, "10:41");
  assert.deepEqual(getAnswerDeadline(hours, at(monday, "18:59"), now), { state: "today" });
  assert.deepEqual(getAnswerDeadline(hours, at(monday, "19:00"), now), { state: "waiting" });
  assert.deepEqual(getAnswerDeadline(hours, at(monday, "09:00"), now), { state: "today" });
});

it("Weekends, holidays and special days do not count", () => {
  const beforeWeekend = at(friday, "17:48");
  assert.deepEqual(getAnswerDeadline(hours, beforeWeekend, at(monday, "08:00")), {
    state: "today",
  });
  const overWeekend = getAnswerDeadline(hours, at("2026-11-21", "12:00"), at(tuesday, "08:00"));
  assert.deepEqual(overWeekend, { state: "today" });
  const beforeChristmas = at("2026-12-24", "12:00");
  const afterBoxingDay = at("2026-12-28", "12:00");
  assert.deepEqual(getAnswerDeadline(hours, beforeChristmas, afterBoxingDay), { state: "today" });
  const special = { from: tuesday, until: "", kind: "closed" as const, spans: [], note: "" };
  const withSpecialDay = { ...hours, specialDays: [special] };
  const due = getAnswerDeadline(withSpecialDay, at(monday, "12:00"), at(wednesday, "12:00"));
  assert.deepEqual(due, { state: "today" });
});

it("A message that was due before the weekend is late on the weekend", () => {
  const late = getAnswerDeadline(hours, at("2026-11-19", "12:00"), at("2026-11-21", "12:00"));
  assert.deepEqual(late, { state: "late", days: 1 });
});

it("A clinic that is never open has no deadline", () => {
  const neverOpen = { ...hours, week: hours.week.map(() => closed) };
  const state = getAnswerDeadline(neverOpen, at(friday, "12:00"), at("2027-11-25", "12:00"));
  assert.deepEqual(state, { state: "waiting" });
});

it("Exactly the messages before one time are late, on open and closed days, holidays and clock changes", () => {
  const hour = 3_600_000;
  for (const now of [
    at(monday, "10:41"),
    at("2026-11-22", "12:00"),
    at("2026-12-28", "00:00"),
    at("2026-11-03", "09:00"),
    at("2026-03-10", "23:59"),
  ]) {
    const lateBefore = findLateBefore(hours, now);
    assert.ok(lateBefore);
    for (let age = 0; age < 10 * 24; age += 1) {
      const received = new Date(now.getTime() - age * hour);
      const isLate = getAnswerDeadline(hours, received, now).state === "late";
      assert.equal(received < lateBefore, isLate, `${received.toISOString()} ${now.toISOString()}`);
    }
    const last = new Date(lateBefore.getTime() - 1);
    assert.equal(getAnswerDeadline(hours, last, now).state, "late");
    assert.notEqual(getAnswerDeadline(hours, lateBefore, now).state, "late");
  }
  const neverOpen = { ...hours, week: hours.week.map(() => closed) };
  assert.equal(findLateBefore(neverOpen, at(friday, "12:00")), undefined);
});

it("A delay is counted in business days for the first month", () => {
  assert.deepEqual([1, 31, 32, 922].map(formatDelay), [
    ...["1 business day", "31 business days"],
    ...["more than a month", "more than a month"],
  ]);
});
