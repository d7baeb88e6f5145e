import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { Body } from "./endpoint-types.ts";

export async function searchMessages(body: Body<"POST /api/staff/messages/search">) {
  const result = await callEndpoint("POST /api/staff/messages/search", { body });
  if (result.kind !== "done") return result;
  return { ...result, data: { messages: result.data, counts: result.reply.counts } };
}

/** Does not extend the session, so a browser that is left alone still signs out. */
export const countNewMessages = (newestId: number) =>
  callEndpoint("GET /api/staff/messages/news", { query: { after: newestId } });

/** Not found for a user who has not opened the message. */
export const readMessageState = (id: number) =>
  callEndpoint("GET /api/staff/messages/:id/state", { params: { id } });
export const moveMessage = (id: number, folder: MessageFolder) =>
  callEndpoint("PUT /api/staff/messages/:id", { params: { id }, body: { folder } });
export const addMessageNote = (id: number, text: string) =>
  callEndpoint("POST /api/staff/messages/:id/notes", { params: { id }, body: { text } });
export const removeMessageNote = (id: number, note: number) =>
  callEndpoint("DELETE /api/staff/messages/:id/notes/:note", { params: { id, note } });

/** An empty user assigns the message to nobody. */
export const assignMessage = (id: number, user_id: string) =>
  callEndpoint("PUT /api/staff/messages/:id/assignee", {
    params: { id },
    body: { user_id },
  });

/** A conflict has the answer of a colleague that is newer than the one seen. */
export const recordMessageAnswer = (id: number, channel: AnswerChannel, answered_at: string) =>
  callEndpoint("POST /api/staff/messages/:id/answer", {
    params: { id },
    body: { channel, answered_at },
  });
export const withdrawMessageAnswer = (id: number) =>
  callEndpoint("DELETE /api/staff/messages/:id/answer", { params: { id } });

/** The trash keeps it for 30 days. */
export const trashMessage = (id: number) =>
  callEndpoint("DELETE /api/staff/messages/:id", { params: { id } });
export const restoreMessage = (id: number) =>
  callEndpoint("POST /api/staff/messages/:id/restore", { params: { id } });

/** Deletes the spam for good, except for what became spam after the list was loaded. */
export const emptySpam = (loaded_at_ms: number) =>
  callEndpoint("DELETE /api/staff/messages/spam", { body: { loaded_at_ms } });
export const markMessageUnread = (id: number) =>
  callEndpoint("PUT /api/staff/messages/:id/unread", { params: { id } });
export const retryNotifications = () => callEndpoint("POST /api/staff/mail/retry");
export const sendTestEmail = () => callEndpoint("POST /api/staff/mail/test");
export const exportSender = (id: number) =>
  callEndpoint("GET /api/staff/messages/:id/person", { params: { id } });

/** Permanently deletes all messages from the sender of this message, if there are `count` of them. */
export const deleteSender = (id: number, password: string, count: number) =>
  callEndpoint("DELETE /api/staff/messages/:id/person", {
    params: { id },
    body: { password, count },
  });

/** Changes all of them, or none if one cannot be changed or is not as it was seen. */
export const changeMessages = ({
  channel = "email",
  user_id = "",
  user_ids = [],
  seen = [],
  ...body
}: Pick<BatchBody, "ids" | "action"> & Partial<BatchBody>) =>
  callEndpoint("PUT /api/staff/messages", { body: { ...body, channel, user_id, user_ids, seen } });

type BatchBody = Body<"PUT /api/staff/messages">;
