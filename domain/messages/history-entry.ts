import type { FieldList } from "../fields/field-list.ts";
import { minuteMs } from "../records/time-units.ts";

export const answerChannels = ["email", "phone", "in-person"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** Within a sentence, such as "Answered by phone". */
export const channelLabels: Record<AnswerChannel, string> = {
  email: "by email",
  phone: "by phone",
  "in-person": "in person",
};

export const historyKinds = [
  ...(["note", "answered", "answer-withdrawn", "assigned", "moved", "marked-unread"] as const),
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface HistoryEntry {
  entry_id: number;
  kind: HistoryKind;
  /** The text of a note, the channel of an answer, the name of an assignee, or a folder. */
  detail: string;
  user_id: string;
  user_name: string;
  happened_at: string;
}

export interface MessageAnswer {
  answered_at: string;
  answered_by: string;
  answered_by_name: string;
  channel: AnswerChannel;
}

export interface MessageHistory {
  history: HistoryEntry[];
  answer?: MessageAnswer | undefined;
  assignee?: { id: string; name: string } | undefined;
}

export const noteFields = {
  text: {
    label: "Note",
    limit: 1000,
    required: true,
    kind: "multiline",
    requiredMessage: "Please write the note first.",
  },
} as const satisfies FieldList;

/** The author of a note can remove it for this long. */
export const noteRemovalMs = 10 * minuteMs;
