import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Kysely } from "kysely";
import { listHolidays } from "#content/holidays.ts";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { createFreshDatabase, type FreshDatabase } from "../../tests/support/fresh-database.ts";
import { addDays } from "../records/add-days.ts";
import type { Tables } from "../records/tables.ts";
import { hours } from "./hours-definition.ts";
import { formatLocalTime, parseLocalTime } from "./local-time.ts";
import { notice } from "./notice-definition.ts";
import {
  type Clinic,
  defaultClinic,
  findNextClinicChange,
  getClinicFacts,
  readClinic,
} from "./read-clinic.server.ts";
import { updateSingleton } from "./write-clinic-content.server.ts";

const createNotice = (text: string, from: string, until: string, tone: "yellow" | "red") => ({
  ...{ text, from, until, tone },
  ...{ linkText: "", linkUrl: "", translations: [] },
});
const notices: Clinic["notices"] = [
  createNotice("Lift out of order", "2026-03-01T00:00", "2026-03-20T00:00", "red"),
  createNotice("Parking moved", "", "2026-03-20T00:00", "yellow"),
  createNotice("New colleague", "2026-03-08T08:00", "2026-03-09T08:00", "yellow"),
];
const christmas = {
  ...{ from: "2026-12-24", until: "", spans: [], note: "" },
  kind: "closed" as const,
};

describe("the facts of the clinic at a time", () => {
  it("Two notices are shown at most: the red one, then the one that began last", () => {
    const listTexts = (now: string) =>
      getClinicFacts({ ...defaultClinic, notices }, parseLocalTime(now)).notices.map(
        ({ text }) => text,
      );
    assert.deepEqual(listTexts("2026-02-28T07:00"), ["Parking moved"]);
    assert.deepEqual(listTexts("2026-03-08T07:59"), ["Lift out of order", "Parking moved"]);
    assert.deepEqual(listTexts("2026-03-08T08:00"), ["Lift out of order", "New colleague"]);
    assert.deepEqual(listTexts("2026-03-20T00:00"), []);
  });

  it("A special day is announced until it is over by the clinic's clock", () => {
    const clinic = { ...defaultClinic, hours: { ...hours.defaults, specialDays: [christmas] } };
    const count = (now: string) =>
      getClinicFacts(clinic, parseLocalTime(now)).hours.specialDays.length;
    const days = ["09", "08", "07", "06", "05"].map((day) => `2027-01-${day}`);
    const later = days.map((from) => ({ ...christmas, from }));
    const specialDays = [...later, christmas];
    const { specialDayLines } = getClinicFacts(
      { ...defaultClinic, hours: { ...hours.defaults, specialDays } },
      parseLocalTime("2026-12-23T09:00"),
    );
    assert.match(specialDayLines[0] ?? "", /December 24/);
    assert.equal(count("2026-12-24T23:59"), 1);
    assert.equal(count("2026-12-25T00:00"), 0);
  });

  it("Holidays that close the clinic are announced five weeks ahead, as the special days are", () => {
    const week = hours.defaults.week.map((day) => ({
      ...day,
      spans: [{ opens: 9 * 60, closes: 17 * 60 }],
    }));
    const listLines = (date: string, changed: Partial<Clinic["hours"]> = {}) =>
      getClinicFacts(
        {
          ...defaultClinic,
          hours: { ...hours.defaults, week, closesOnHolidays: true, ...changed },
        },
        parseLocalTime(`${date}T09:00`),
      ).specialDayLines;
    const named = listHolidays(2026).map(({ date, name }) => ({
      name,
      date: date.toISOString().slice(0, 10),
    }));
    // No other one is announced together with it.
    const first = named.findLast(
      ({ date }, i) => (named[i - 1]?.date ?? date) < addDays(date, -36),
    );
    assert.ok(first);
    const announced = addDays(first.date, -35);
    assert.deepEqual(listLines(addDays(announced, -1)), []);
    assert.equal(listLines(announced).length, 1);
    assert.match(listLines(first.date)[0] ?? "", /^Today, /);
    assert.ok(listLines(first.date)[0]?.endsWith(`: closed (${first.name})`));
    assert.ok(!listLines(addDays(first.date, 1)).join().includes(first.name));

    const open = { ...christmas, kind: "week" as const, from: first.date };
    const covered = listLines(first.date, { specialDays: [open] });
    assert.ok(covered[0]?.endsWith(": open as usual"));
    assert.ok(!covered.join().includes(first.name));
    assert.deepEqual(listLines(first.date, { closesOnHolidays: false }), []);
    const closed = week.map((day) => ({ ...day, spans: [] }));
    assert.deepEqual(listLines(first.date, { week: closed }), []);
  });

  it("Local times survive both changes of the clock", () => {
    for (const localTime of ["2026-03-08T03:00", "2026-11-01T03:30", "2026-07-01T00:00"])
      assert.equal(formatLocalTime(parseLocalTime(localTime)), localTime);
    const midnight = parseLocalTime("2026-07-01T00:00").getTime();
    assert.equal(parseLocalTime("2026-07-01T00:00:30.5").getTime(), midnight + 30_500);
  });

  it("A time that the clock skips in spring becomes an hour later, and the times around it stay", () => {
    const spring = [
      ["2026-03-08T01:59", "2026-03-08T01:59"],
      ["2026-03-08T02:00", "2026-03-08T03:00"],
      ["2026-03-08T02:30", "2026-03-08T03:30"],
      ["2026-03-08T02:59", "2026-03-08T03:59"],
      ["2026-03-08T03:00", "2026-03-08T03:00"],
    ] as const;
    for (const [typed, expected] of spring)
      assert.equal(formatLocalTime(parseLocalTime(typed)), expected, typed);
  });
});

describe("the stored facts of the clinic", () => {
  let database: FreshDatabase;
  let db: Kysely<Tables>;
  before(async () => {
    database = await createFreshDatabase("sqlite");
    db = connect({ dataDir: database.environment.DATA_DIR ?? "", databaseUrl: undefined });
    await migrateToLatest(db);
  });
  after(async () => {
    await db.destroy();
    await database.remove();
  });

  it("The defaults hold until staff save", async () => {
    assert.deepEqual(await readClinic(db), defaultClinic);
    await updateSingleton(db, notice, { notices }, "Imani");
    assert.equal((await readClinic(db)).notices.length, notices.length);
  });

  it("Pages change when the clinic opens or closes, when its day ends, and with each notice", async () => {
    const day = { spans: [{ opens: 600, closes: 1140 }], note: "" };
    const week = Array.from({ length: 7 }, () => day);
    await updateSingleton(db, notice, { notices }, "Imani");
    await updateSingleton(db, hours, { week, specialDays: [christmas] }, "Imani");
    const changes = ["2026-03-07T19:00", "2026-03-08T00:00", "2026-03-08T08:00"];
    changes.push("2026-03-08T10:00", "2026-03-08T19:00", "2026-03-09T00:00", "2026-03-09T08:00");
    assert.deepEqual(await listChanges("2026-03-07T10:00", changes.length), changes);
    assert.deepEqual(await listChanges("2026-12-23T19:00", 3), [
      ...["2026-12-24T00:00", "2026-12-25T00:00", "2026-12-26T00:00"],
    ]);
  });

  async function listChanges(since: string, count: number): Promise<string[]> {
    const changes: string[] = [];
    for (let last = since; changes.length < count; changes.push(last))
      last = formatLocalTime(
        new Date((await findNextClinicChange(db, parseLocalTime(last).toISOString())) ?? ""),
      );
    return changes;
  }
});
