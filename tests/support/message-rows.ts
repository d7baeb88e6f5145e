import type { Insertable } from "kysely";
import { createMessageKeys } from "#domain/messages/message-keys.server.ts";
import type { MessageTable } from "#domain/messages/message-tables.ts";
import type { Db } from "#domain/records/tables.ts";

export const messageRow = {
  ...{ name: "Imani", email: "imani@example.com", phone: "4165550199", message: "It hurts" },
  ...{ submission_key: null, text_key: null, form_type: "Contact form" },
  ...{ folder: "inbox" as const, received_at: "2026-11-20T15:00:00.000Z" },
};

/** Stores a message of now, unless the change has another time, and returns its id. */
export async function addMessage(
  db: Db,
  change: Partial<Insertable<MessageTable>> = {},
): Promise<number> {
  const row = { ...messageRow, received_at: new Date().toISOString(), ...change };
  const { message_id } = await db
    .insertInto("message")
    .values({ ...row, ...createMessageKeys(row) })
    .returning("message_id")
    .executeTakeFirstOrThrow();
  return message_id;
}
