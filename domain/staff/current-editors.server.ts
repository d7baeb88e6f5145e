import { newItemId } from "../records/autosave.ts";
import type { AutosaveOwner } from "../records/autosaves.server.ts";
import type { Db } from "../records/tables.ts";
import { latestEnd, minuteMs } from "../records/time-units.ts";
import { findStaffLabel } from "./staff-label.server.ts";

/** Somebody who types is autosaved every ten seconds at least. */
const recentMs = minuteMs;

/** The labels of others whose text for this item was autosaved within the last minute. */
export async function listCurrentEditors(
  db: Db,
  { userId, kind, id }: AutosaveOwner,
): Promise<string[]> {
  if (id === newItemId) return [];
  const editors = await db
    .selectFrom("autosave")
    .innerJoin("staff_user", "staff_user.id", "autosave.user_id")
    .select(["staff_user.id", "staff_user.name", "staff_user.email"])
    .distinct()
    .where("autosave.kind", "=", kind)
    .where("autosave.item_id", "=", id)
    .where("autosave.user_id", "!=", userId)
    .where("autosave.saved_at", ">", new Date(Date.now() - recentMs).toISOString())
    .where("autosave.saved_at", "<", latestEnd(0))
    .orderBy("staff_user.name")
    .orderBy("staff_user.email")
    .execute();
  return Promise.all(editors.map((editor) => findStaffLabel(db, editor)));
}
