import { sql } from "kysely";
import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { createExcerpt, type MessageFolder, messageFolders } from "./message.ts";

/** The full text needs an entry in the access log. */
export interface MessageListItem {
  message_id: number;
  name: string;
  excerpt: string;
  received_at: string;
  isUnread: boolean;
  isAnswered: boolean;
  noteCount: number;
  assigned_name: string | null;
}

interface ListOptions {
  folder: MessageFolder;
  search?: string | undefined;
  limit: number;
  offset?: number;
}

export async function listMessages(
  db: Db,
  { folder, search = "", limit, offset = 0 }: ListOptions,
): Promise<MessageListItem[]> {
  const rows = await selectMessages(db, folder, search)
    .select(["message_id", "name", "message", "received_at", "marked_unread_at"])
    .select(["answered_at", "assigned_name"])
    .select((select) =>
      select
        .selectFrom("message_history")
        .select(select.fn.countAll().as("count"))
        .whereRef("message_history.message_id", "=", "message.message_id")
        .where("kind", "=", "note")
        .as("notes"),
    )
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
  return rows.map(({ message, readings, notes, marked_unread_at, answered_at, ...row }) => ({
    ...row,
    excerpt: createExcerpt(message),
    noteCount: Number(notes),
    isAnswered: answered_at !== null,
    isUnread: marked_unread_at !== null || Number(readings) === 0,
  }));
}

export async function countByFolder(db: Db, search = ""): Promise<Record<MessageFolder, number>> {
  const counts = messageFolders.map(
    async (folder) => [folder, await countRows(selectMessages(db, folder, search))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<MessageFolder, number>;
}

export function countUnread(db: Db): Promise<number> {
  const inbox = db.selectFrom("message").where("folder", "=", "inbox");
  const unread = inbox.where((where) =>
    where.or([
      where("marked_unread_at", "is not", null),
      where.not(
        where.exists(
          where
            .selectFrom("message_reading")
            .select("read_by")
            .whereRef("message_reading.message_id", "=", "message.message_id"),
        ),
      ),
    ]),
  );
  return countRows(unread);
}

export interface InboxNews {
  unread: number;
  newestId: number;
}

export async function loadInboxNews(db: Db): Promise<InboxNews> {
  const newest = await db
    .selectFrom("message")
    .select("message_id")
    .where("folder", "=", "inbox")
    .orderBy("message_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { unread: await countUnread(db), newestId: newest?.message_id ?? 0 };
}

export function countNewerMessages(db: Db, id: number): Promise<number> {
  const inbox = db.selectFrom("message").where("folder", "=", "inbox");
  return countRows(inbox.where("message_id", ">", id));
}

export async function hasMessage(db: Db, id: number): Promise<boolean> {
  const messages = db.selectFrom("message").select("message_id").where("message_id", "=", id);
  return (await messages.executeTakeFirst()) !== undefined;
}

function selectMessages(db: Db, folder: MessageFolder, search: string) {
  const messages = db.selectFrom("message").where("folder", "=", folder);
  if (search === "") return messages;
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = /^[\d\s()+.-]+$/.test(search) ? search.replace(/\D/g, "") : "";
  return messages.where((where) => {
    const contains = (column: "name" | "email" | "message") =>
      sql<boolean>`lower(${where.ref(column)}) like lower(${pattern}) escape '\\'`;
    const phone = digits === "" ? [] : [where("phone", "like", `%${digits}%`)];
    return where.or([contains("name"), contains("email"), contains("message"), ...phone]);
  });
}
