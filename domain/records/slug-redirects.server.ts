import { normalizeSlug } from "../fields/slug.ts";
import { slugLimit } from "../fields/slug-format.ts";
import type { ItemKind } from "./item.ts";
import { isPlaceholder } from "./stored-slug.server.ts";
import type { Db } from "./tables.ts";

interface SlugChange {
  kind: ItemKind;
  id: number;
  from?: string | undefined;
  wasDraft?: boolean;
  to: string;
}

/** A redirect leads to the item, not to a slug. Another item's redirect from this slug stays. */
export async function claimSlug(
  trx: Db,
  { kind, id, from, wasDraft = false, to }: SlugChange,
): Promise<void> {
  if (from === to) return;
  await trx
    .deleteFrom("slug_redirect")
    .where("kind", "=", kind)
    .where("slug", "=", to)
    .where("item_id", "=", id)
    .execute();
  if (from === undefined || isPlaceholder(from)) return;
  await trx
    .insertInto("slug_redirect")
    .values({ kind, slug: from, item_id: id })
    .onConflict((conflict) => {
      const existing = conflict.columns(["kind", "slug"]);
      return wasDraft ? existing.doNothing() : existing.doUpdateSet({ item_id: id });
    })
    .execute();
}

export async function findRedirectTarget(
  db: Db,
  kind: ItemKind,
  slug: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom("slug_redirect")
    .select("item_id")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return found?.item_id;
}

const suffixLength = 6; // includes the hyphen

export async function findFreeSlug(
  slugUrl: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const head = Array.from(slugUrl)
    .slice(0, slugLimit - suffixLength)
    .join("");
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slugUrl : `${head}-${number}`;
    if (!(await isTaken(normalizeSlug(candidate)))) return candidate;
  }
}

/** `insert` finds nothing to do if a concurrent transaction has taken the slug meanwhile. */
export async function insertWithFreeSlug<Row>(
  trx: Db,
  table: "post" | "location_page",
  slugUrl: string,
  insert: (slugUrl: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (;;) {
    const row = await insert(await findFreeItemSlug(trx, table, slugUrl));
    if (row !== undefined) return row;
  }
}

export function findFreeItemSlug(
  trx: Db,
  table: "post" | "location_page",
  slugUrl: string,
): Promise<string> {
  return findFreeSlug(slugUrl, async (slug) => {
    const found = await trx.selectFrom(table).select("slug").where("slug", "=", slug).execute();
    return found.length > 0;
  });
}
