import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { channelLabels, type HistoryEntry } from "#domain/messages/history-entry.ts";
import type { MessageDetails } from "#domain/messages/message-details.server.ts";
import { lowerFormName } from "./form-name.ts";
import { folderLabels } from "./message-folders.ts";

export interface TimelineEntry {
  timestamp: string;
  timeLabel: string;
  icon: IconName;
  title: string;
  detail?: string;
  isNote?: boolean;
  isAnswer?: boolean;
  /** Set for an entry of the stored history. */
  entryId?: number;
  userId?: string;
  /** Consecutive views before this one. */
  earlierViews?: string[];
}

/** In order of time, with consecutive views in one entry. */
export function createTimeline(
  message: MessageDetails,
  now: Date,
  sendsNotifications: boolean,
): TimelineEntry[] {
  const format = (timestamp: string) => formatRelativeDateTime(timestamp, now);
  const arrival: TimelineEntry = {
    timestamp: message.received_at,
    timeLabel: format(message.received_at),
    icon: "inbox",
    title: `Arrived from the ${lowerFormName(message.form_type)}`,
    detail: sendsNotifications
      ? formatNotification(message, now)
      : "This site sends no notifications by email.",
  };
  const views = message.readings.map(({ reader_name, read_at }): TimelineEntry => {
    const title = `Opened by ${reader_name}`;
    return { timestamp: read_at, timeLabel: format(read_at), icon: "eye", title };
  });
  const entries = message.history.map((entry): TimelineEntry => {
    const { happened_at, entry_id, user_id } = entry;
    const shared = { timestamp: happened_at, timeLabel: format(happened_at) };
    return { ...shared, ...describeEntry(entry), entryId: entry_id, userId: user_id };
  });
  const sorted = [...views, ...entries].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  return [arrival, ...mergeViews(sorted)];
}

function mergeViews(entries: TimelineEntry[]): TimelineEntry[] {
  const merged: TimelineEntry[] = [];
  for (const entry of entries) {
    const previous = merged.at(-1);
    if (entry.icon !== "eye" || previous?.icon !== "eye") {
      merged.push(entry);
      continue;
    }
    const earlierViews = [
      ...(previous.earlierViews ?? []),
      `${previous.title}, ${previous.timeLabel}`,
    ];
    merged[merged.length - 1] = { ...entry, earlierViews };
  }
  return merged;
}

function describeEntry({
  kind,
  detail,
  user_name: user,
}: HistoryEntry): Pick<TimelineEntry, "icon" | "title" | "detail" | "isNote" | "isAnswer"> {
  switch (kind) {
    case "note":
      return { icon: "document", title: `Note by ${user}`, detail, isNote: true };
    case "answered": {
      const channel = channelLabels[detail as keyof typeof channelLabels] ?? "";
      return { icon: "reply", title: `Answered ${channel} by ${user}`, isAnswer: true };
    }
    case "answer-withdrawn":
      return { icon: "undo", title: `Answer withdrawn by ${user}` };
    case "assigned":
      return {
        icon: "person",
        title: `Assigned to ${detail === "" ? "nobody" : detail} by ${user}`,
      };
    case "marked-unread":
      return { icon: "eye-closed", title: `Marked as unread by ${user}` };
    case "moved": {
      const folder = folderLabels[detail as keyof typeof folderLabels] ?? detail;
      return { icon: "inbox", title: `Moved to ${folder} by ${user}` };
    }
  }
}

function formatNotification({ notification, received_at }: MessageDetails, now: Date): string {
  if (notification === undefined) return "No notification by email was due.";
  const { sent_at, attempts, last_failure } = notification;
  if (sent_at !== null)
    return `Notification sent by email, ${formatRelativeDateTime(sent_at, now)}`;
  const waitingSince = `Notification by email waiting since ${formatRelativeDateTime(received_at, now)}`;
  if (attempts === 0) return `${waitingSince}, not tried yet`;
  const attemptCount = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return `${waitingSince}, after ${attemptCount}${last_failure === null ? "" : ` (${last_failure})`}`;
}
