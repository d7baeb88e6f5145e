import assert from "node:assert/strict";
import { afterEach, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { addVisits, getVisitReport, purgeOldVisits } from "./visits.server.ts";

const week = { from: "2026-11-16", to: "2026-11-22" };
const row = { day: "2026-11-20", page: "/", referring_host: "" };
const counts = { visits: 1, book_taps: 0, call_taps: 0 };

describeOnEachDatabase("stored visits", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  afterEach(() => close());

  it("Counts of several nodes add up, in whichever order they list their pages", async () => {
    const pages = Array.from({ length: 1200 }, (_, i) => ({ ...row, ...counts, page: `/${i}` }));
    await Promise.all([addVisits(db, pages), addVisits(db, pages.toReversed())]);
    const { total } = await getVisitReport(db, week);
    assert.deepEqual(total, { visits: 2400, book_taps: 0, call_taps: 0 });
  });

  it("A report sums visits by day, page and referring host between two days", async () => {
    await addVisits(db, [
      { ...row, ...counts, day: "2026-11-15" },
      { ...row, ...counts, visits: 3, book_taps: 2 },
      { ...row, ...counts, visits: 4, referring_host: "news.example" },
      { ...row, ...counts, day: "2026-11-22", page: "/fees", call_taps: 5 },
      { ...row, ...counts, day: "2026-11-23" },
    ]);
    assert.deepEqual(await getVisitReport(db, week), {
      total: { visits: 8, book_taps: 2, call_taps: 5 },
      days: [
        { day: "2026-11-20", visits: 7, book_taps: 2, call_taps: 0 },
        { day: "2026-11-22", visits: 1, book_taps: 0, call_taps: 5 },
      ],
      pages: [
        { page: "/", visits: 7, book_taps: 2, call_taps: 0 },
        { page: "/fees", visits: 1, book_taps: 0, call_taps: 5 },
      ],
      referrers: [{ host: "news.example", visits: 4 }],
    });
  });

  it("Visits are deleted after two years", async () => {
    const thisYear = new Date().getUTCFullYear();
    await addVisits(db, [
      { ...row, ...counts, day: `${thisYear - 3}-12-31` },
      { ...row, ...counts, day: `${thisYear - 1}-01-01` },
    ]);
    assert.equal(await purgeOldVisits(db), 1);
    assert.equal(await purgeOldVisits(db), 0);
  });
});
