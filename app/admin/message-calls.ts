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

/** A page of a folder. What is searched for goes in the body: it is part of a name. */
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

/** Makes every notification that waits due now. */
export async function retryMails(): Promise<CallResult<undefined>> {
  return read(await call("POST", "/api/staff/mail/retry"));
}

export async function sendTestMail(): Promise<CallResult<undefined>> {
  return read(await call("POST", "/api/staff/mail/test"));
}

/** All messages of the person who sent one. */
export async function exportPerson(id: number): Promise<CallResult<Message[]>> {
  return read(await call("GET", `${path}/${id}/person`));
}

/** Deletes all messages of the person who sent one, for good. */
export async function removePerson(id: number, password: string): Promise<CallResult<undefined>> {
  return read(await call("DELETE", `${path}/${id}/person`, { password }));
}
