/** A table whose rows appear on public pages. */
export interface PublicTable {
  /** The first column never changes. */
  uniqueColumns: readonly [string, ...string[]];
  /** The columns by which lists filter and sort, including those that hide a row. */
  listColumns: readonly string[];
  /** True for a row that no visitor can see. */
  isHidden: (row: Row) => boolean;
}

export type Row = Record<string, unknown>;

/**
 * Tracked by row. Any other public table is tracked as a whole: a write to it makes every page that
 * read it stale.
 */
export const publicTables: Readonly<Record<string, PublicTable>> = {
  post: {
    uniqueColumns: ["blog_id", "slug"],
    listColumns: ["blog_id", "slug", "status", "published_date", "category"],
    isHidden: ({ status, published_date }) =>
      status !== "published" || new Date(String(published_date)).getTime() > Date.now(),
  },
  location_page: {
    uniqueColumns: ["location_id", "slug"],
    listColumns: ["location_id", "slug"],
    isHidden: () => false,
  },
  image: { uniqueColumns: ["hash"], listColumns: ["hash"], isHidden: () => false },
};

/** Written together with the parent row, so they need no tags. */
export const childTables: readonly string[] = ["image_file"];

/** Writes to private tables are not published, so a response that read one must never be cached. */
export function isPrivateTable(table: string): boolean {
  return /^(?:message|staff|sign_in)(?:_|$)/.test(table) || staffTables.includes(table);
}

const staffTables = [
  ...["trash", "item_version", "setting", "audit_entry", "image_use"],
  ...["second_factor", "recovery_code", "password_link", "known_network"],
];

/** For example "post:7", "post:desk-and-neck" or "post:places". */
export type CacheTag = `${string}:${string}`;

export const cacheTag = {
  row: (table: string, name: unknown): CacheTag => `${table}:${name}`,
  /** The rows in lists, and their order. */
  list: (table: string): CacheTag => `${table}:places`,
  /** The visible content of any row. */
  allRows: (table: string): CacheTag => `${table}:whole`,
  /** Every response that read the table has this tag: for writes to unknown rows. */
  table: (table: string): CacheTag => `${table}:anything`,
};

export const allTags: CacheTag = "everything:";

export function getTagTable(tag: CacheTag): string {
  return tag.slice(0, tag.indexOf(":"));
}
