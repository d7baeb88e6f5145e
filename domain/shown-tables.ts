/** A table whose rows stand on public pages, one by one and in lists. */
export interface ShownTable {
  /** The columns in which no two rows are alike: each names its row. The first never changes. */
  unique: readonly [string, ...string[]];
  /** The columns by which lists choose and order rows: also the unique ones, and what hides a row. */
  placing: readonly string[];
  /** Whether no visitor sees the row as it stands. */
  isHidden: (row: Row) => boolean;
}

export type Row = Record<string, unknown>;

/**
 * What is told exactly. A table that is neither here nor below counts as a whole: whatever is
 * written to it, every page that read it is made anew.
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

/** Written once together with the row that they belong to, and told with it. */
export const partTables: readonly string[] = ["image_file"];

/**
 * What no public page shows: messages, staff, and what is kept for staff. What is written to such a
 * table is told nobody, so an answer that was made from one is never kept.
 */
export function isPrivate(table: string): boolean {
  return /^(?:message|staff|sign_in)(?:_|$)/.test(table) || keptForStaff.includes(table);
}

const keptForStaff = [
  ...["trash", "item_version", "setting", "audit_entry", "image_use"],
  ...["second_factor", "recovery_code", "password_link", "known_network"],
];

/** What an answer was made from, and what a write changes: "post:7", "post:desk-and-neck", "post:places". */
export type Tag = `${string}:${string}`;

export const tagOf = {
  row: (table: string, name: unknown): Tag => `${table}:${name}`,
  /** Which rows stand in lists, and in what order. */
  places: (table: string): Tag => `${table}:places`,
  /** Anything that visitors see of any row. */
  whole: (table: string): Tag => `${table}:whole`,
  /** Every answer made from the table has it: for writes of which no row is known. */
  anything: (table: string): Tag => `${table}:anything`,
};

/** For changes of which nothing is known. */
export const everything: Tag = "everything:";

export function tableOf(tag: Tag): string {
  return tag.slice(0, tag.indexOf(":"));
}
