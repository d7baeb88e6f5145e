import { sql } from "kysely";
import { getLocalDate } from "../clinic/local-time.ts";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { addCount, otherPages, type VisitCount, type VisitTotals } from "./visit-counter.ts";

const rowsPerStatement = 500;
const storedDays = 2 * 366;
const maxListed = 100;
const detailedDays = 92;
const maxPagesOfOldDay = 100;

/** Adds to what is stored. Several nodes may do so at once: all take the rows in the same order. */
export function addVisits(db: Db, counts: readonly VisitCount[]): Promise<void> {
  const sorted = counts.toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
  return inTransaction(db, async (trx) => {
    for (let i = 0; i < sorted.length; i += rowsPerStatement)
      await trx
        .insertInto("visit")
        .values(sorted.slice(i, i + rowsPerStatement))
        .onConflict((conflict) =>
          conflict.columns(["day", "page", "referring_host"]).doUpdateSet({
            visits: sql`visit.visits + excluded.visits`,
            book_taps: sql`visit.book_taps + excluded.book_taps`,
            call_taps: sql`visit.call_taps + excluded.call_taps`,
          }),
        )
        .execute();
  });
}

/** Both days are included; the pages are at most a hundred, the most visited first. */
export async function getVisitReport(db: Db, { from, to }: { from: string; to: string }) {
  const between = db.selectFrom("visit").where("day", ">=", from).where("day", "<=", to);
  const summed = between.select(({ fn }) => [
    fn.sum<number | string>("visits").as("visits"),
    fn.sum<number | string>("book_taps").as("book_taps"),
    fn.sum<number | string>("call_taps").as("call_taps"),
  ]);
  const days = await summed.select("day").groupBy("day").orderBy("day").execute();
  const pages = await summed
    .select("page")
    .groupBy("page")
    .orderBy("visits", "desc")
    .orderBy("page")
    .limit(maxListed)
    .execute();
  const referrers = await summed
    .select("referring_host as host")
    .where("referring_host", "!=", "")
    .groupBy("referring_host")
    .orderBy("visits", "desc")
    .orderBy("referring_host")
    .limit(maxListed)
    .execute();
  const total = { visits: 0, book_taps: 0, call_taps: 0 };
  for (const day of days) addCount(total, toNumbers(day));
  return {
    total,
    days: days.map((row) => ({ day: row.day, ...toNumbers(row) })),
    pages: pages.map((row) => ({ page: row.page, ...toNumbers(row) })),
    referrers: referrers.map(({ host, visits }) => ({ host, visits: Number(visits) })),
  };
}

/** After three months, sums up all but each day's most visited pages, to keep the table small. */
export async function aggregateOldVisits(db: Db): Promise<number> {
  const cutoff = getLocalDate(new Date(Date.now() - detailedDays * dayMs));
  const days = await db
    .selectFrom("visit")
    .select("day")
    .where("day", "<", cutoff)
    .where("page", "!=", otherPages)
    .groupBy("day")
    .having(({ fn }) => fn.count("page").distinct(), ">", maxPagesOfOldDay)
    .execute();
  let aggregatedRows = 0;
  for (const { day } of days) aggregatedRows += await aggregateDay(db, day);
  return aggregatedRows;
}

/** Two nodes may aggregate a day at once: only one gets the deleted rows. */
function aggregateDay(db: Db, day: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const topPages = trx
      .selectFrom("visit")
      .select("page")
      .where("day", "=", day)
      .where("page", "!=", otherPages)
      .groupBy("page")
      .orderBy(({ fn }) => fn.sum("visits"), "desc")
      .orderBy("page")
      .limit(maxPagesOfOldDay);
    const deleted = await trx
      .deleteFrom("visit")
      .where("day", "=", day)
      .where("page", "!=", otherPages)
      .where("page", "not in", topPages)
      .returningAll()
      .execute();
    const sums = new Map<string, VisitCount>();
    for (const count of deleted) {
      const sum = sums.get(count.referring_host);
      if (sum === undefined) sums.set(count.referring_host, { ...count, page: otherPages });
      else addCount(sum, count);
    }
    await addVisits(trx, [...sums.values()]);
    return deleted.length;
  });
}

export async function purgeOldVisits(db: Db): Promise<number> {
  const oldest = getLocalDate(new Date(Date.now() - storedDays * dayMs));
  return deleteRows(db.deleteFrom("visit").where("day", "<", oldest));
}

function getKey({ day, page, referring_host }: VisitCount): string {
  return `${day} ${page} ${referring_host}`;
}

/** PostgreSQL returns sums as text. */
function toNumbers(row: Record<keyof VisitTotals, number | string>): VisitTotals {
  return {
    visits: Number(row.visits),
    book_taps: Number(row.book_taps),
    call_taps: Number(row.call_taps),
  };
}
