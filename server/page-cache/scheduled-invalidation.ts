import type { FastifyBaseLogger } from "fastify";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import { findNextClinicChange } from "#domain/clinic/read-clinic.server.ts";
import { findNextScheduledDate } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { minuteMs } from "#domain/records/time-units.ts";

/** Timers do not follow the clock when it is set or the machine was suspended. */
const maxWaitMs = minuteMs;
const retryMs = 1000;

interface Schedule {
  tag: CacheTag;
  findNext: (db: Db, since: string) => Promise<string | undefined>;
}

interface InvalidationOptions {
  db: Db;
  log: FastifyBaseLogger;
  invalidate: (tags: CacheTag[]) => void;
}

const schedules: Schedule[] = [
  { tag: "post", findNext: findNextScheduledDate },
  { tag: "clinic_entry", findNext: findNextClinicChange },
];

/**
 * Invalidates pages when a scheduled post is due, when the clinic opens or closes, when a notice, a
 * special day or a leave begins or ends, and when the clock is set back.
 */
export function scheduleInvalidation(options: InvalidationOptions) {
  const timers = schedules.map((schedule) => startTimer(schedule, options));
  return {
    async scheduleNext(): Promise<void> {
      await Promise.all(timers.map((timer) => timer.scheduleNext()));
    },
    onInvalidated(tags: readonly CacheTag[]): void {
      for (const timer of timers) timer.onInvalidated(tags);
    },
    stop(): void {
      for (const timer of timers) timer.stop();
    },
  };
}

function startTimer({ tag, findNext }: Schedule, { db, log, invalidate }: InvalidationOptions) {
  /** Time of the latest invalidation: cached pages contain everything that was due by then. */
  let since = new Date();
  let seenAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let latestRun = 0;
  let hasFailed = false;

  /** Null if the query failed. While it keeps failing, the first error is enough. */
  async function findDueAt(): Promise<string | null | undefined> {
    try {
      const dueAt = await findNext(db, since.toISOString());
      hasFailed = false;
      return dueAt;
    } catch (error) {
      if (!hasFailed)
        log.error({ err: error, tag }, "reading the next scheduled change failed, will retry");
      hasFailed = true;
      return null;
    }
  }

  async function scheduleNext(): Promise<void> {
    const run = ++latestRun;
    clearTimeout(timer);
    const now = new Date();
    if (now.getTime() < seenAt) {
      since = now;
      invalidate([tag]);
    }
    seenAt = now.getTime();
    const dueAt = await findDueAt();
    if (run !== latestRun) return;
    if (dueAt !== null && dueAt !== undefined && Date.parse(dueAt) <= Date.now()) {
      since = new Date(dueAt);
      invalidate([tag]);
      return scheduleNext();
    }
    const waitMs = dueAt === null ? retryMs : dueAt ? Date.parse(dueAt) - Date.now() : maxWaitMs;
    timer = setTimeout(scheduleNext, Math.min(waitMs, maxWaitMs)).unref();
  }

  return {
    scheduleNext,

    /** A change may bring a date forward that the timer waits for. */
    onInvalidated(tags: readonly CacheTag[]): void {
      if (!tags.includes(tag) && !tags.includes("everything")) return;
      since = new Date();
      void scheduleNext();
    },

    stop(): void {
      latestRun += 1;
      clearTimeout(timer);
    },
  };
}
