import { type SelectQueryBuilder, sql } from "kysely";
import { containsText } from "../records/contains-text.server.ts";
import { countRows } from "../records/count-rows.server.ts";
import type { Db, Tables } from "../records/tables.ts";
import { toPlainText } from "../records/title-key.ts";
import { createExcerpt, type MessageFolder, type MessageSort, messageFolders } from "./message.ts";
import type { MessageListItem } from "./message-schemas.server.ts";
import type { MessageView } from "./message-view.ts";

interface ListOptions {
  view: MessageView;
  /** Waiting messages that arrived earlier are late. */
  lateBefore?: Date | undefined;
  search?: string | undefined;
  sort?: MessageSort | undefined;
  limit: number;
  offset?: number;
}

export function listMessages(
  db: Db,
  { view, lateBefore, search = "", sort = "newest", limit, offset = 0 }: ListOptions,
): Promise<MessageListItem[]> {
  const direction = view === "late" || sort === "oldest" ? "asc" : "desc";
  return readListItems(
    selectView(db, { view, lateBefore, search })
      .orderBy("received_at", direction)
      .orderBy("message_id", direction)
      .limit(limit)
      .offset(offset),
  );
}

export function listWaitingMessages(db: Db, limit: number): Promise<MessageListItem[]> {
  return readListItems(selectWaiting(db).orderBy("received_at").orderBy("message_id").limit(limit));
}

export function countWaitingMessages(db: Db): Promise<number> {
  return countRows(selectWaiting(db));
}

export function countLateMessages(db: Db, lateBefore: Date | undefined): Promise<number> {
  return countRows(selectView(db, { view: "late", lateBefore, search: "" }));
}

export async function findLatestAnswer(db: Db) {
  const row = await db
    .selectFrom("message")
    .select(["answered_at", "answered_by_name"])
    .where("answered_at", "is not", null)
    .orderBy("answered_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.answered_at == null) return undefined;
  return { answered_at: row.answered_at, answered_by_name: row.answered_by_name ?? "" };
}

function selectWaiting(db: Db, search = "") {
  return selectMessages(db, "inbox", search).where("answered_at", "is", null);
}

async function readListItems(
  messages: SelectQueryBuilder<Tables, "message", object>,
): Promise<MessageListItem[]> {
  const rows = await messages
    .select(["message_id", "name", "message", "folder", "received_at", "marked_unread_at"])
    .select(["answered_at", "assigned_to", "assigned_name"])
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
    .execute();
  return rows.map(({ message, readings, notes, marked_unread_at, ...row }) => ({
    ...row,
    excerpt: createExcerpt(message),
    noteCount: Number(notes),
    isAnswered: row.answered_at !== null,
    isUnread: marked_unread_at !== null || Number(readings) === 0,
  }));
}

export function countInFolder(db: Db, folder: MessageFolder, search = ""): Promise<number> {
  return countRows(selectMessages(db, folder, search));
}

export async function countByFolder(db: Db, search = ""): Promise<Record<MessageFolder, number>> {
  const counts = messageFolders.map(
    async (folder) => [folder, await countInFolder(db, folder, search)] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<MessageFolder, number>;
}

export async function countByView(
  db: Db,
  { lateBefore, search }: Omit<ViewOptions, "view">,
): Promise<Record<MessageView, number>> {
  const counts = await countByFolder(db, search);
  return {
    ...counts,
    late: await countRows(selectView(db, { view: "late", lateBefore, search })),
  };
}

/** The number of messages that wait for each person, by the id of the staff user. */
export async function countAssigned(db: Db): Promise<Map<string | null, number>> {
  const rows = await selectWaiting(db)
    .where("assigned_to", "is not", null)
    .groupBy("assigned_to")
    .select(({ fn }) => ["assigned_to", fn.countAll().as("count")])
    .execute();
  return new Map(rows.map(({ assigned_to, count }) => [assigned_to, Number(count)]));
}

export function countUnread(db: Db): Promise<number> {
  const unread = selectMessages(db, "inbox").where((where) =>
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
  const newest = await selectMessages(db, "inbox")
    .select("message_id")
    .orderBy("message_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { unread: await countUnread(db), newestId: newest?.message_id ?? 0 };
}

export function countNewerMessages(db: Db, id: number): Promise<number> {
  return countRows(selectMessages(db, "inbox").where("message_id", ">", id));
}

export async function hasMessage(db: Db, id: number): Promise<boolean> {
  const messages = db.selectFrom("message").select("message_id").where("message_id", "=", id);
  return (await messages.executeTakeFirst()) !== undefined;
}

type ViewOptions = Pick<ListOptions, "view" | "lateBefore"> & { search: string };

function selectView(db: Db, { view, lateBefore, search }: ViewOptions) {
  if (view !== "late") return selectMessages(db, view, search);
  const waiting = selectWaiting(db, search);
  return lateBefore === undefined
    ? waiting.where(sql<boolean>`1 = 0`)
    : waiting.where("received_at", "<", lateBefore.toISOString());
}

function selectMessages(db: Db, folder: MessageFolder, search = "") {
  const messages = db.selectFrom("message").where("folder", "=", folder);
  if (search === "") return messages;
  const digits = /^[\d\s()+.-]+$/.test(search) ? getPhoneDigits(search) : "";
  return messages.where((where) => {
    const words = toPlainText(search).split(/[\s,;]+/);
    const text = where.and(words.map((word) => containsText("search_key", word)));
    const phone = digits === "" ? [] : [where("phone", "like", `%${digits}%`)];
    return where.or([text, ...phone]);
  });
}

/** Some people write their number with the country code, and others search for it with one. */
function getPhoneDigits(search: string): string {
  return search.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
