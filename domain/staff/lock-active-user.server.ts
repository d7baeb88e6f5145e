import type { Db } from "../records/tables.ts";

/** Serializes changes of one user, and each of them with the user's disabling or deletion. */
export async function lockActiveUser(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("staff_user")
    .set((set) => ({ updatedAt: set.ref("updatedAt") }))
    .where("id", "=", id)
    .where("disabledAt", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
