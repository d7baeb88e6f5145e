import { slugAddress, slugLimit } from "../slug.ts";
import type { Db } from "../tables.ts";
import type { ItemKind } from "./item.ts";

interface SlugMove {
  kind: ItemKind;
  id: number;
  /** Left out where the item is new or comes back. */
  from?: string;
  to: string;
}

/**
 * Notes that an item has an address now: nothing else forwards from it, and the one it had before
 * forwards to the item, wherever it goes later, so there are no chains.
 */
export async function takeSlug(trx: Db, { kind, id, from, to }: SlugMove): Promise<void> {
  if (from === to) return;
  await trx.deleteFrom("slug_redirect").where("kind", "=", kind).where("slug", "=", to).execute();
  if (from === undefined) return;
  await trx
    .insertInto("slug_redirect")
    .values({ kind, slug: from, item_id: id })
    .onConflict((conflict) => conflict.columns(["kind", "slug"]).doUpdateSet({ item_id: id }))
    .execute();
}

/** The address that an item had before, by which it is still found. */
export async function findItemBehind(
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

/** Runs a save; where another item has the address, that is a refusal and no fault. */
export async function refuseTakenSlug<T>(
  save: () => Promise<T>,
): Promise<T | { errors: { slug_url: string } }> {
  try {
    return await save();
  } catch (error) {
    // Both engines hold the slugs unique, and each says so in its own way.
    const { code, errcode } = error as { code?: string; errcode?: number };
    if (code !== "23505" && errcode !== 2067) throw error;
    return {
      errors: {
        slug_url: "Another post or page already uses this address. Please choose a different one.",
      },
    };
  }
}

const roomForNumber = 6; // the hyphen before it too

/** The slug itself, or with the first number behind it that makes it free. */
export async function freeSlug(
  slugUrl: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const head = Array.from(slugUrl)
    .slice(0, slugLimit - roomForNumber)
    .join("");
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slugUrl : `${head}-${number}`;
    if (!(await isTaken(slugAddress(candidate)))) return candidate;
  }
}
