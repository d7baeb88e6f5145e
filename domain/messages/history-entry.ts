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
  ...(["note", "answered", "answer-withdrawn"] as const),
  ...(["assigned", "moved", "marked-unread", "restored"] as const),
] as const;
export type HistoryKind = (typeof historyKinds)[number];

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
