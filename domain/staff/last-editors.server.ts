import { type ItemKind, saveChanges } from "../records/item.ts";
import type { Db } from "../records/tables.ts";

/** Unlike the names in revisions, ids are unique and never change. */
export async function findLastEditorIds(
  db: Db,
  kind: ItemKind,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const savingActions = saveChanges.map((change) => `${kind}-${change}` as const);
  const newest = db
    .selectFrom("audit_entry")
    .select(({ fn }) => fn.max("entry_id").as("entry_id"))
    .where("target_id", "in", ids.map(String))
    .where("action", "in", savingActions)
    .groupBy("target_id");
  const rows = await db
    .selectFrom("audit_entry")
    .select(["target_id", "user_id"])
    .where("entry_id", "in", newest)
    .execute();
  return new Map(rows.map(({ target_id, user_id }) => [Number(target_id), user_id ?? ""]));
}
