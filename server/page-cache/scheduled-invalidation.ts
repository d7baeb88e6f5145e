import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import { findNextScheduledDate } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";

/** setTimeout is limited to 24 days, and an hourly query is cheap. */
const maxWaitMs = 60 * 60 * 1000;
const retryMs = 1000;

export function scheduleInvalidation(db: Db, invalidate: (tags: CacheTag[]) => void) {
  /** Time of the latest invalidation of posts: cached lists contain every post due by then. */
  let since = new Date();
  let timer: NodeJS.Timeout | undefined;
  let latestRun = 0;

  async function scheduleNext(): Promise<void> {
    const run = ++latestRun;
    clearTimeout(timer);
    const dueAt = await findNextScheduledDate(db, since.toISOString()).catch(() => null);
    if (run !== latestRun) return;
    if (dueAt !== null && dueAt !== undefined && Date.parse(dueAt) <= Date.now()) {
      since = new Date(dueAt);
      invalidate(["post"]);
      return scheduleNext();
    }
    const waitMs = dueAt === null ? retryMs : dueAt ? Date.parse(dueAt) - Date.now() : maxWaitMs;
    timer = setTimeout(scheduleNext, Math.min(waitMs, maxWaitMs)).unref();
  }

  return {
    scheduleNext,

    /** A changed post may be due sooner than the one that the timer waits for. */
    onInvalidated(tags: readonly CacheTag[]): void {
      if (!tags.includes("post") && !tags.includes("everything")) return;
      since = new Date();
      void scheduleNext();
    },

    stop(): void {
      latestRun += 1;
      clearTimeout(timer);
    },
  };
}
