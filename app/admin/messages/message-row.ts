import { formatRelativeDate } from "#app/admin/ui/format-date.ts";
import type { MessageListItem } from "#domain/messages/inbox-queries.server.ts";
import type { OtherMessage } from "#domain/messages/message-details.server.ts";

export interface MessageRow extends MessageListItem {
  dateLabel: string;
}

export function toMessageRows(messages: MessageListItem[], now: Date): MessageRow[] {
  return messages.map((message) => ({
    ...message,
    dateLabel: formatRelativeDate(message.received_at, now),
  }));
}

export interface OtherMessageRow extends OtherMessage {
  dateLabel: string;
}

export function toOtherMessageRows(messages: OtherMessage[], now: Date): OtherMessageRow[] {
  return messages.map((message) => ({
    ...message,
    dateLabel: formatRelativeDate(message.received_at, now),
  }));
}
