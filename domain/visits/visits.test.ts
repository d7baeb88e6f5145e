import assert from "node:assert/strict";
import { afterEach, beforeEach, it } from "node:test";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { getLocalDate, parseLocalTime } from "../clinic/local-time.ts";
import { blankValues } from "../fields/field-list.ts";
import { ensureCategories } from "../posts/categories.server.ts";
import { postFields } from "../posts/post.ts";
import { createPost } from "../posts/write-posts.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { directReferrer } from "./referrer-groups.ts";
import { addVisits, aggregateOldVisits, getVisitReport, purgeOldVisits } from "./visits.server.ts";
import { getWeekSummary } from "./week-summary.server.ts";

const week = { from: "2026-11-16", to: "2026-11-22" };
const row = { day: "2026-11-20", page: "/", referring_host: "" };
async function addPost(db: Db): Promise<void> {
  await ensureCategories(db);
  const texts = { ...blankValues(postFields), title: "A post", slug_url: "pié-plano" };
  await createPost(db, texts, "Ada");
}

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

  it("A week is summed by day, post and kind of referrer, and compared with the week before once that was counted whole", async () => {
    const now = parseLocalTime("2026-11-22T13:00");
    const path = `/blogs/${encodeURIComponent("pié-plano")}`;
    await addPost(db);
    await addVisits(db, [
      { ...row, ...counts, day: "2026-11-16", page: path, visits: 4 },
      { ...row, ...counts, day: "2026-11-22", page: "/blogs/no-longer-there", visits: 9 },
      { ...row, ...counts, day: "2026-11-22", referring_host: "www.google.ca", book_taps: 2 },
      { ...row, ...counts, day: "2026-11-22", referring_host: "maps.apple.com" },
      { ...row, ...counts, day: "2026-11-22", referring_host: directReferrer, visits: 3 },
      { ...row, ...counts, day: "2026-11-22", referring_host: "news.example" },
      { ...row, ...counts, day: "2026-11-15", call_taps: 5 },
    ]);
    for (const time of ["2026-11-16T00:00", "2026-11-15T23:59"])
      await addMessage(db, { received_at: parseLocalTime(time).toISOString() });
    const week = await getWeekSummary(db, now);
    assert.deepEqual(week.total, { visits: 19, bookTaps: 2, callTaps: 0, messages: 1 });
    assert.equal(week.before, undefined);
    assert.equal(week.countedSince, "2026-11-15");
    assert.deepEqual(
      week.bars.map(({ visits }) => visits),
      [4, 0, 0, 0, 0, 0, 15],
    );
    assert.equal(week.bars.at(-1)?.day, "2026-11-22");
    assert.deepEqual(week.posts, [{ title: "A post", path, visits: 4 }]);
    assert.deepEqual(week.referrers, [
      { group: "direct", visits: 3 },
      { group: "search", visits: 1 },
      { group: "maps", visits: 1 },
      { group: "other", visits: 1 },
    ]);

    await addVisits(db, [{ ...row, ...counts, day: "2026-11-09", visits: 7 }]);
    const compared = await getWeekSummary(db, now);
    assert.deepEqual(compared.before, { visits: 8, bookTaps: 0, callTaps: 5, messages: 1 });

    const twoWeeks = await getWeekSummary(db, now, 2);
    assert.deepEqual(twoWeeks.total, { visits: 27, bookTaps: 2, callTaps: 5, messages: 2 });
    assert.deepEqual(twoWeeks.bars, [
      { day: "2026-11-09", visits: 8 },
      { day: "2026-11-16", visits: 19 },
    ]);
    assert.equal(twoWeeks.before, undefined);
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

  it("Days of more than three months ago keep their 100 most visited pages, and every total", async () => {
    const pages = Array.from({ length: 1000 }, (_, i) => ({
      ...{ ...row, ...counts, page: `/${i}`, visits: 1001 - i },
      referring_host: i % 2 === 0 ? "" : "news.example",
    }));
    const recent = getLocalDate(new Date(Date.now() - 91 * dayMs));
    const old = getLocalDate(new Date(Date.now() - 94 * dayMs));
    for (const day of [recent, old])
      await addVisits(
        db,
        pages.map((page) => ({ ...page, day, book_taps: 1 })),
      );
    const readDay = (day: string) => getVisitReport(db, { from: day, to: day });
    const before = await readDay(old);
    const aggregated = await Promise.all([aggregateOldVisits(db), aggregateOldVisits(db)]);
    assert.equal(aggregated[0] + aggregated[1], 900);
    const after = await readDay(old);
    assert.deepEqual(after.total, before.total);
    assert.deepEqual(after.referrers, before.referrers);
    assert.equal(after.pages[0]?.page, "other");
    assert.deepEqual(after.pages.slice(1), before.pages.slice(0, 99));
    const rows = await db.selectFrom("visit").select("day").execute();
    assert.equal(rows.filter(({ day }) => day === old).length, 102);
    assert.equal(rows.filter(({ day }) => day === recent).length, 1000);
    assert.equal(await aggregateOldVisits(db), 0);
  });
});
