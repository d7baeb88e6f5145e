import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { findStaffLabel } from "../staff/staff-label.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { type BatchAction, isFolderAction } from "./batch-change.ts";
import type { AnswerChannel } from "./history-entry.ts";
import { lockMessages } from "./lock-messages.server.ts";
import {
  assignMessage,
  moveMessages,
  recordAnswer,
  withdrawAnswer,
} from "./message-history.server.ts";
import type { SeenMessage } from "./message-schemas.server.ts";
import { moveMessagesToTrash, restoreMessage } from "./message-trash.server.ts";

export interface BatchChange {
  ids: number[];
  action: BatchAction;
  channel: AnswerChannel;
  /** Whoever is not in it gets nobody. */
  assignees: ReadonlyMap<number, { id: string; name: string }>;
  seen: SeenMessage[];
}

/** Thrown so that the transaction is rolled back: all messages change, or none does. */
export class BatchRefusal extends Error {
  readonly reason: "missing" | "answered";
  readonly count: number;

  constructor(reason: "missing" | "answered", count: number) {
    super(`${count} ${reason}`);
    this.reason = reason;
    this.count = count;
  }
}

/** Each message once, as it is afterwards. One that is in the folder already counts as moved. */
export function changeMessages(
  db: Db,
  change: BatchChange,
  staff: StaffUser,
): Promise<{ ids: number[]; messages: SeenMessage[] }> {
  const ids = [...new Set(change.ids)].toSorted((a, b) => a - b);
  return inTransaction(db, async (trx) => {
    // In the same order in every transaction, so that two batches cannot wait for each other.
    await lockMessages(trx, ids);
    await refuseChanged(trx, ids, change.seen);
    const refused = { missing: 0, answered: 0 };
    if (isFolderAction(change.action)) {
      await moveMessages(trx, ids, change.action, staff);
      refused.missing = ids.length - (await countPresent(trx, ids));
    } else if (change.action === "trash") {
      const deletedBy = await findStaffLabel(trx, staff);
      refused.missing = ids.length - (await moveMessagesToTrash(trx, ids, deletedBy));
    } else
      for (const id of ids) {
        const reason = await changeOne(trx, id, change, staff);
        if (reason !== undefined) refused[reason] += 1;
      }
    if (refused.answered > 0) throw new BatchRefusal("answered", refused.answered);
    if (refused.missing > 0) throw new BatchRefusal("missing", refused.missing);
    return { ids, messages: await readMessages(trx, ids) };
  });
}

async function refuseChanged(trx: Db, ids: number[], seen: SeenMessage[]): Promise<void> {
  if (seen.length === 0) return;
  const messages = new Map((await readMessages(trx, ids)).map((row) => [row.message_id, row]));
  const changed = seen.filter((before) => {
    const now = messages.get(before.message_id);
    return (
      now?.folder !== before.folder ||
      now.answered_at !== before.answered_at ||
      now.assigned_to !== before.assigned_to
    );
  });
  const answered = changed.filter(
    (before) => before.answered_at === "" && messages.get(before.message_id)?.answered_at,
  );
  if (answered.length > 0) throw new BatchRefusal("answered", answered.length);
  if (changed.length > 0) throw new BatchRefusal("missing", changed.length);
}

async function readMessages(trx: Db, ids: number[]): Promise<SeenMessage[]> {
  const rows = await trx
    .selectFrom("message")
    .select(["message_id", "folder", "answered_at", "assigned_to"])
    .where("message_id", "in", ids)
    .orderBy("message_id")
    .execute();
  return rows.map(({ answered_at, assigned_to, ...row }) => ({
    ...row,
    answered_at: answered_at ?? "",
    assigned_to: assigned_to ?? "",
  }));
}

function countPresent(trx: Db, ids: number[]): Promise<number> {
  return countRows(trx.selectFrom("message").where("message_id", "in", ids));
}

async function changeOne(
  trx: Db,
  id: number,
  { action, channel, assignees }: BatchChange,
  staff: StaffUser,
): Promise<BatchRefusal["reason"] | undefined> {
  if (action === "restore") return (await restoreMessage(trx, id, staff)) ? undefined : "missing";
  if (action === "assign")
    return (await assignMessage(trx, id, assignees.get(id), staff)) ? undefined : "missing";
  if (action === "withdraw-answer")
    return (await withdrawAnswer(trx, id, staff)) === undefined ? "missing" : undefined;
  const recorded = await recordAnswer(trx, id, { channel, answered_at: "" }, staff);
  if (recorded === undefined) return "missing";
  return "conflict" in recorded ? "answered" : undefined;
}
