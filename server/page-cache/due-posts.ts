import { findNextDue } from "#domain/posts/public-posts.server.ts";
import { everything, type Tag, tableOf, tagOf } from "#domain/shown-tables.ts";
import type { Db } from "#domain/tables.ts";

/** setTimeout is limited to 24 days, and an hourly query is cheap. */
const longestWaitMs = 60 * 60 * 1000;
const retryMs = 1000;

const appearing: Tag[] = [tagOf.places("post"), tagOf.whole("post")];
const forgettingLists: Tag[] = [everything, tagOf.anything("post"), tagOf.places("post")];

export function watchDuePosts(db: Db, forget: (tags: Tag[]) => void) {
  /** Time of the latest invalidation of lists: cached lists contain every post due by then. */
  let since = new Date();
  let timer: NodeJS.Timeout | undefined;
  let looking = 0;

  async function scheduleNext(): Promise<void> {
    const turn = ++looking;
    clearTimeout(timer);
    const due = await findNextDue(db, since.toISOString()).catch(() => null);
    if (turn !== looking) return;
    if (due !== null && due !== undefined && Date.parse(due) <= Date.now()) {
      since = new Date(due);
      forget(appearing);
      return scheduleNext();
    }
    const waitMs = due === null ? retryMs : due ? Date.parse(due) - Date.now() : longestWaitMs;
    timer = setTimeout(scheduleNext, Math.min(waitMs, longestWaitMs)).unref();
  }

  return {
    scheduleNext,

    /** A changed post may be due sooner than the one that the timer waits for. */
    hear(tags: readonly Tag[]): void {
      if (tags.some((tag) => forgettingLists.includes(tag))) since = new Date();
      if (tags.some((tag) => tag === everything || tableOf(tag) === "post")) void scheduleNext();
    },

    stop(): void {
      looking += 1;
      clearTimeout(timer);
    },
  };
}
