/** A table whose rows appear on public pages. */
export interface ShownTable {
  /** The first column never changes. */
  unique: readonly [string, ...string[]];
  /** The columns by which lists filter and sort, including those that hide a row. */
  placing: readonly string[];
  /** True for a row that no visitor can see. */
  isHidden: (row: Row) => boolean;
}

export type Row = Record<string, unknown>;

/**
 * Tracked by row. Any other public table is tracked as a whole: a write to it makes every page that
 * read it stale.
 */
export const shownTables: Readonly<Record<string, ShownTable>> = {
  post: {
    unique: ["blog_id", "slug"],
    placing: ["blog_id", "slug", "status", "published_date", "category"],
    isHidden: ({ status, published_date }) =>
      status !== "published" || new Date(String(published_date)).getTime() > Date.now(),
  },
  location_page: {
    unique: ["location_id", "slug"],
    placing: ["location_id", "slug"],
    isHidden: () => false,
  },
  image: { unique: ["hash"], placing: ["hash"], isHidden: () => false },
};

/** Written together with the parent row, so they need no tags. */
export const partTables: readonly string[] = ["image_file"];

/** Writes to private tables are not published, so a response that read one must never be cached. */
export function isPrivate(table: string): boolean {
  return /^(?:message|staff|sign_in)(?:_|$)/.test(table) || keptForStaff.includes(table);
}

const keptForStaff = [
  ...["trash", "item_version", "setting", "audit_entry", "image_use"],
  ...["second_factor", "recovery_code", "password_link", "known_network"],
];

/** For example "post:7", "post:desk-and-neck" or "post:places". */
export type Tag = `${string}:${string}`;

export const tagOf = {
  row: (table: string, name: unknown): Tag => `${table}:${name}`,
  /** The rows in lists, and their order. */
  places: (table: string): Tag => `${table}:places`,
  /** The visible content of any row. */
  whole: (table: string): Tag => `${table}:whole`,
  /** Every response that read the table has this tag: for writes to unknown rows. */
  anything: (table: string): Tag => `${table}:anything`,
};

export const everything: Tag = "everything:";

export function tableOf(tag: Tag): string {
  return tag.slice(0, tag.indexOf(":"));
}
