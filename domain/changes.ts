import type { Tag } from "./shown-tables.ts";

/** What was written to the database, by whichever node or process, told once it is kept. */
export interface Changes {
  /** Own writes are heard before whoever wrote goes on. Answers how to stop. */
  listen(hear: (tags: readonly Tag[]) => void): Promise<() => Promise<void>>;
}
