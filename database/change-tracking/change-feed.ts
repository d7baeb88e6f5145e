import type { CacheTag } from "./cache-tags.ts";

/** Committed writes to the database, by any node or process. */
export interface ChangeFeed {
  /**
   * Listeners of the writing node run before the write returns. Resolves to an unsubscribe
   * function.
   */
  subscribe(onChange: (tags: readonly CacheTag[]) => void): Promise<() => Promise<void>>;
}
