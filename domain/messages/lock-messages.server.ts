import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";

/**
 * Nobody else changes these messages, their notes or readings until the transaction ends. Returns
 * the ids that exist. SQLite has one writer anyway.
 */
export async function lockMessages(trx: Db, ids: number[]): Promise<number[]> {
  const messages = trx
    .selectFrom("message")
    .select("message_id")
    .where("message_id", "in", ids)
    .orderBy("message_id");
  const rows = await (isPostgres(trx) ? messages.forUpdate() : messages).execute();
  return rows.map(({ message_id }) => message_id);
}
