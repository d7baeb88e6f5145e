import type { Kysely } from "kysely";

/**
 * Lookups of messages that read every row: those of one person, those that contain a word, the latest
 * answer, and those that are old. The next start adds the keys of stored messages.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const key of ["email_key", "search_key"])
    await db.schema
      .alterTable("message")
      .addColumn(key, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  for (const column of ["email_key", "answered_at", "received_at"])
    await db.schema.createIndex(`message_${column}`).on("message").column(column).execute();
}
