import type { Tables } from "#domain/records/tables.ts";

/**
 * The tables whose rows public pages show. Writes to other tables are not published, so a response
 * that reads one of them is never cached. A cascade publishes only the table that the statement
 * names: a page that reads `image_file` has to read `image` as well.
 */
export const publicTables = [
  "post",
  "category",
  "location_page",
  "slug_redirect",
  "former_permalink",
  "image",
  "image_file",
  "clinic_entry",
  "clinic_order",
] as const satisfies (keyof Tables)[];

/** Pages have a tag for each table they read; a write invalidates the pages with its table's tag. */
export type CacheTag = (typeof publicTables)[number] | "everything";

export function findCacheTag(table: string): CacheTag | undefined {
  return publicTables.find((name) => name === table);
}

export function isInvalidated(tags: ReadonlySet<CacheTag>, changed: readonly CacheTag[]): boolean {
  return changed.some((tag) => tag === "everything" || tags.has(tag));
}
