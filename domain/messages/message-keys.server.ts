import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../records/tables.ts";
import { toPlainText } from "../records/title-key.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { MessageTexts } from "./message.ts";

type KeyTexts = Pick<MessageTexts, "name" | "email" | "message">;

const batchSize = 500;

/** Lookups compare stored keys, since computing them for each row would take seconds. */
export function createMessageKeys({ name, email, message }: KeyTexts) {
  return {
    email_key: createEmailKey(email),
    search_key: toPlainText([name, email, message].join("\n")),
  };
}

/** One person may write an address with capitals on one day and without on another. */
export function createEmailKey(email: string): string {
  return email.toLowerCase();
}

/** Old messages lack keys, and so do new ones from a node that still runs an older version. */
export async function addMissingMessageKeys(db: Db): Promise<void> {
  while (true) {
    const rows = await db
      .selectFrom("message")
      .select(["message_id", "name", "email", "message"])
      .where("email_key", "=", "")
      .where("email", "!=", "")
      .limit(batchSize)
      .execute();
    await inTransaction(db, async (trx) => {
      for (const { message_id, ...texts } of rows)
        await trx
          .updateTable("message")
          .set(createMessageKeys(texts))
          .where("message_id", "=", message_id)
          .execute();
    });
    if (rows.length < batchSize) return;
    await nextTurn();
  }
}
