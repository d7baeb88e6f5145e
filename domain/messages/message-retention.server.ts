import { countRows } from "../records/count-rows.server.ts";
import { trashRetentionDays } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";
import { moveMessagesToTrash } from "./message-trash.server.ts";

const batchSize = 200;
/** Stored as the person who deleted the message. */
const retentionActor = "Retention";

/** Returns the number of messages moved to the trash. */
export async function trashOldMessages(db: Db, retentionDays: number): Promise<number> {
  for (let moved = 0; ; ) {
    const old = await selectOldMessages(db, retentionDays)
      .select("message_id")
      .orderBy("received_at")
      .limit(batchSize)
      .execute();
    const ids = old.map(({ message_id }) => message_id);
    moved += await moveMessagesToTrash(db, ids, retentionActor);
    if (old.length < batchSize) return moved;
  }
}

export async function countOldMessages(
  db: Db,
  retentionDays: number,
): Promise<{ old: number; all: number }> {
  const [old, all] = await Promise.all([
    countRows(selectOldMessages(db, retentionDays)),
    countRows(db.selectFrom("message")),
  ]);
  return { old, all };
}

/** A message that staff restored stays as long as the trash would have kept it. */
function selectOldMessages(db: Db, retentionDays: number) {
  return db
    .selectFrom("message")
    .where("received_at", "<", daysAgo(retentionDays))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("message_history")
            .select("entry_id")
            .whereRef("message_history.message_id", "=", "message.message_id")
            .where("kind", "=", "restored")
            .where("happened_at", ">", daysAgo(trashRetentionDays)),
        ),
      ),
    );
}
