import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { findStaffLabel } from "../staff/staff-label.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { type BatchAction, isFolderAction } from "./batch-change.ts";
import type { AnswerChannel } from "./history-entry.ts";
import {
  assignMessage,
  moveMessages,
  recordAnswer,
  withdrawAnswer,
} from "./message-history.server.ts";
import { moveMessagesToTrash, restoreMessage } from "./message-trash.server.ts";

export interface BatchChange {
  ids: number[];
  action: BatchAction;
  channel: AnswerChannel;
  assignee: { id: string; name: string } | undefined;
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

/** Returns the messages, each once. A message that is in the folder already counts as moved. */
export function changeMessages(db: Db, change: BatchChange, staff: StaffUser): Promise<number[]> {
  // The same order in every transaction, so that two batches cannot wait for each other.
  const ids = [...new Set(change.ids)].toSorted((a, b) => a - b);
  return inTransaction(db, async (trx) => {
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
    return ids;
  });
}

function countPresent(trx: Db, ids: number[]): Promise<number> {
  return countRows(trx.selectFrom("message").where("message_id", "in", ids));
}

async function changeOne(
  trx: Db,
  id: number,
  { action, channel, assignee }: BatchChange,
  staff: StaffUser,
): Promise<BatchRefusal["reason"] | undefined> {
  if (action === "restore") return (await restoreMessage(trx, id)) ? undefined : "missing";
  if (action === "assign")
    return (await assignMessage(trx, id, assignee, staff)) === undefined ? "missing" : undefined;
  if (action === "withdraw-answer")
    return (await withdrawAnswer(trx, id, staff)) === undefined ? "missing" : undefined;
  const recorded = await recordAnswer(trx, id, { channel, answered_at: "" }, staff);
  if (recorded === undefined) return "missing";
  return "conflict" in recorded ? "answered" : undefined;
}
