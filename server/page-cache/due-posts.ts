import { findNextDue } from "#domain/posts/public-posts.server.ts";
import { everything, type Tag, tableOf, tagOf } from "#domain/shown-tables.ts";
import type { Db } from "#domain/tables.ts";

/** setTimeout takes no more than 24 days; a look each hour costs nothing. */
const longestWaitMs = 60 * 60 * 1000;
const retryMs = 1000;

const appearing: Tag[] = [tagOf.places("post"), tagOf.whole("post")];
const forgettingLists: Tag[] = [everything, tagOf.anything("post"), tagOf.places("post")];

/** Forgets the lists of posts at the moment when one that was scheduled appears. */
export function watchDuePosts(db: Db, forget: (tags: Tag[]) => void) {
  /** Lists were forgotten then: those that are kept show what was due by then. */
  let since = new Date();
  let timer: NodeJS.Timeout | undefined;
  let looking = 0;

  async function look(): Promise<void> {
    const turn = ++looking;
    clearTimeout(timer);
    const due = await findNextDue(db, since.toISOString()).catch(() => null);
    if (turn !== looking) return;
    if (due !== null && due !== undefined && Date.parse(due) <= Date.now()) {
      since = new Date(due);
      forget(appearing);
      return look();
    }
    const waitMs = due === null ? retryMs : due ? Date.parse(due) - Date.now() : longestWaitMs;
    timer = setTimeout(look, Math.min(waitMs, longestWaitMs)).unref();
  }

  return {
    look,

    /** Of what was forgotten: a post that was written may be due sooner than the ones known. */
    hear(tags: readonly Tag[]): void {
      if (tags.some((tag) => forgettingLists.includes(tag))) since = new Date();
      if (tags.some((tag) => tag === everything || tableOf(tag) === "post")) void look();
    },

    stop(): void {
      looking += 1;
      clearTimeout(timer);
    },
  };
}
