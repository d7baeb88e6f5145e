import { callApi } from "#app/api/api-client.ts";
import type { MessageListItem } from "#domain/messages/inbox-queries.server.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { Message } from "#domain/messages/message-details.server.ts";
import { type ApiResult, toResult } from "./staff-api.ts";

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

export async function moveMessage(
  id: number,
  folder: MessageFolder,
): Promise<ApiResult<undefined>> {
  return toResult(await callApi("PUT", `${messagesApiPath}/${id}`, { folder }));
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
