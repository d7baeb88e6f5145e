import { getLocalDate } from "../clinic/local-time.ts";
import { minuteMs } from "../records/time-units.ts";
import type { VisitTable } from "./visit-tables.ts";

export type VisitCount = VisitTable;
export type VisitTotals = Pick<VisitTable, "visits" | "book_taps" | "call_taps">;

const maxPages = 10_000;
const maxHostsPerDay = 200;
const otherHosts = "other";
export const otherPages = "other";

/** Holds a limited number of pages and hosts in memory, because anybody may send any referrer. */
export function createVisitCounter(now = () => Date.now()) {
  let counts: VisitCount[] = [];
  let index: Map<string, Map<string, Map<string, VisitCount>>> = new Map();
  let hosts = new Set<string>();
  let today = "";
  let checkedMinute = Number.NEGATIVE_INFINITY;

  function checkDay(): void {
    const time = now();
    const minute = Math.floor(time / minuteMs);
    if (minute === checkedMinute) return;
    checkedMinute = minute;
    const day = getLocalDate(new Date(time));
    if (day !== today) hosts = new Set();
    today = day;
  }

  /** Cached pages are counted here, so nothing is joined to a key or allocated for a known page. */
  function findCount(day: string, page: string, host: string): VisitCount {
    const existing = index.get(day)?.get(host)?.get(page);
    if (existing !== undefined) return existing;
    if (counts.length >= maxPages && page !== otherPages) return findCount(day, otherPages, "");
    const count = { day, page, referring_host: host, visits: 0, book_taps: 0, call_taps: 0 };
    counts.push(count);
    const countsByHost = index.get(day) ?? new Map<string, Map<string, VisitCount>>();
    const countsByPage = countsByHost.get(host) ?? new Map<string, VisitCount>();
    index.set(day, countsByHost.set(host, countsByPage.set(page, count)));
    return count;
  }

  function limitHost(host: string): string {
    if (host === "" || hosts.has(host)) return host;
    if (hosts.size >= maxHostsPerDay) return otherHosts;
    hosts.add(host);
    return host;
  }

  return {
    countVisit(page: string, referringHost: string): void {
      checkDay();
      findCount(today, page, limitHost(referringHost)).visits += 1;
    },
    countTap(kind: "book_taps" | "call_taps", page: string): void {
      checkDay();
      findCount(today, page, "")[kind] += 1;
    },
    /** Returns what was counted since the last call. */
    claim(): VisitCount[] {
      const claimed = counts;
      counts = [];
      index = new Map();
      return claimed;
    },
    /** Counts again what could not be stored. */
    restore(failed: readonly VisitCount[]): void {
      for (const count of failed)
        addCount(findCount(count.day, count.page, count.referring_host), count);
    },
  };
}

export function addCount(sum: VisitTotals, count: VisitTotals): void {
  for (const column of ["visits", "book_taps", "call_taps"] as const) sum[column] += count[column];
}
