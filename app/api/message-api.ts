import { callApi } from "#app/api/api-client.ts";
import type {
  AnswerChannel,
  MessageAnswer,
  MessageHistory,
} from "#domain/messages/history-entry.ts";
import type { MessageListItem } from "#domain/messages/inbox-queries.server.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { type ApiResult, toResult } from "./call-endpoint.ts";

export interface MessageSearchResult {
  messages: MessageListItem[];
  counts: Record<MessageFolder, number>;
}

interface MessageQuery {
  folder: MessageFolder;
  search: string;
  page: number;
}

const messagesApiPath = "/api/staff/messages";

/** The search goes in the body, because names must not be in URLs and logs. */
export async function searchMessages(query: MessageQuery): Promise<ApiResult<MessageSearchResult>> {
  const response = await callApi("POST", `${messagesApiPath}/search`, query);
  const result = toResult<MessageListItem[]>(response);
  if (result.kind !== "done") return result as ApiResult<never>;
  const counts = response?.body.counts as MessageSearchResult["counts"];
  return { ...result, data: { messages: result.data, counts } };
}

/** Does not extend the session, so a browser that is left alone still signs out. */
export async function countNewMessages(
  newestId: number,
): Promise<ApiResult<{ unread: number; newer: number }>> {
  return toResult(await callApi("GET", `${messagesApiPath}/news?after=${newestId}`));
}

export async function moveMessage(
  id: number,
  folder: MessageFolder,
): Promise<ApiResult<undefined>> {
  return toResult(await callApi("PUT", `${messagesApiPath}/${id}`, { folder }));
}

export async function addMessageNote(id: number, text: string): Promise<ApiResult<MessageHistory>> {
  return toResult(await callApi("POST", `${messagesApiPath}/${id}/notes`, { text }));
}

export async function removeMessageNote(
  id: number,
  entryId: number,
): Promise<ApiResult<MessageHistory>> {
  return toResult(await callApi("DELETE", `${messagesApiPath}/${id}/notes/${entryId}`));
}

/** An empty user assigns the message to nobody. */
export async function assignMessage(
  id: number,
  userId: string,
): Promise<ApiResult<MessageHistory>> {
  return toResult(await callApi("PUT", `${messagesApiPath}/${id}/assignee`, { user_id: userId }));
}

/** A conflict has the answer of a colleague that is newer than the one seen. */
export async function recordMessageAnswer(
  id: number,
  channel: AnswerChannel,
  seenAnswer: string,
): Promise<ApiResult<MessageAnswer>> {
  const body = { channel, answered_at: seenAnswer };
  return toResult(await callApi("POST", `${messagesApiPath}/${id}/answer`, body));
}

export async function withdrawMessageAnswer(id: number): Promise<ApiResult<MessageHistory>> {
  return toResult(await callApi("DELETE", `${messagesApiPath}/${id}/answer`));
}

/** The trash keeps it for 30 days. */
export async function trashMessage(id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("DELETE", `${messagesApiPath}/${id}`));
}

export async function restoreMessage(id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", `${messagesApiPath}/${id}/restore`));
}

/** Deletes the spam for good, except for what is newer than the newest that was seen. */
export async function emptySpam(newestId: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("DELETE", `${messagesApiPath}/spam`, { newest_id: newestId }));
}

export async function markMessageUnread(id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("PUT", `${messagesApiPath}/${id}/unread`));
}

export async function retryNotifications(): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", "/api/staff/mail/retry"));
}

export async function sendTestEmail(): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", "/api/staff/mail/test"));
}

export async function exportSender(id: number): Promise<ApiResult<Message[]>> {
  return toResult(await callApi("GET", `${messagesApiPath}/${id}/person`));
}

/** Permanently deletes all messages from the sender of this message. */
export async function deleteSender(id: number, password: string): Promise<ApiResult<undefined>> {
  return toResult(await callApi("DELETE", `${messagesApiPath}/${id}/person`, { password }));
}
