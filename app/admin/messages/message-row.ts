import { formatRelativeDate } from "#app/admin/ui/format-date.ts";
import type { DatedHours } from "#domain/clinic/open-state.ts";
import { type AnswerDeadline, getAnswerDeadline } from "#domain/messages/answer-deadline.ts";
import type { MessageFolder } from "#domain/messages/message.ts";
import type { MessageListItem, OtherMessage } from "#domain/messages/message-schemas.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { dayMs, hourMs, minuteMs } from "#domain/records/time-units.ts";

export interface MessageRow extends MessageListItem {
  dateLabel: string;
  /** Undefined if nobody waits for an answer. */
  deadline: AnswerDeadline | undefined;
  /** Such as "2 hours" or "3 days"; undefined if nobody waits for an answer. */
  ageLabel: string | undefined;
}

export function toMessageRows(
  messages: MessageListItem[],
  { folder, hours, now }: { folder: MessageFolder; hours: DatedHours; now: Date },
): MessageRow[] {
  return messages.map((message) => {
    const isWaiting = folder === "inbox" && !message.isAnswered;
    const receivedAt = new Date(message.received_at);
    return {
      ...message,
      dateLabel: formatRelativeDate(message.received_at, now),
      deadline: isWaiting ? getAnswerDeadline(hours, receivedAt, now) : undefined,
      ageLabel: isWaiting ? formatAge(now.getTime() - receivedAt.getTime()) : undefined,
    };
  });
}

function formatAge(ageMs: number): string {
  if (ageMs < hourMs) return pluralize(Math.max(1, Math.floor(ageMs / minuteMs)), "minute");
  if (ageMs < dayMs) return pluralize(Math.floor(ageMs / hourMs), "hour");
  return pluralize(Math.floor(ageMs / dayMs), "day");
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
