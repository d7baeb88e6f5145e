import { whenInWords } from "#app/admin/clinic-time.ts";
import type { MessageInList } from "#domain/messages/inbox.server.ts";

export interface MessageRow extends MessageInList {
  /** Such as "9:22 AM" or "Yesterday". */
  when: string;
}

export function toRows(messages: MessageInList[], now: Date): MessageRow[] {
  return messages.map((message) => ({ ...message, when: whenInWords(message.received_at, now) }));
}
