import type { Tag } from "./shown-tables.ts";

/** Committed writes to the database, by any node or process. */
export interface Changes {
  /**
   * Listeners of the writing node run before the write returns. Resolves to an unsubscribe
   * function.
   */
  listen(hear: (tags: readonly Tag[]) => void): Promise<() => Promise<void>>;
}
