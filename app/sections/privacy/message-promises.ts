import type { MessageSettings } from "#app/context.ts";
import { pluralize } from "#domain/records/pluralize.ts";

export function formatRetention({ retentionDays }: MessageSettings): string {
  if (retentionDays === 0) return "Messages are kept until we delete them by hand.";
  return `Messages are deleted ${pluralize(retentionDays, "day")} after they arrive. For 30 days more they can be brought back, in case that was a mistake.`;
}

export function formatBackups({ encryptsBackups }: MessageSettings): string {
  return encryptsBackups
    ? "Backup copies are encrypted, used for nothing else and destroyed after 35 days."
    : "Backup copies are used for nothing else, and destroyed after 35 days.";
}

export function formatNotification({
  sendsNotifications,
  mailIncludesMessage,
}: MessageSettings): string {
  if (!sendsNotifications)
    return "No email tells our staff of a message: they look on this website.";
  return mailIncludesMessage
    ? "The email that tells our staff of a new message contains the message, too. So a copy of it is in our staff’s mailbox."
    : "The email that tells our staff of a new message does not contain the message itself. It only says that one is waiting.";
}
