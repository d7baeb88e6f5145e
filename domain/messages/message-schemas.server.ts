import Type, { type TSchema } from "typebox";
import { dataResponse } from "../fields/endpoint.server.ts";
import { textSchemas, withDefault, wordSchema } from "../fields/input-parser.server.ts";
import { answerChannels, historyKinds } from "./history-entry.ts";
import { type MessageView, messageFolders, messageViews, quoteForm } from "./message.ts";

export const folderSchema = wordSchema(messageFolders, {
  title: "Folder",
  schemaName: "MessageFolder",
});
export const viewSchema = wordSchema(messageViews, {
  title: "Folder",
  schemaName: "MessageView",
});
/** Sent in a body, not in a URL, because a search contains names and phone numbers. */
export const searchSchema = Type.Object({
  folder: viewSchema,
  search: withDefault(Type.String({ title: "Search", maxLength: 100, default: "" })),
  page: withDefault(Type.Integer({ title: "Page", minimum: 1, maximum: 10_000, default: 1 })),
});
export const folderQuery = Type.Object({ folder: Type.Optional(viewSchema) });

export const messageSchema = Type.Object(
  {
    message_id: Type.Integer(),
    ...textSchemas(quoteForm.fields),
    form_type: Type.String(),
    folder: folderSchema,
    received_at: Type.String(),
  },
  { schemaName: "Message" },
);
const nullableText = Type.Union([Type.String(), Type.Null()]);
export const channelSchema = wordSchema(answerChannels, {
  title: "Channel",
  schemaName: "AnswerChannel",
});
export const answerSchema = Type.Object(
  {
    answered_at: Type.String(),
    answered_by: Type.String(),
    answered_by_name: Type.String(),
    channel: channelSchema,
  },
  { schemaName: "MessageAnswer" },
);
export const historySchema = Type.Object(
  {
    history: Type.Array(
      Type.Object({
        entry_id: Type.Integer(),
        kind: wordSchema(historyKinds),
        detail: Type.String(),
        user_id: Type.String(),
        user_name: Type.String(),
        happened_at: Type.String(),
      }),
    ),
    answer: Type.Optional(answerSchema),
    assignee: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  },
  { schemaName: "MessageHistory" },
);
export const openMessageSchema = Type.Object(
  {
    ...messageSchema.properties,
    ...historySchema.properties,
    readings: Type.Array(Type.Object({ reader_name: Type.String(), read_at: Type.String() })),
    notification: Type.Optional(
      Type.Object({ sent_at: nullableText, attempts: Type.Integer(), last_failure: nullableText }),
    ),
    ofThisPerson: Type.Integer(),
    otherMessages: Type.Array(
      Type.Object({
        message_id: Type.Integer(),
        excerpt: Type.String(),
        folder: folderSchema,
        received_at: Type.String(),
        answered_by_name: nullableText,
        answer_channel: Type.Union([channelSchema, Type.Null()]),
      }),
    ),
  },
  { schemaName: "MessageDetails" },
);
export const newsSchema = Type.Object(
  { unread: Type.Integer(), newer: Type.Integer() },
  { schemaName: "InboxNews" },
);
export const trashedMessageSchema = Type.Object(
  {
    message_id: Type.Integer(),
    name: Type.String(),
    excerpt: Type.String(),
    deleted_at: Type.String(),
    deleted_by: Type.String(),
  },
  { schemaName: "TrashedMessage" },
);
const count = Type.Integer();
export const messageListResponse = dataResponse(
  Type.Array(
    Type.Object(
      {
        message_id: Type.Integer(),
        name: Type.String(),
        excerpt: Type.String(),
        received_at: Type.String(),
        isUnread: Type.Boolean(),
        isAnswered: Type.Boolean(),
        noteCount: Type.Integer(),
        assigned_to: nullableText,
        assigned_name: nullableText,
      },
      { schemaName: "ListedMessage" },
    ),
  ),
  {
    counts: Type.Object(
      { inbox: count, handled: count, spam: count, held: count, late: count } satisfies Record<
        MessageView,
        TSchema
      >,
      { schemaName: "MessageCounts" },
    ),
  },
);
