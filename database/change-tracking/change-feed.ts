import type { CacheTag } from "./cache-tags.ts";

export interface ChangeFeed {
  /** Listeners of the writing node run before the write returns. */
  subscribe(onChange: (tags: readonly CacheTag[]) => void): Promise<() => Promise<void>>;
}
