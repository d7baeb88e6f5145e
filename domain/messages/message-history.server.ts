import type { Selectable } from "kysely";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { type AnswerChannel, type HistoryKind, noteRemovalMs } from "./history-entry.ts";
import { lockMessages } from "./lock-messages.server.ts";
import type { MessageFolder } from "./message.ts";
import type { HistoryEntry, MessageAnswer, MessageHistory } from "./message-schemas.server.ts";
import type { MessageTable } from "./message-tables.ts";

const answerColumns = [
  ...(["answered_at", "answered_by", "answered_by_name", "answer_channel"] as const),
  ...(["assigned_to", "assigned_name"] as const),
];

export async function readHistory(db: Db, id: number): Promise<MessageHistory | undefined> {
  const message = await db
    .selectFrom("message")
    .select(answerColumns)
    .where("message_id", "=", id)
    .executeTakeFirst();
  if (message === undefined) return undefined;
  const history = await db
    .selectFrom("message_history")
    .select(["entry_id", "kind", "detail", "user_id", "user_name", "happened_at"])
    .where("message_id", "=", id)
    .orderBy("entry_id")
    .execute();
  return toMessageHistory(message, history);
}

type HistoryColumns = Pick<Selectable<MessageTable>, (typeof answerColumns)[number]>;

export function toMessageHistory(message: HistoryColumns, history: HistoryEntry[]): MessageHistory {
  const { answered_at, answer_channel: channel, assigned_to } = message;
  const answer: MessageAnswer | undefined =
    answered_at === null || channel === null
      ? undefined
      : {
          answered_at,
          channel,
          answered_by: message.answered_by ?? "",
          answered_by_name: message.answered_by_name ?? "",
        };
  const assignee =
    assigned_to === null ? undefined : { id: assigned_to, name: message.assigned_name ?? "" };
  return { history, answer, assignee };
}

export function addNote(
  db: Db,
  id: number,
  text: string,
  staff: StaffUser,
): Promise<MessageHistory | undefined> {
  return inTransaction(db, async (trx) => {
    if ((await lockMessages(trx, [id])).length === 0) return undefined;
    await recordHistory(trx, [id], { kind: "note", detail: text }, staff);
    return readHistory(trx, id);
  });
}

/** Removes one's own note while it is new; undefined if there is none. */
export function removeNote(
  db: Db,
  id: number,
  entryId: number,
  staff: StaffUser,
): Promise<MessageHistory | undefined> {
  return inTransaction(db, async (trx) => {
    await lockMessages(trx, [id]);
    const { numDeletedRows } = await trx
      .deleteFrom("message_history")
      .where("message_id", "=", id)
      .where("entry_id", "=", entryId)
      .where("kind", "=", "note")
      .where("user_id", "=", staff.id)
      .where("happened_at", ">", new Date(Date.now() - noteRemovalMs).toISOString())
      .executeTakeFirstOrThrow();
    return numDeletedRows === 0n ? undefined : readHistory(trx, id);
  });
}

interface AnswerInput {
  channel: AnswerChannel;
  /** The latest answer that the caller saw, or empty: a colleague's newer one is a conflict. */
  answered_at: string;
}

type AnswerResult = { history: MessageHistory } | { conflict: MessageAnswer };

export function recordAnswer(
  db: Db,
  id: number,
  { channel, answered_at: seenAnswer }: AnswerInput,
  staff: StaffUser,
): Promise<AnswerResult | undefined> {
  return inTransaction(db, async (trx) => {
    await lockMessages(trx, [id]);
    const before = await readHistory(trx, id);
    if (before === undefined) return undefined;
    const { answer } = before;
    if (answer !== undefined && answer.answered_at !== seenAnswer) return { conflict: answer };
    const answered_at = new Date().toISOString();
    await trx
      .updateTable("message")
      .set({ answered_at, answer_channel: channel, folder: "handled", moved_at: answered_at })
      .set({ answered_by: staff.id, answered_by_name: staff.name, marked_unread_at: null })
      .where("message_id", "=", id)
      .execute();
    await recordHistory(trx, [id], { kind: "answered", detail: channel }, staff);
    const history = await readHistory(trx, id);
    return history && { history };
  });
}

