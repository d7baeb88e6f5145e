import { getDraftName } from "./draft-name.ts";
import type { ItemKind, SaveResult } from "./item.ts";
import { saveRevision } from "./revisions.server.ts";
import { claimSlug } from "./slug-redirects.server.ts";
import { toStoredSlug } from "./stored-slug.server.ts";
import type { Db } from "./tables.ts";
import { titleKey } from "./title-key.ts";
import { inTransaction } from "./transaction.server.ts";

interface SavedItem<Item> {
  id: number;
  row: { slug: string; updated_at: string };
  formerSlug?: string;
  item: Item;
}

type Refusal<Item> = { errors: Record<string, string> } | { conflict: Item };

/**
 * Row, redirect and revision are written in one transaction. `write` returns the row that it wrote,
 * or the reason why it wrote none.
 */
export async function saveItem<Item, Missing extends undefined = never>(
  db: Db,
  { kind, by }: { kind: ItemKind; by: string },
  write: (trx: Db) => Promise<SavedItem<Item> | Refusal<Item> | Missing>,
): Promise<SaveResult<Item> | Missing> {
  try {
    return await inTransaction(db, async (trx) => {
      const written = await write(trx);
      if (written === undefined || !("row" in written)) return written;
      const { id, row, formerSlug, item } = written;
      await claimSlug(trx, { kind, id, from: formerSlug, to: row.slug });
      await saveRevision(trx, { kind, id, row, by });
      return { item };
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

/** The columns that follow from an address and a title; a draft may lack both. */
export function deriveColumns(slugUrl: string, title: string, formerSlug?: string) {
  return { slug: toStoredSlug(slugUrl, formerSlug), title_key: titleKey(getDraftName(title)) };
}
