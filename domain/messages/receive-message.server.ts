import { createHash, randomUUID } from "node:crypto";
import Type from "typebox";
import { inputSchema } from "../fields/input-parser.server.ts";
import { pickValues } from "../fields/pick-values.ts";
import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { FormTokens } from "./form-token.server.ts";
import {
  formTypeLimit,
  honeypotField,
  type MessageForm,
  type MessageTexts,
  type NewMessage,
  quoteForm,
} from "./message.ts";
import { createMessageKeys } from "./message-keys.server.ts";
import { spamScore, spamThreshold } from "./spam-score.ts";

export function messageSchema(form: MessageForm) {
  return inputSchema(form.fields, {
    formType: Type.Optional(Type.String({ title: "formType", maxLength: formTypeLimit })),
    submission_id: Type.Optional(Type.String({ title: "submission_id", maxLength: 64 })),
    stamp: Type.Optional(Type.String({ title: "stamp", maxLength: 200 })),
    [honeypotField]: Type.Optional(Type.String({ title: honeypotField, maxLength: 1000 })),
  });
}

export function messageFromForm(
  form: MessageForm,
  body: Record<string, string | undefined>,
  tokens: FormTokens,
) {
  return {
    ...pickTexts({ ...body, phone: body.phone ?? body.phoneNum }),
    formType: body.formType || form.formType,
    submissionId: body.submission_id || undefined,
    suspicion: (body[honeypotField] ? spamThreshold : 0) + tokens.getSuspicion(body.stamp),
  } satisfies NewMessage;
}

function pickTexts(values: object): MessageTexts {
  return pickValues(quoteForm.fields, values);
}

/** Stores a retried submission once. Spam and floods go to folders without a notification. */
export async function receiveMessage(
  db: Db,
  message: NewMessage,
  folder: "inbox" | "held" = "inbox",
): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    const isSpam =
      message.suspicion + spamScore(message) >= spamThreshold || (await isRepeated(trx, message));
    const stored = await trx
      .insertInto("message")
      .values({
        submission_key: createSubmissionKey(message),
        text_key: createTextKey(message),
        ...pickTexts(message),
        ...createMessageKeys(message),
        form_type: message.formType,
        folder: isSpam ? "spam" : folder,
        received_at: now,
      })
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .returning("message_id")
      .executeTakeFirst();
    if (stored === undefined || isSpam || folder === "held") return;
    await trx
      .insertInto("message_outbox")
      .values({ message_id: stored.message_id, mail_id: randomUUID(), attempts: 0, due_at: now })
      .execute();
  });
}

/** Bots send one text from many email addresses; two people seldom write the same long one. */
const minRepeats = 3;
const minRepeatedLength = 60;

async function isRepeated(trx: Db, message: NewMessage): Promise<boolean> {
  const key = createTextKey(message);
  if (key === null) return false;
  const others = trx
    .selectFrom("message")
    .where("text_key", "=", key)
    .where("email", "!=", message.email);
  return (await countRows(others)) >= minRepeats;
}

/** Leaves out names, numbers and links, which bots vary. */
function createTextKey({ name, message }: NewMessage): string | null {
  const nameWords = new Set(name.toLowerCase().split(/\s+/));
  const words = message
    .toLowerCase()
    .replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/g, " ")
    .match(/\p{L}[\p{L}\p{M}']*/gu);
  const text = (words ?? []).filter((word) => !nameWords.has(word)).join(" ");
  return text.length < minRepeatedLength
    ? null
    : createHash("sha256").update(text).digest("base64url");
}

export function getSubmissionKey(message: NewMessage): string {
  return createSubmissionKey(message) ?? randomUUID();
}

/** Different content under the same id is a different message. */
function createSubmissionKey({ submissionId, ...message }: NewMessage): string | null {
  if (submissionId === undefined) return null;
  const content = [submissionId, ...Object.values(pickTexts(message))];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