/** Withdraws one's own answer. An earlier one counts again, and the message is where it was before. */
export function withdrawAnswer(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<MessageHistory | undefined> {
  return inTransaction(db, async (trx) => {
    await lockMessages(trx, [id]);
    const before = await readHistory(trx, id);
    if (before?.answer?.answered_by !== staff.id) return undefined;
    const { earlier, folder } = findStateBeforeAnswer(before.history);
    await trx
      .updateTable("message")
      .set({
        answered_at: earlier?.happened_at ?? null,
        answered_by: earlier?.user_id ?? null,
        answered_by_name: earlier?.user_name ?? null,
        answer_channel: (earlier?.detail as AnswerChannel | undefined) ?? null,
      })
      .set({ folder, moved_at: new Date().toISOString() })
      .where("message_id", "=", id)
      .execute();
    await recordHistory(trx, [id], { kind: "answer-withdrawn", detail: "" }, staff);
    return readHistory(trx, id);
  });
}

/** Before the latest answer that is not withdrawn; a held message counts as one in the inbox. */
function findStateBeforeAnswer(history: HistoryEntry[]) {
  const answers: { entry: HistoryEntry; folderBefore: MessageFolder }[] = [];
  let folder: MessageFolder = "inbox";
  for (const entry of history)
    if (entry.kind === "moved") folder = entry.detail as MessageFolder;
    else if (entry.kind === "answered") {
      answers.push({ entry, folderBefore: folder });
      folder = "handled";
    } else if (entry.kind === "answer-withdrawn") folder = answers.pop()?.folderBefore ?? folder;
  return { earlier: answers.at(-2)?.entry, folder: answers.at(-1)?.folderBefore ?? folder };
}

/** Without an assignee, the message is everybody's again. */
export function assignMessage(
  db: Db,
  id: number,
  assignee: { id: string; name: string } | undefined,
  staff: StaffUser,
): Promise<MessageHistory | undefined> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("message")
      .set({ assigned_to: assignee?.id ?? null, assigned_name: assignee?.name ?? null })
      .where("message_id", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    await recordHistory(trx, [id], { kind: "assigned", detail: assignee?.name ?? "" }, staff);
    return readHistory(trx, id);
  });
}

export function markUnread(db: Db, id: number, staff: StaffUser): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("message")
      .set({ marked_unread_at: new Date().toISOString() })
      .where("message_id", "=", id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await recordHistory(trx, [id], { kind: "marked-unread", detail: "" }, staff);
    return true;
  });
}

/** Returns the messages that were in another folder. */
export function moveMessages(
  db: Db,
  ids: number[],
  folder: MessageFolder,
  staff: StaffUser,
): Promise<number[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return inTransaction(db, async (trx) => {
    const moved = await trx
      .updateTable("message")
      .set({ folder, moved_at: new Date().toISOString() })
      .where("message_id", "in", ids)
      .where("folder", "!=", folder)
      .returning("message_id")
      .execute();
    const movedIds = moved.map(({ message_id }) => message_id);
    await recordHistory(trx, movedIds, { kind: "moved", detail: folder }, staff);
    return movedIds;
  });
}

export async function recordHistory(
  trx: Db,
  ids: number[],
  entry: { kind: HistoryKind; detail: string },
  staff: StaffUser,
): Promise<void> {
  if (ids.length === 0) return;
  const shared = { ...entry, user_id: staff.id, user_name: staff.name };
  const happened_at = new Date().toISOString();
  await trx
    .insertInto("message_history")
    .values(ids.map((message_id) => ({ ...shared, message_id, happened_at })))
    .execute();
}
