import { getDraftName } from "./draft-name.ts";
import type { ItemKind, ItemStatus, SaveChange, SaveResult } from "./item.ts";
import { saveRevision } from "./revisions.server.ts";
import { claimSlug } from "./slug-redirects.server.ts";
import { toStoredSlug } from "./stored-slug.server.ts";
import type { Db } from "./tables.ts";
import { titleKey } from "./title-key.ts";
import { inTransaction } from "./transaction.server.ts";

interface SavedItem<Item> {
  id: number;
  title: string;
  row: StoredItem;
  /** Undefined for a new item. */
  former?: StoredItem;
  item: Item;
}

interface StoredItem {
  slug: string;
  status: ItemStatus;
  updated_at: string;
  published_date?: string;
}

type Refusal<Item> = Exclude<SaveResult<Item>, { item: Item }>;

export type ItemSaveResult<Item> =
  | Refusal<Item>
  | { item: Item; change: SaveChange; target: { id: number; name: string } };

/**
 * Row, redirect and revision are written in one transaction. `write` returns the row that it wrote,
 * or the reason why it wrote none.
 */
export async function saveItem<Item, Missing extends undefined = never>(
  db: Db,
  { kind, by }: { kind: ItemKind; by: string },
  write: (trx: Db) => Promise<SavedItem<Item> | Refusal<Item> | Missing>,
): Promise<ItemSaveResult<Item> | Missing> {
  try {
    return await inTransaction(db, async (trx) => {
      const written = await write(trx);
      if (written === undefined || !("row" in written)) return written;
      const { id, title, row, former, item } = written;
      const wasDraft = former?.status === "draft";
      await claimSlug(trx, { kind, id, from: former?.slug, wasDraft, to: row.slug });
      await saveRevision(trx, { kind, id, row, by });
      const change = describeChange(former, row);
      return { item, change, target: { id, name: getDraftName(title) } };
    });
  } catch (error) {
    // PostgreSQL and SQLite report a slug that is taken with different codes.
    const { code, errcode } = error as { code?: string; errcode?: number };
    if (code !== "23505" && errcode !== 2067) throw error;
    return {
      errors: {
        slug_url: "Another post or page already uses this address. Please choose a different one.",
      },
    };
  }
}

function describeChange(former: StoredItem | undefined, row: StoredItem): SaveChange {
  const after = describeState(row);
  if (former === undefined) return after === "draft" ? "added" : after;
  if (after === "scheduled" && former.published_date !== row.published_date) return "scheduled";
  if (describeState(former) === after) return "saved";
  return after === "draft" ? "hidden" : after;
}

function describeState({ status, published_date = "" }: StoredItem): ItemStatus | "scheduled" {
  const isScheduled = status === "published" && published_date > new Date().toISOString();
  return isScheduled ? "scheduled" : status;
}

/** The columns that follow from an address and a title; a draft may lack both. */
export function deriveColumns(slugUrl: string, title: string, formerSlug?: string) {
  return { slug: toStoredSlug(slugUrl, formerSlug), title_key: titleKey(getDraftName(title)) };
}
