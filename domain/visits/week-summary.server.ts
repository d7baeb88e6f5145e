import { toClinicTime } from "../clinic/clinic-clock.ts";
import { parseLocalTime } from "../clinic/local-time.ts";
import { decodeSegment } from "../fields/slug.ts";
import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { getReferrerGroup, type ReferrerGroup, referrerGroups } from "./referrer-groups.ts";

const daysPerWeek = 7;
const maxPosts = 4;
/** Some of the most visited pages may be posts that are in the trash by now. */
const maxPostPages = 20;
const postPathPrefix = "/blogs/";

export interface WeekTotals {
  visits: number;
  bookTaps: number;
  callTaps: number;
  messages: number;
}

export interface WeekSummary {
  total: WeekTotals;
  /** The totals of as many days before; undefined if counting began later. */
  before: WeekTotals | undefined;
  /** The day of the first visit; undefined if there is none. */
  countedSince: string | undefined;
  /** One bar a day, or one a week (from its first day) for several weeks. The last ends today. */
  bars: { day: string; visits: number }[];
  posts: { title: string; path: string; visits: number }[];
  referrers: { group: ReferrerGroup; visits: number }[];
}

/** The seven days up to today, or as many weeks, by the clinic's clock. */
export async function getWeekSummary(db: Db, now: Date, weekCount = 1): Promise<WeekSummary> {
  const today = toClinicTime(now).date.getTime();
  const dayCount = daysPerWeek * weekCount;
  const listDays = (last: number) =>
    Array.from({ length: dayCount }, (_, i) => formatDay(last - (dayCount - 1 - i) * dayMs));
  const days = listDays(today);
  const daysBefore = listDays(today - dayCount * dayMs);
  const [from = ""] = days;
  const [fromBefore = ""] = daysBefore;
  const daysPerBar = weekCount === 1 ? 1 : daysPerWeek;
  const countedSince = await findFirstDay(db);
  const rows = await listDayTotals(db, fromBefore);
  return {
    total: { ...sum(rows, days), messages: await countMessages(db, from) },
    before:
      countedSince !== undefined && countedSince <= fromBefore
        ? { ...sum(rows, daysBefore), messages: await countMessages(db, fromBefore, from) }
        : undefined,
    countedSince,
    bars: days
      .filter((_, i) => i % daysPerBar === 0)
      .map((day, i) => ({
        day,
        visits: sum(rows, days.slice(i * daysPerBar, (i + 1) * daysPerBar)).visits,
      })),
    posts: await listPosts(db, from),
    referrers: await listReferrers(db, from),
  };
}

function formatDay(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 10);
}

async function findFirstDay(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("visit")
    .select((select) => select.fn.min("day").as("first"))
    .executeTakeFirst();
  return row?.first ?? undefined;
}

interface DayTotals {
  day: string;
  visits: number | string;
  bookTaps: number | string;
  callTaps: number | string;
}

function listDayTotals(db: Db, from: string): Promise<DayTotals[]> {
  return db
    .selectFrom("visit")
    .select(({ fn }) => [
      "day",
      fn.sum<number | string>("visits").as("visits"),
      fn.sum<number | string>("book_taps").as("bookTaps"),
      fn.sum<number | string>("call_taps").as("callTaps"),
    ])
    .where("day", ">=", from)
    .groupBy("day")
    .execute();
}

/** PostgreSQL returns sums as text. */
function sum(rows: DayTotals[], days: string[]) {
  const total = { visits: 0, bookTaps: 0, callTaps: 0 };
  for (const row of rows.filter(({ day }) => days.includes(day))) {
    total.visits += Number(row.visits);
    total.bookTaps += Number(row.bookTaps);
    total.callTaps += Number(row.callTaps);
  }
  return total;
}

function countMessages(db: Db, from: string, until?: string): Promise<number> {
  const toTimestamp = (day: string) => parseLocalTime(`${day}T00:00`).toISOString();
  const messages = db
    .selectFrom("message")
    .where("folder", "in", ["inbox", "handled"])
    .where("received_at", ">=", toTimestamp(from));
  return countRows(until ? messages.where("received_at", "<", toTimestamp(until)) : messages);
}

async function listPosts(db: Db, from: string): Promise<WeekSummary["posts"]> {
  const pages = await db
    .selectFrom("visit")
    .select(({ fn }) => ["page", fn.sum<number | string>("visits").as("visits")])
    .where("day", ">=", from)
    .where("page", "like", `${postPathPrefix}_%`)
    .groupBy("page")
    .orderBy("visits", "desc")
    .orderBy("page")
    .limit(maxPostPages)
    .execute();
  if (pages.length === 0) return [];
  const visited = pages.map(({ page, visits }) => ({
    path: page,
    slug: decodeSegment(page.slice(postPathPrefix.length)),
    visits: Number(visits),
  }));
  const slugs = visited.map(({ slug }) => slug);
  const posts = await db
    .selectFrom("post")
    .select(["slug", "title"])
    .where("slug", "in", slugs)
    .execute();
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return visited
    .flatMap(({ slug, ...page }) => {
      const title = titles.get(slug);
      return title === undefined ? [] : [{ ...page, title }];
    })
    .slice(0, maxPosts);
}

async function listReferrers(db: Db, from: string): Promise<WeekSummary["referrers"]> {
  const rows = await db
    .selectFrom("visit")
    .select(({ fn }) => ["referring_host", fn.sum<number | string>("visits").as("visits")])
    .where("day", ">=", from)
    .where("referring_host", "!=", "")
    .groupBy("referring_host")
    .execute();
  return referrerGroups
    .map((group) => ({
      group,
      visits: rows
        .filter(({ referring_host }) => getReferrerGroup(referring_host) === group)
        .reduce((total, { visits }) => total + Number(visits), 0),
    }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits);
}
