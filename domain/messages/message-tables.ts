import type { Generated } from "kysely";
import type { Instant } from "../records/column-types.ts";
import type { AnswerChannel, HistoryKind } from "./history-entry.ts";
import type { MessageFolder, MessageTexts } from "./message.ts";

declare module "../records/tables.ts" {
  interface Tables {
    message: MessageTable;
    message_outbox: MessageOutboxTable;
    message_reading: MessageReadingTable;
    message_history: MessageHistoryTable;
    message_trash: MessageTrashTable;
  }
}

export interface MessageTable extends Record<keyof MessageTexts, Generated<string>> {
  message_id: Generated<number>;
  submission_key: string | null;
  /** Equal for texts that differ only in numbers and contact details; null for short ones. */
  text_key: string | null;
  /** The email address in lower case. */
  email_key: Generated<string>;
  /** In lower case and without accents, for the search in the inbox. */
  search_key: Generated<string>;
  form_type: string;
  folder: MessageFolder;
  received_at: Instant;
  /** When staff last moved it to another folder. */
  moved_at: Instant | null;
  /** Set while staff marked it as unread; opening it clears this. */
  marked_unread_at: Instant | null;
  answered_at: Instant | null;
  answered_by: string | null;
  answered_by_name: string | null;
  answer_channel: AnswerChannel | null;
  assigned_to: string | null;
  assigned_name: string | null;
}

export interface MessageHistoryTable {
  entry_id: Generated<number>;
  message_id: number;
  kind: HistoryKind;
  detail: string;
  user_id: string;
  user_name: string;
  happened_at: Instant;
}

interface MessageOutboxTable {
  message_id: number;
  mail_id: string;
  attempts: number;
  due_at: Instant;
  leased_until: Instant | null;
  leased_by: string | null;
  /** An SMTP or network code, never text from a person. */
  last_failure: string | null;
  sent_at: Instant | null;
}

export interface MessageReadingTable {
  message_id: number;
  read_by: string;
  reader_name: string;
  read_at: Instant;
}

/** Deleted messages live in this table alone. */
interface MessageTrashTable {
  message_id: number;
  email: string;
  item: string;
  deleted_at: Instant;
  deleted_by: string;
}
