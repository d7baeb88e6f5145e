import { type Selectable, sql } from "kysely";
import { countRows } from "../count-rows.server.ts";
import type { StaffUser } from "../staff/user.ts";
import type { Db, MessageTable } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import { excerptLimit, type MessageFolder, messageFolders } from "./message.ts";

export type Message = Omit<Selectable<MessageTable>, "submission_key" | "text_key">;

/** What a list shows of a message: only who opens it reads it whole. */
export interface MessageInList {
  message_id: number;
  name: string;
  excerpt: string;
  received_at: string;
  isUnread: boolean;
}

export interface OpenMessage extends Message {
  /** Who opened it and when, the latest first. */
  readings: { reader_name: string; read_at: string }[];
  /** Of the notification by e-mail; undefined where none was due. */
  notification:
    | { sent_at: string | null; attempts: number; last_failure: string | null }
    | undefined;
  /** How many messages came from this e-mail address. */
  ofThisPerson: number;
}

interface ListOptions {
  folder: MessageFolder;
  /** Part of a name, an e-mail address or a phone number. */
  search?: string | undefined;
  limit: number;
  offset?: number;
}

/** The newest first. */
export async function listMessages(
  db: Db,
  { folder, search = "", limit, offset = 0 }: ListOptions,
): Promise<MessageInList[]> {
  const rows = await found(db, folder, search)
    .select(["message_id", "name", "message", "received_at"])
    .select((select) =>
      select
        .selectFrom("message_reading")
        .select(select.fn.countAll().as("count"))
        .whereRef("message_reading.message_id", "=", "message.message_id")
        .as("readings"),
    )
    .orderBy("received_at", "desc")
    .orderBy("message_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ message, readings, ...row }) => ({
    ...row,
    excerpt: Array.from(message.replace(/\s+/g, " ")).slice(0, excerptLimit).join(""),
    isUnread: Number(readings) === 0,
  }));
}

/** How many messages of each folder match a search. */
export async function countByFolder(db: Db, search = ""): Promise<Record<MessageFolder, number>> {
  const counts = messageFolders.map(
    async (folder) => [folder, await countRows(found(db, folder, search))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<MessageFolder, number>;
}

/** Messages of the inbox that nobody has opened yet. */
export function countUnread(db: Db): Promise<number> {
  const inbox = db.selectFrom("message").where("folder", "=", "inbox");
  const unread = inbox.where((where) =>
    where.not(
      where.exists(
        where
          .selectFrom("message_reading")
          .select("read_by")
          .whereRef("message_reading.message_id", "=", "message.message_id"),
      ),
    ),
  );
  return countRows(unread);
}

/** A message whole. Opening it is written to the access log first, or it is not shown. */
export async function openMessage(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<OpenMessage | undefined> {
  return inTransaction(db, async (trx) => {
    const message = await findMessage(trx, id);
    if (message === undefined) return undefined;
    await trx
      .insertInto("message_reading")
      .values({
        message_id: id,
        read_by: staff.id,
        reader_name: staff.name,
        read_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const readings = await trx
      .selectFrom("message_reading")
      .select(["reader_name", "read_at"])
      .where("message_id", "=", id)
      .orderBy("read_at", "desc")
      .execute();
    const notification = await trx
      .selectFrom("message_outbox")
      .select(["sent_at", "attempts", "last_failure"])
      .where("message_id", "=", id)
      .executeTakeFirst();
    const ofThisPerson = (await messagesOf(trx, message.email)).length;
    return { ...message, readings, notification, ofThisPerson };
  });
}

/** Puts a message into a folder. False where there is none. */
export async function moveMessage(db: Db, id: number, folder: MessageFolder): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("message")
    .set({ folder })
    .where("message_id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** All messages of the person who sent one, the oldest first; each reading is written down. */
export async function exportPerson(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<Message[] | undefined> {
  const message = await findMessage(db, id);
  if (message === undefined) return undefined;
  const all = await messagesOf(db, message.email);
  for (const { message_id } of all) await openMessage(db, message_id, staff);
  return all;
}

/** Deletes all messages of the person who sent one, for good. Answers how many. */
export async function removePerson(db: Db, id: number): Promise<number> {
  const message = await findMessage(db, id);
  if (message === undefined) return 0;
  const { numDeletedRows } = await db
    .deleteFrom("message")
    .where((where) => where.fn<string>("lower", ["email"]), "=", message.email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function findMessage(db: Db, id: number): Promise<Message | undefined> {
  const row = await db
    .selectFrom("message")
    .selectAll()
    .where("message_id", "=", id)
    .executeTakeFirst();
  return row && withoutKeys(row);
}

async function messagesOf(db: Db, email: string): Promise<Message[]> {
  const rows = await db
    .selectFrom("message")
    .selectAll()
    .where((where) => where.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .orderBy("message_id")
    .execute();
  return rows.map(withoutKeys);
}

function withoutKeys({
  submission_key: _,
  text_key: __,
  ...message
}: Selectable<MessageTable>): Message {
  return message;
}

function found(db: Db, folder: MessageFolder, search: string) {
  const messages = db.selectFrom("message").where("folder", "=", folder);
  if (search === "") return messages;
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, "") : "";
  return messages.where((where) => {
    const contains = (column: "name" | "email") =>
      sql<boolean>`lower(${where.ref(column)}) like ${pattern} escape '\\'`;
    const phone = digits === "" ? [] : [where("phone", "like", `%${digits}%`)];
    return where.or([contains("name"), contains("email"), ...phone]);
  });
}
