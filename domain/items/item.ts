/** What staff write for the site: each kind has addresses, a trash and versions of its own. */
export const itemKinds = ["post", "location"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** What is deleted can be restored for so long. */
export const trashKeptDays = 30;

/** So many saved versions of each item are kept. */
export const versionsKept = 20;

/** What became of a save: done, refused for its fields, or too late after someone else's. */
export type Saved<Item> = { item: Item } | { errors: Record<string, string> } | { conflict: Item };

export interface TrashedItem {
  kind: ItemKind;
  item_id: number;
  title: string;
  /** The address it had. */
  slug: string;
  deleted_at: string;
  deleted_by: string;
}

export interface ItemVersion {
  version_id: number;
  saved_at: string;
  saved_by: string;
}
