import { call } from "#app/api-client.ts";
import type { MessageInList } from "#domain/messages/inbox.server.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { Message } from "#domain/messages/open-messages.server.ts";
import { type CallResult, read } from "./staff-calls.ts";

export interface FoundMessages {
  messages: MessageInList[];
  counts: Record<MessageFolder, number>;
}

interface MessageQuery {
  folder: MessageFolder;
  search: string;
  page: number;
}

const path = "/api/staff/messages";

/** The search goes in the body, because names must not be in URLs and logs. */
export async function findMessages(query: MessageQuery): Promise<CallResult<FoundMessages>> {
  const reply = await call("POST", `${path}/search`, query);
  const result = read<MessageInList[]>(reply);
  if (result.kind !== "done") return result as CallResult<never>;
  const counts = reply?.body.counts as FoundMessages["counts"];
  return { ...result, data: { messages: result.data, counts } };
}

export async function moveMessage(
  id: number,
  folder: MessageFolder,
): Promise<CallResult<undefined>> {
  return read(await call("PUT", `${path}/${id}`, { folder }));
}

/** Makes all waiting notifications due now. */
export async function retryMails(): Promise<CallResult<undefined>> {
  return read(await call("POST", "/api/staff/mail/retry"));
}

export async function sendTestMail(): Promise<CallResult<undefined>> {
  return read(await call("POST", "/api/staff/mail/test"));
}

/** Exports all messages from the sender of this message. */
export async function exportPerson(id: number): Promise<CallResult<Message[]>> {
  return read(await call("GET", `${path}/${id}/person`));
}

/** Permanently deletes all messages from the sender of this message. */
export async function removePerson(id: number, password: string): Promise<CallResult<undefined>> {
  return read(await call("DELETE", `${path}/${id}/person`, { password }));
}
