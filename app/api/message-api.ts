import type { AnswerChannel } from "#domain/messages/history-entry.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { Body, Reply } from "./endpoint-types.ts";

export type MessageCounts = Reply<"POST /api/staff/messages/search">["counts"];

export async function searchMessages(body: Body<"POST /api/staff/messages/search">) {
  const result = await callEndpoint("POST /api/staff/messages/search", { body });
  if (result.kind !== "done") return result;
  return { ...result, data: { messages: result.data, counts: result.reply.counts } };
}

/** Does not extend the session, so a browser that is left alone still signs out. */
export function countNewMessages(newestId: number) {
  return callEndpoint("GET /api/staff/messages/news", { query: { after: newestId } });
}

export function moveMessage(id: number, folder: MessageFolder) {
  return callEndpoint("PUT /api/staff/messages/:id", { params: { id }, body: { folder } });
}

export function addMessageNote(id: number, text: string) {
  return callEndpoint("POST /api/staff/messages/:id/notes", { params: { id }, body: { text } });
}

export function removeMessageNote(id: number, note: number) {
  return callEndpoint("DELETE /api/staff/messages/:id/notes/:note", { params: { id, note } });
}

/** An empty user assigns the message to nobody. */
export function assignMessage(id: number, user_id: string) {
  return callEndpoint("PUT /api/staff/messages/:id/assignee", {
    params: { id },
    body: { user_id },
  });
}

/** A conflict has the answer of a colleague that is newer than the one seen. */
export function recordMessageAnswer(id: number, channel: AnswerChannel, answered_at: string) {
  const body = { channel, answered_at };
  return callEndpoint("POST /api/staff/messages/:id/answer", { params: { id }, body });
}

export function withdrawMessageAnswer(id: number) {
  return callEndpoint("DELETE /api/staff/messages/:id/answer", { params: { id } });
}

/** The trash keeps it for 30 days. */
export function trashMessage(id: number) {
  return callEndpoint("DELETE /api/staff/messages/:id", { params: { id } });
}

export function restoreMessage(id: number) {
  return callEndpoint("POST /api/staff/messages/:id/restore", { params: { id } });
}

/** Deletes the spam for good, except for what is newer than the newest that was seen. */
export function emptySpam(newest_id: number) {
  return callEndpoint("DELETE /api/staff/messages/spam", { body: { newest_id } });
}

export function markMessageUnread(id: number) {
  return callEndpoint("PUT /api/staff/messages/:id/unread", { params: { id } });
}

export function retryNotifications() {
  return callEndpoint("POST /api/staff/mail/retry");
}

export function sendTestEmail() {
  return callEndpoint("POST /api/staff/mail/test");
}

export function exportSender(id: number) {
  return callEndpoint("GET /api/staff/messages/:id/person", { params: { id } });
}

/** Permanently deletes all messages from the sender of this message. */
export function deleteSender(id: number, password: string) {
  return callEndpoint("DELETE /api/staff/messages/:id/person", {
    params: { id },
    body: { password },
  });
}

/** Changes all of them, or none if one cannot be changed. */
export function changeMessages({
  channel = "email",
  user_id = "",
  ...body
}: Pick<BatchBody, "ids" | "action"> & Partial<BatchBody>) {
  return callEndpoint("PUT /api/staff/messages", { body: { ...body, channel, user_id } });
}

type BatchBody = Body<"PUT /api/staff/messages">;
