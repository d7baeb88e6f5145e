import type { ItemKind, TrashAction } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { itemTypes } from "./item-types.server.ts";

export interface ItemChange {
  kind: ItemKind;
  ids: number[];
  action: TrashAction;
}

export interface ChangedItem {
  id: number;
  name: string;
}

/** Thrown so that the transaction is rolled back: all items change, or none does. */
export class MissingItems extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${count} missing`);
    this.count = count;
  }
}

/** Returns the items, each once. */
export function changeItems(db: Db, change: ItemChange, by: string): Promise<ChangedItem[]> {
  // The same order in every transaction, so that two batches cannot wait for each other.
  const ids = [...new Set(change.ids)].toSorted((a, b) => a - b);
  return inTransaction(db, async (trx) => {
    const changed: ChangedItem[] = [];
    for (const id of ids) {
      const item = await itemTypes[change.kind][change.action](trx, id, by);
      if (item !== undefined) changed.push({ id, name: item.name });
    }
    if (changed.length < ids.length) throw new MissingItems(ids.length - changed.length);
    return changed;
  });
}
