import { createHash } from "node:crypto";
import type { MessageFolder } from "#domain/messages/message.ts";
import { createMessageKeys } from "#domain/messages/message-keys.server.ts";
import { countRows } from "#domain/records/count-rows.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { dayMs } from "#domain/records/time-units.ts";

const rowsPerStatement = 500;
const messageYears = 12;
const waitingMessages = 20;
const spamEvery = 20;
const answeredBy = { answered_by: "made-up", answered_by_name: "Made up" };

/** Received over years: the newest wait, some are spam, and the others are answered and read. */
export async function addFakeMessages(db: Db, total: number): Promise<number> {
  const now = Date.now();
  const existing = await countRows(db.selectFrom("message"));
  const missing = Math.max(0, total - existing);
  const intervalMs = (messageYears * 365 * dayMs) / Math.max(1, missing);
  for (let first = 0; first < missing; first += rowsPerStatement) {
    const count = Math.min(rowsPerStatement, missing - first);
    const messages = Array.from({ length: count }, (_, i) => {
      const age = missing - first - i;
      return createFakeMessage(age, new Date(now - age * intervalMs));
    });
    await db.transaction().execute(async (trx) => {
      const stored = await trx
        .insertInto("message")
        .values(messages)
        .returning(["message_id", "answered_at"])
        .execute();
      const readings = stored
        .filter(({ answered_at }) => answered_at !== null)
        .map(({ message_id, answered_at }) => ({
          message_id,
          read_by: answeredBy.answered_by,
          reader_name: answeredBy.answered_by_name,
          read_at: answered_at ?? "",
        }));
      if (readings.length > 0) await trx.insertInto("message_reading").values(readings).execute();
    });
  }
  return missing;
}

/** An age of one is the newest. */
function createFakeMessage(age: number, receivedAt: Date) {
  const isWaiting = age <= waitingMessages;
  const isSpam = !isWaiting && age % spamEvery === 0;
  const folder: MessageFolder = isWaiting ? "inbox" : isSpam ? "spam" : "handled";
  const isAnswered = folder === "handled";
  const answeredAt = new Date(receivedAt.getTime() + 3_600_000).toISOString();
  const word = createHash("sha256").update(String(age)).digest("hex").slice(0, 12);
  const texts = {
    name: `Visitor ${word}`,
    email: `${word}@northbloom.example`,
    phone: "4165550100",
    message: `My shoulder hurts when I lift my arm, number ${age}. Do you have time next week? ${word}`,
  };
  return {
    ...texts,
    ...createMessageKeys(texts),
    submission_key: null,
    text_key: null,
    form_type: "Contact form",
    folder,
    received_at: receivedAt.toISOString(),
    moved_at: isWaiting ? null : answeredAt,
    answered_at: isAnswered ? answeredAt : null,
    ...(isAnswered && { ...answeredBy, answer_channel: "email" as const }),
  };
}
