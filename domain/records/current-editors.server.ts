import { newItemId } from "./autosave.ts";
import type { AutosaveOwner } from "./autosaves.server.ts";
import type { Db } from "./tables.ts";

/** Somebody who types is autosaved every ten seconds at least. */
const recentMs = 60_000;

/** The names of others whose text for this item was autosaved within the last minute. */
export async function listCurrentEditors(
  db: Db,
  { userId, kind, id }: AutosaveOwner,
): Promise<string[]> {
  if (id === newItemId) return [];
  const rows = await db
    .selectFrom("autosave")
    .innerJoin("staff_user", "staff_user.id", "autosave.user_id")
    .select("staff_user.name")
    .distinct()
    .where("autosave.kind", "=", kind)
    .where("autosave.item_id", "=", id)
    .where("autosave.user_id", "!=", userId)
    .where("autosave.saved_at", ">", new Date(Date.now() - recentMs).toISOString())
    .orderBy("staff_user.name")
    .execute();
  return rows.map(({ name }) => name);
}
