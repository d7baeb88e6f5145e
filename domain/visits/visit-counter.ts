import { toClinicTime } from "../clinic/clinic-clock.ts";
import { minuteMs } from "../records/time-units.ts";
import type { VisitTable } from "./visit-tables.ts";

export type VisitCount = VisitTable;
export type TapKind = "book_taps" | "call_taps";

export interface VisitCounter {
  countVisit: (page: string, referringHost: string) => void;
  countTap: (kind: TapKind, page: string) => void;
  /** Returns what was counted since the last call. */
  claim: () => VisitCount[];
  /** Counts again what could not be stored. */
  restore: (counts: readonly VisitCount[]) => void;
}

const maxPages = 10_000;
const maxHostsPerDay = 200;
const otherHosts = "other";
const otherPages = "other";

/** Holds a limited number of pages and hosts in memory, because anybody may send any referrer. */
export function createVisitCounter(now = () => new Date()): VisitCounter {
  let counts = new Map<string, VisitCount>();
  let hosts = new Set<string>();
  let today = "";
  let dayCheckedAt = Number.NEGATIVE_INFINITY;

  function getToday(): string {
    const date = now();
    const minute = Math.floor(date.getTime() / minuteMs);
    if (minute === dayCheckedAt) return today;
    dayCheckedAt = minute;
    const day = toClinicDay(date);
    if (day !== today) hosts = new Set();
    today = day;
    return day;
  }

  function findCount(page: string, host: string): VisitCount {
    const day = getToday();
    const key = `${day} ${page} ${host}`;
    const existing = counts.get(key);
    if (existing !== undefined) return existing;
    if (counts.size >= maxPages && page !== otherPages) return findCount(otherPages, "");
    const count = { day, page, referring_host: host, visits: 0, book_taps: 0, call_taps: 0 };
    counts.set(key, count);
    return count;
  }

  function limitHost(host: string): string {
    getToday();
    if (host === "" || hosts.has(host)) return host;
    if (hosts.size >= maxHostsPerDay) return otherHosts;
    hosts.add(host);
    return host;
  }

  return {
    countVisit: (page, referringHost) => {
      findCount(page, limitHost(referringHost)).visits += 1;
    },
    countTap: (kind, page) => {
      findCount(page, "")[kind] += 1;
    },
    claim: () => {
      const claimed = [...counts.values()];
      counts = new Map();
      return claimed;
    },
    restore: (failed) => {
      for (const count of failed) {
        const key = `${count.day} ${count.page} ${count.referring_host}`;
        const newer = counts.get(key);
        if (newer !== undefined) addTo(newer, count);
        else if (counts.size < maxPages) counts.set(key, { ...count });
        else addTo(findCount(otherPages, ""), count);
      }
    },
  };
}

function addTo(sum: VisitCount, count: VisitCount): void {
  for (const column of ["visits", "book_taps", "call_taps"] as const) sum[column] += count[column];
}

export function toClinicDay(date: Date): string {
  return toClinicTime(date).date.toISOString().slice(0, 10);
}
