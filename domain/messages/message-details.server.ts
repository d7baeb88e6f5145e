import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import { listFieldNames } from "../fields/pick-values.ts";
import { countRows } from "../records/count-rows.server.ts";
import { deleteRows } from "../records/delete-rows.server.ts";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { createExcerpt, quoteForm } from "./message.ts";
import { readHistory, toMessageHistory } from "./message-history.server.ts";
import { createEmailKey } from "./message-keys.server.ts";
import { readLogs } from "./message-logs.server.ts";
import type { ExportedMessage, MessageDetails, OtherMessage } from "./message-schemas.server.ts";
import type { MessageTable } from "./message-tables.ts";
import {
  countTrashedFromSender,
  deleteTrashedFromSender,
  listTrashedFromSender,
  type StoredMessage,
} from "./message-trash.server.ts";

const columns = [
  ...(["message_id", "form_type", "folder", "received_at"] as const),
  ...listFieldNames(quoteForm.fields),
];

type Message = Pick<Selectable<MessageTable>, (typeof columns)[number]>;

const maxOtherMessages = 20;

/** The access log entry is written in the same transaction, so no message is shown without one. */
export async function openMessage(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<MessageDetails | undefined> {
  return inTransaction(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (message === undefined) return undefined;
    await logAccess(trx, staff, sql`message_id = ${id}`);
    await trx
      .updateTable("message")
      .set({ marked_unread_at: null })
      .where("message_id", "=", id)
      .where("marked_unread_at", "is not", null)
      .execute();
    const history = await readHistory(trx, id);
    if (history === undefined) return undefined;
    const readings = await trx
      .selectFrom("message_reading")
      .select(["read_by", "reader_name", "read_at"])
      .where("message_id", "=", id)
      .orderBy("read_at", "desc")
      .execute();
    const notification = await trx
      .selectFrom("message_outbox")
      .select(["sent_at", "attempts", "last_failure"])
      .where("message_id", "=", id)
      .executeTakeFirst();
    const counts = await countFromSender(trx, message);
    const otherMessages = await listOtherMessages(trx, message);
    return { ...message, ...history, readings, notification, ...counts, otherMessages };
  });
}

async function countFromSender(trx: Db, message: Message) {
  const fromSender = trx.selectFrom("message").where(isFromSameSender(message));
  return {
    senderMessageCount: await countRows(fromSender),
    senderTrashCount: await countTrashedFromSender(trx, message.email),
  };
}

async function listOtherMessages(trx: Db, message: Message): Promise<OtherMessage[]> {
  const rows = await trx
    .selectFrom("message")
    .select(["message_id", "message", "folder", "received_at", "answered_by_name"])
    .select("answer_channel")
    .where(isFromSameSender(message))
    .where("message_id", "!=", message.message_id)
    .orderBy("received_at", "desc")
    .orderBy("message_id", "desc")
    .limit(maxOtherMessages)
    .execute();
  return rows.map(({ message: text, ...row }) => ({ ...row, excerpt: createExcerpt(text) }));
}

/** Includes the trash, which people may ask for as well. The access log records every message. */
export async function exportSender(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<ExportedMessage[] | undefined> {
  return inTransaction(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (message === undefined) return undefined;
    await logAccess(trx, staff, isFromSameSender(message));
    const stored = await listStoredFromSender(trx, message);
    const trashed = await listTrashedFromSender(trx, message.email);
    return [...stored.map(toExportedMessage), ...trashed.map(toExportedMessage)];
  });
}

async function listStoredFromSender(trx: Db, sender: Message): Promise<StoredMessage[]> {
  const fromSender = trx.selectFrom("message").where(isFromSameSender(sender));
  const rows = await fromSender.selectAll().orderBy("message_id").execute();
  const getLogs = await readLogs(trx, fromSender.select("message_id"));
  return rows.map((row) => ({ ...row, ...getLogs(row.message_id) }));
}

function toExportedMessage(
  row: StoredMessage & Pick<ExportedMessage, "deletion">,
): ExportedMessage {
  const { moved_at, readings, history, deletion } = row;
  return {
    ...pickColumns(row),
    moved_at,
    ...toMessageHistory(
      row,
      history.map(({ message_id, ...entry }) => entry),
    ),
    readings: readings.map(({ reader_name, read_at }) => ({ reader_name, read_at })),
    deletion,
  };
}

/** Thrown so that the transaction is rolled back: a message may arrive until the last is deleted. */
export class UnseenMessages extends Error {}

export function deleteSender(db: Db, id: number, expectedCount?: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (message === undefined) return 0;
    const deleteMessages = () =>
      deleteRows(trx.deleteFrom("message").where(isFromSameSender(message)));
    const deleted = await deleteMessages();
    const deletedFromTrash = await deleteTrashedFromSender(trx, message.email);
    // Again for what a colleague restored from the trash in between.
    const count = deleted + deletedFromTrash + (await deleteMessages());
    if (count !== (expectedCount ?? count)) throw new UnseenMessages();
    return count;
  });
}

function pickColumns(row: Selectable<MessageTable>): Message {
  return Object.fromEntries(columns.map((name) => [name, row[name]])) as Message;
}

function findMessage(db: Db, id: number): Promise<Message | undefined> {
  return db.selectFrom("message").select(columns).where("message_id", "=", id).executeTakeFirst();
}

function isFromSameSender({ email }: Message): Expression<SqlBool> {
  return sql`email_key = ${createEmailKey(email)}`;
}

async function logAccess(trx: Db, staff: StaffUser, condition: Expression<SqlBool>): Promise<void> {
  const read_at = new Date().toISOString();
  const readings = trx
    .selectFrom("message")
    .select(({ val }) => [
      "message_id",
      val(staff.id).as("read_by"),
      val(staff.name).as("reader_name"),
      val(read_at).as("read_at"),
    ])
    .where(condition);
  await trx
    .insertInto("message_reading")
    .columns(["message_id", "read_by", "reader_name", "read_at"])
    // Leaves out a message that is being deleted.
    .expression(isPostgres(trx) ? readings.forKeyShare() : readings)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
