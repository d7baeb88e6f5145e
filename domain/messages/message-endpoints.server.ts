import Type from "typebox";
import { dataResponse, endpoint, idParams } from "../fields/endpoint.server.ts";
import { inputSchema, withDefault, wordSchema } from "../fields/input-parser.server.ts";
import { maxId } from "../records/max-id.ts";
import { passwordFields } from "../staff/staff-user.ts";
import { batchActions, maxBatchSize } from "./batch-change.ts";
import { answerChannels, noteFields } from "./history-entry.ts";
import {
  answerSchema,
  channelSchema,
  exportedMessageSchema,
  folderSchema,
  historySchema,
  messageListResponse,
  newsSchema,
  openMessageSchema,
  searchSchema,
  seenMessageSchema,
  stateSchema,
} from "./message-schemas.server.ts";

const messagesUrl = "/api/staff/messages";
const messageUrl = "/api/staff/messages/:id";
const idItem = { params: idParams } as const;
const historyItem = { params: idParams, reply: dataResponse(historySchema) } as const;

export const messageEndpoints = {
  /** The search goes in the body, because names must not be in URLs and logs. */
  search: endpoint("POST", `${messagesUrl}/search`, {
    body: searchSchema,
    reply: messageListResponse,
  }),
  checkNews: endpoint("GET", `${messagesUrl}/news`, {
    query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    reply: dataResponse(newsSchema),
  }),
  open: endpoint("GET", messageUrl, { params: idParams, reply: dataResponse(openMessageSchema) }),
  readState: endpoint("GET", `${messageUrl}/state`, {
    params: idParams,
    reply: dataResponse(stateSchema),
  }),
  move: endpoint("PUT", messageUrl, { body: Type.Object({ folder: folderSchema }), ...idItem }),
  addNote: endpoint("POST", `${messageUrl}/notes`, {
    body: inputSchema(noteFields),
    ...historyItem,
  }),
  removeNote: endpoint("DELETE", `${messageUrl}/notes/:note`, {
    params: Type.Object({ ...idParams.properties, note: Type.Integer({ minimum: 1 }) }),
    reply: dataResponse(historySchema),
  }),
  markUnread: endpoint("PUT", `${messageUrl}/unread`, { ...idItem }),
  assign: endpoint("PUT", `${messageUrl}/assignee`, {
    body: Type.Object({ user_id: Type.String({ title: "Colleague", maxLength: 64 }) }),
    ...historyItem,
  }),
  recordAnswer: endpoint("POST", `${messageUrl}/answer`, {
    body: Type.Object({
      channel: channelSchema,
      answered_at: withDefault(
        Type.String({ title: "Latest answer seen", maxLength: 40, default: "" }),
      ),
    }),
    ...historyItem,
    conflict: answerSchema,
  }),
  withdrawAnswer: endpoint("DELETE", `${messageUrl}/answer`, { ...historyItem }),
  changeSeveral: endpoint("PUT", messagesUrl, {
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1, maximum: maxId }), {
        title: "Messages",
        minItems: 1,
        maxItems: maxBatchSize,
      }),
      action: wordSchema(batchActions, { title: "Action" }),
      channel: withDefault(wordSchema(answerChannels, { title: "Channel", default: "email" })),
      user_id: withDefault(Type.String({ title: "Colleague", maxLength: 64, default: "" })),
      user_ids: withDefault(
        Type.Array(Type.String({ title: "Colleague", maxLength: 64 }), {
          title: "Colleagues",
          description: "Instead of user_id, one for each of the ids, in their order",
          maxItems: maxBatchSize,
          default: [],
        }),
      ),
      seen: withDefault(
        Type.Array(seenMessageSchema, {
          title: "Messages as they were seen",
          description: "409 if one of them has changed since",
          maxItems: maxBatchSize,
          default: [],
        }),
      ),
    }),
    reply: dataResponse(Type.Array(seenMessageSchema)),
  }),
  trash: endpoint("DELETE", messageUrl, { ...idItem }),
  restore: endpoint("POST", `${messageUrl}/restore`, { ...idItem }),
  emptySpam: endpoint("DELETE", `${messagesUrl}/spam`, {
    body: Type.Object({
      loaded_at_ms: Type.Integer({
        title: "Loaded at",
        description: "When you loaded the list, in milliseconds since 1970",
        minimum: 0,
        maximum: Date.parse("9999-12-31T23:59:59Z"),
      }),
    }),
  }),
  exportSender: endpoint("GET", `${messageUrl}/person`, {
    params: idParams,
    reply: dataResponse(Type.Array(exportedMessageSchema)),
  }),
  deleteSender: endpoint("DELETE", `${messageUrl}/person`, {
    body: inputSchema(passwordFields, {
      count: Type.Optional(
        Type.Integer({
          title: "Number of messages",
          description: "Those that you mean, with the trash; if it differs, nothing is deleted",
          minimum: 1,
          maximum: maxId,
        }),
      ),
    }),
    ...idItem,
  }),
  retryMail: endpoint("POST", "/api/staff/mail/retry"),
  testMail: endpoint("POST", "/api/staff/mail/test"),
};
