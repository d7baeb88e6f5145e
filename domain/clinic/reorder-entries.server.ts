import type { ContentFields } from "../fields/content-fields.ts";
import type { SaveResult } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { lockOrder } from "./clinic-rows.server.ts";
import type { Collection, StoredContent } from "./define-content.ts";
import { listEntries } from "./read-clinic-content.server.ts";

/**
 * Ids that the list does not have are ignored; entries that `ids` leaves out come last. `basedOn` is the
 * order that the caller has seen: an order that somebody else has changed since stays as it is.
 */
export function reorderEntries<Fields extends ContentFields>(
  db: Db,
  definition: Collection<Fields>,
  ids: readonly number[],
  basedOn?: readonly number[],
): Promise<SaveResult<StoredContent<Fields>[]>> {
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, definition);
    const entries = await listEntries(trx, definition);
    const known = entries.map(({ id }) => id);
    if (basedOn && !haveSameOrder(basedOn, known)) return { conflict: entries };
    const ordered = [...new Set([...ids.filter((id) => known.includes(id)), ...known])];
    await trx
      .updateTable("clinic_order")
      .set({ entry_ids: JSON.stringify(ordered) })
      .where("kind", "=", definition.kind)
      .execute();
    return { item: await listEntries(trx, definition) };
  });
}

function haveSameOrder(first: readonly number[], second: readonly number[]): boolean {
  const shared = (ids: readonly number[], others: readonly number[]) =>
    ids.filter((id) => others.includes(id)).join();
  return shared(first, second) === shared(second, first);
}
