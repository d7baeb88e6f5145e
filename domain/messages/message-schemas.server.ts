import Type, { type Static, type TSchema } from "typebox";
import { dataResponse, namedObject } from "../fields/endpoint.server.ts";
import { textSchemas, withDefault, wordSchema } from "../fields/input-parser.server.ts";
import { answerChannels, historyKinds } from "./history-entry.ts";
import { messageFolders, messageSorts, quoteForm } from "./message.ts";
import { type MessageView, messageViews } from "./message-view.ts";

export const folderSchema = wordSchema(messageFolders, {
  title: "Folder",
  schemaName: "MessageFolder",
});
const viewSchema = wordSchema(messageViews, {
  title: "Folder",
  schemaName: "MessageView",
});
const sortOptions = {
  title: "Order",
  description: "oldest: whoever has waited longest comes first, as always in the late ones",
};
/** Sent in a body, not in a URL, because a search contains names and phone numbers. */
export const searchSchema = Type.Object({
  folder: viewSchema,
  search: withDefault(Type.String({ title: "Search", maxLength: 100, default: "" })),
  sort: withDefault(wordSchema(messageSorts, { ...sortOptions, default: "newest" })),
  page: withDefault(Type.Integer({ title: "Page", minimum: 1, maximum: 10_000, default: 1 })),
});
export const folderQuery = Type.Object({
  folder: Type.Optional(viewSchema),
  sort: Type.Optional(wordSchema(messageSorts, sortOptions)),
});

const messageProperties = {
  message_id: Type.Integer(),
  ...textSchemas(quoteForm.fields),
  form_type: Type.String(),
  folder: folderSchema,
  received_at: Type.String(),
};
const nullableText = Type.Union([Type.String(), Type.Null()]);
export const channelSchema = wordSchema(answerChannels, {
  title: "Channel",
  schemaName: "AnswerChannel",
});
export const answerSchema = namedObject("MessageAnswer", {
  answered_at: Type.String(),
  answered_by: Type.String(),
  answered_by_name: Type.String(),
  channel: channelSchema,
});
export type MessageAnswer = Static<typeof answerSchema>;
export const historySchema = namedObject("MessageHistory", {
  history: Type.Array(
    Type.Object({
      entry_id: Type.Integer(),
      kind: wordSchema(historyKinds),
      detail: Type.String({
        description:
          "The text of a note, the channel of an answer, an assignee's name, or a folder",
      }),
      user_id: Type.String(),
      user_name: Type.String(),
      happened_at: Type.String(),
    }),
  ),
  answer: Type.Optional(answerSchema),
  assignee: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type MessageHistory = Static<typeof historySchema>;
export type HistoryEntry = MessageHistory["history"][number];
export const stateSchema = namedObject("MessageState", {
  folder: folderSchema,
  ...historySchema.properties,
  recent_readers: Type.Array(Type.String(), {
    description: "Colleagues who opened it within the last ten minutes",
  }),
});
export type MessageState = Static<typeof stateSchema>;
const readingsSchema = Type.Array(
  Type.Object({ reader_name: Type.String(), read_at: Type.String() }),
);
export const exportedMessageSchema = namedObject("ExportedMessage", {
  ...messageProperties,
  moved_at: nullableText,
  ...historySchema.properties,
  readings: readingsSchema,
  deletion: Type.Optional(Type.Object({ deleted_at: Type.String(), deleted_by: Type.String() })),
});
export type ExportedMessage = Static<typeof exportedMessageSchema>;
const otherMessageSchema = Type.Object({
  message_id: Type.Integer(),
  excerpt: Type.String(),
  folder: folderSchema,
  received_at: Type.String(),
  answered_by_name: nullableText,
  answer_channel: Type.Union([channelSchema, Type.Null()]),
});
export type OtherMessage = Static<typeof otherMessageSchema>;
export const openMessageSchema = namedObject("MessageDetails", {
  ...messageProperties,
  ...historySchema.properties,
  readings: Type.Array(
    Type.Object({ read_by: Type.String(), reader_name: Type.String(), read_at: Type.String() }),
  ),
  notification: Type.Optional(
    Type.Object({ sent_at: nullableText, attempts: Type.Integer(), last_failure: nullableText }),
  ),
  senderMessageCount: Type.Integer({ description: "All of the same person, except the trash" }),
  senderTrashCount: Type.Integer({ description: "Those of the same person in the trash" }),
  otherMessages: Type.Array(otherMessageSchema, {
    description: "Those of the same person, the newest first",
  }),
});
export type MessageDetails = Static<typeof openMessageSchema>;
/** Empty texts stand for no answer and nobody. */
export const seenMessageSchema = namedObject("SeenMessage", {
  message_id: Type.Integer({ title: "Message" }),
  folder: folderSchema,
  answered_at: Type.String({ title: "Latest answer seen", maxLength: 40 }),
  assigned_to: Type.String({ title: "Assignee seen", maxLength: 64 }),
});
export type SeenMessage = Static<typeof seenMessageSchema>;
export const newsSchema = namedObject("InboxNews", {
  unread: Type.Integer(),
  newer: Type.Integer(),
});
export const trashedMessageSchema = namedObject("TrashedMessage", {
  message_id: Type.Integer(),
  name: Type.String(),
  excerpt: Type.String(),
  deleted_at: Type.String(),
  deleted_by: Type.String(),
});
export type TrashedMessage = Static<typeof trashedMessageSchema>;
const count = Type.Integer();
const listedMessageSchema = namedObject("ListedMessage", {
  message_id: Type.Integer(),
  name: Type.String(),
  excerpt: Type.String(),
  folder: folderSchema,
  received_at: Type.String(),
  isUnread: Type.Boolean(),
  isAnswered: Type.Boolean(),
  answered_at: nullableText,
  noteCount: Type.Integer(),
  assigned_to: nullableText,
  assigned_name: nullableText,
});
/** The full text needs an entry in the access log. */
export type MessageListItem = Static<typeof listedMessageSchema>;
export const messageListResponse = dataResponse(Type.Array(listedMessageSchema), {
  counts: namedObject("MessageCounts", {
    inbox: count,
    handled: count,
    spam: count,
    held: count,
    late: count,
  } satisfies Record<MessageView, TSchema>),
});
