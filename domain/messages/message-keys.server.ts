import { sql } from "kysely";
import type { Db } from "../records/tables.ts";
import type { MessageTexts } from "./message.ts";

type KeyTexts = Pick<MessageTexts, "name" | "email" | "message">;

/** Lowercased by the database, whose rules may differ from those of JavaScript. */
export function createMessageKeys({ name, email, message }: KeyTexts) {
  return {
    email_key: sql<string>`lower(${email})`,
    search_key: sql<string>`lower(${[name, email, message].join("\n")})`,
  };
}

/** A node of an older version stores messages without keys until it is restarted. */
export async function addMissingMessageKeys(db: Db): Promise<void> {
  await db
    .updateTable("message")
    .set({
      email_key: sql<string>`lower(email)`,
      search_key: sql<string>`lower(name || ${"\n"} || email || ${"\n"} || message)`,
    })
    .where("email_key", "=", "")
    .execute();
}
