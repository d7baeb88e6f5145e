import Type from "typebox";
import { dataResponse, doneResponse, type Endpoints, idParams } from "../fields/endpoint.server.ts";
import { inputSchema, withDefault, wordSchema } from "../fields/input-parser.server.ts";
import { passwordFields } from "../staff/staff-user.ts";
import { batchActions, maxBatchSize } from "./batch-change.ts";
import { answerChannels, noteFields } from "./history-entry.ts";
import {
  answerSchema,
  channelSchema,
  folderSchema,
  historySchema,
  messageListResponse,
  messageSchema,
  newsSchema,
  openMessageSchema,
  searchSchema,
} from "./message-schemas.server.ts";

const messagesUrl = "/api/staff/messages";
const messageUrl = "/api/staff/messages/:id";
const idItem = { params: idParams, reply: doneResponse } as const;
const historyItem = { params: idParams, reply: dataResponse(historySchema) } as const;

export const messageEndpoints = {
  /** The search goes in the body, because names must not be in URLs and logs. */
  search: {
    method: "POST",
    url: `${messagesUrl}/search`,
    body: searchSchema,
    reply: messageListResponse,
  },
  checkNews: {
    method: "GET",
    url: `${messagesUrl}/news`,
    query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    reply: dataResponse(newsSchema),
  },
  open: {
    method: "GET",
    url: messageUrl,
    params: idParams,
    reply: dataResponse(openMessageSchema),
  },
  move: { method: "PUT", url: messageUrl, body: Type.Object({ folder: folderSchema }), ...idItem },
  addNote: {
    method: "POST",
    url: `${messageUrl}/notes`,
    body: inputSchema(noteFields),
    ...historyItem,
  },
  removeNote: {
    method: "DELETE",
    url: `${messageUrl}/notes/:note`,
    params: Type.Object({ ...idParams.properties, note: Type.Integer({ minimum: 1 }) }),
    reply: dataResponse(historySchema),
  },
  markUnread: { method: "PUT", url: `${messageUrl}/unread`, ...idItem },
  assign: {
    method: "PUT",
    url: `${messageUrl}/assignee`,
    body: Type.Object({ user_id: Type.String({ title: "Colleague", maxLength: 64 }) }),
    ...historyItem,
  },
  recordAnswer: {
    method: "POST",
    url: `${messageUrl}/answer`,
    body: Type.Object({
      channel: channelSchema,
      answered_at: withDefault(
        Type.String({ title: "Latest answer seen", maxLength: 40, default: "" }),
      ),
    }),
    ...historyItem,
    conflict: answerSchema,
  },
  withdrawAnswer: { method: "DELETE", url: `${messageUrl}/answer`, ...historyItem },
  changeSeveral: {
    method: "PUT",
    url: messagesUrl,
    body: Type.Object({
      ids: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
        title: "Messages",
        minItems: 1,
        maxItems: maxBatchSize,
      }),
      action: wordSchema(batchActions, { title: "Action" }),
      channel: withDefault(wordSchema(answerChannels, { title: "Channel", default: "email" })),
      user_id: withDefault(Type.String({ title: "Colleague", maxLength: 64, default: "" })),
    }),
    reply: doneResponse,
  },
  trash: { method: "DELETE", url: messageUrl, ...idItem },
  restore: { method: "POST", url: `${messageUrl}/restore`, ...idItem },
  emptySpam: {
    method: "DELETE",
    url: `${messagesUrl}/spam`,
    body: Type.Object({ newest_id: Type.Integer({ title: "Newest message", minimum: 1 }) }),
    reply: doneResponse,
  },
  exportSender: {
    method: "GET",
    url: `${messageUrl}/person`,
    params: idParams,
    reply: dataResponse(Type.Array(messageSchema)),
  },
  deleteSender: {
    method: "DELETE",
    url: `${messageUrl}/person`,
    body: inputSchema(passwordFields),
    ...idItem,
  },
  retryMail: { method: "POST", url: "/api/staff/mail/retry", reply: doneResponse },
  testMail: { method: "POST", url: "/api/staff/mail/test", reply: doneResponse },
} as const satisfies Endpoints;
