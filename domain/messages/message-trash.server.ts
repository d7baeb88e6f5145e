import type { Selectable } from "kysely";
import { blankValues } from "../fields/field-list.ts";
import { countRows } from "../records/count-rows.server.ts";
import { deleteRows } from "../records/delete-rows.server.ts";
import { trashRetentionDays } from "../records/item.ts";
import { parseStoredRow } from "../records/stored-row.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo } from "../records/time-units.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { lockMessages } from "./lock-messages.server.ts";
import { createExcerpt, quoteForm } from "./message.ts";
import { recordHistory } from "./message-history.server.ts";
import { createEmailKey, createMessageKeys } from "./message-keys.server.ts";
import { type MessageLogs, readLogs } from "./message-logs.server.ts";
import type { ExportedMessage, TrashedMessage } from "./message-schemas.server.ts";
import type { MessageTable } from "./message-tables.ts";

/** The outbox row is left out, so nobody is notified twice. */
export type StoredMessage = Selectable<MessageTable> & MessageLogs;

const blankMessage: StoredMessage = {
  message_id: 0,
  submission_key: null,
  text_key: null,
  email_key: "",
  search_key: "",
  ...blankValues(quoteForm.fields),
  form_type: "",
  folder: "inbox",
  received_at: "",
  moved_at: null,
  marked_unread_at: null,
  answered_at: null,
  answered_by: null,
  answered_by_name: null,
  answer_channel: null,
  assigned_to: null,
  assigned_name: null,
  readings: [],
  history: [],
};

/** If two calls for one message run concurrently, the later moves nothing. */
export function moveMessagesToTrash(db: Db, ids: number[], deletedBy: string): Promise<number> {
  if (ids.length === 0) return Promise.resolve(0);
  return inTransaction(db, async (trx) => {
    await lockMessages(trx, ids);
    const getLogs = await readLogs(trx, ids);
    const rows = await trx
      .deleteFrom("message")
      .where("message_id", "in", ids)
      .returningAll()
      .execute();
    if (rows.length === 0) return 0;
    const deleted_at = new Date().toISOString();
    const trashed = rows.map((row) => {
      const { message_id, email } = row;
      const item = JSON.stringify({ ...row, ...getLogs(message_id) });
      return { message_id, email, item, deleted_at, deleted_by: deletedBy };
    });
    await trx.insertInto("message_trash").values(trashed).execute();
    return rows.length;
  });
}

export function restoreMessage(db: Db, id: number, staff: StaffUser): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const trashed = await trx
      .deleteFrom("message_trash")
      .where("message_id", "=", id)
      .returning("item")
      .executeTakeFirst();
    if (trashed === undefined) return false;
    const { readings, history, ...row } = parseStoredRow(trashed.item, blankMessage);
    // If the same form was submitted again since, both messages are stored.
    const duplicate = await trx
      .selectFrom("message")
      .select("message_id")
      .where("submission_key", "=", row.submission_key)
      .executeTakeFirst();
    const submission_key = duplicate === undefined ? row.submission_key : null;
    const moved_at = row.folder === "spam" ? new Date().toISOString() : row.moved_at;
    await trx
      .insertInto("message")
      .values({ ...row, ...createMessageKeys(row), submission_key, moved_at })
      .execute();
    if (readings.length > 0) await trx.insertInto("message_reading").values(readings).execute();
    if (history.length > 0) await trx.insertInto("message_history").values(history).execute();
    await recordHistory(trx, [id], { kind: "restored", detail: "" }, staff);
    return true;
  });
}

export async function listTrashedMessages(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<TrashedMessage[]> {
  const rows = await db
    .selectFrom("message_trash")
    .select(["message_id", "item", "deleted_at", "deleted_by"])
    .orderBy("deleted_at", "desc")
    .orderBy("message_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ item, ...row }) => {
    const { name, message } = parseStoredRow(item, blankMessage);
    return { ...row, name, excerpt: createExcerpt(message) };
  });
}

export function countTrashedMessages(db: Db): Promise<number> {
  return countRows(db.selectFrom("message_trash"));
}

export async function listTrashedFromSender(
  db: Db,
  email: string,
): Promise<(StoredMessage & Pick<ExportedMessage, "deletion">)[]> {
  const spellings = await listSpellings(db, email);
  const rows = await db
    .selectFrom("message_trash")
    .select(["item", "deleted_at", "deleted_by"])
    .where("email", "in", spellings)
    .orderBy("message_id")
    .execute();
  return rows.map(({ item, ...deletion }) => ({ ...parseStoredRow(item, blankMessage), deletion }));
}

export async function countTrashedFromSender(db: Db, email: string): Promise<number> {
  const spellings = await listSpellings(db, email);
  return countRows(db.selectFrom("message_trash").where("email", "in", spellings));
}

export async function deleteTrashedFromSender(db: Db, email: string): Promise<number> {
  const spellings = await listSpellings(db, email);
  return deleteRows(db.deleteFrom("message_trash").where("email", "in", spellings));
}

export async function purgeMessageTrash(db: Db): Promise<number> {
  return deleteRows(
    db.deleteFrom("message_trash").where("deleted_at", "<", daysAgo(trashRetentionDays)),
  );
}

/** The address as people wrote it: databases disagree about capitals with accents. */
async function listSpellings(db: Db, email: string): Promise<string[]> {
  const rows = await db.selectFrom("message_trash").select("email").distinct().execute();
  const key = createEmailKey(email);
  const stored = rows.map((row) => row.email);
  return [email, ...stored.filter((spelling) => createEmailKey(spelling) === key)];
}
