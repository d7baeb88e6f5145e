import { formatDateTime, formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import type { IconName } from "#app/admin/ui/staff-icon.tsx";
import { lowerFormName } from "#domain/messages/form-name.ts";
import { channelLabels } from "#domain/messages/history-entry.ts";
import type {
  ExportedMessage,
  HistoryEntry,
  MessageDetails,
} from "#domain/messages/message-schemas.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { folderLabels } from "../message-folders.ts";

export interface HistoryEvent {
  timestamp: string;
  icon: IconName;
  title: string;
  detail?: string;
  isNote?: boolean;
  isAnswer?: boolean;
  /** Set for an entry of the stored history. */
  entryId?: number;
  userId?: string;
}

export interface TimelineEntry extends HistoryEvent {
  timeLabel: string;
  printTime: string;
  /** Set if the detail has a date. */
  printDetail?: string;
  /** Consecutive views before this one. */
  earlierViews?: string[];
}

/** In order of time, with consecutive views in one entry. */
export function createTimeline(
  message: MessageDetails,
  now: Date,
  { sendsNotifications, readers }: { sendsNotifications: boolean; readers: StaffLabel[] },
): TimelineEntry[] {
  const format = (timestamp: string) => formatRelativeDateTime(timestamp, now);
  const toEntry = (event: HistoryEvent): TimelineEntry => ({
    ...event,
    timeLabel: format(event.timestamp),
    printTime: formatDateTime(event.timestamp),
  });
  const arrival: HistoryEvent = {
    timestamp: message.received_at,
    icon: "inbox",
    title: `Arrived from the ${lowerFormName(message.form_type)}`,
  };
  const notification = sendsNotifications
    ? {
        detail: formatNotification(message, format),
        printDetail: formatNotification(message, formatDateTime),
      }
    : { detail: "This site sends no notifications by email." };
  return [
    { ...toEntry(arrival), ...notification },
    ...mergeViews(listHistoryEvents(message, readers).map(toEntry)),
  ];
}

/** All that staff did with the message, in order of time. */
export function listHistoryEvents(
  { readings, history }: Pick<ExportedMessage | MessageDetails, "readings" | "history">,
  readers: StaffLabel[] = [],
): HistoryEvent[] {
  const views = readings.map((reading): HistoryEvent => {
    const readerId = "read_by" in reading ? reading.read_by : "";
    const reader = getLabel(readers, readerId, reading.reader_name);
    return { timestamp: reading.read_at, icon: "eye", title: `Opened by ${reader}` };
  });
  const entries = history.map((entry): HistoryEvent => {
    const { happened_at: timestamp, entry_id: entryId, user_id: userId } = entry;
    return { timestamp, ...describeHistoryEntry(entry, readers), entryId, userId };
  });
  return [...views, ...entries].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
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

/** The recorded name, with the email address of somebody who has a namesake. */
function getLabel(readers: StaffLabel[], id: string, name: string): string {
  const reader = readers.find((one) => one.id === id);
  return reader?.name === name ? reader.label : name;
}

export function describeHistoryEntry(
  { kind, detail, user_id, user_name }: HistoryEntry,
  readers: StaffLabel[] = [],
): Omit<HistoryEvent, "timestamp"> {
  const user = getLabel(readers, user_id, user_name);
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
    case "restored":
      return { icon: "undo", title: `Restored from the trash by ${user}` };
    case "moved": {
      const folder = folderLabels[detail as keyof typeof folderLabels] ?? detail;
      return { icon: "inbox", title: `Moved to ${folder} by ${user}` };
    }
  }
}

function formatNotification(
  { notification, received_at }: MessageDetails,
  format: (timestamp: string) => string,
): string {
  if (notification === undefined) return "No notification by email was due.";
  const { sent_at, attempts, last_failure } = notification;
  if (sent_at !== null) return `Notification sent by email, ${format(sent_at)}`;
  const waitingSince = `Notification by email waiting since ${format(received_at)}`;
  if (attempts === 0) return `${waitingSince}, not tried yet`;
  return `${waitingSince}, after ${pluralize(attempts, "attempt")}${last_failure === null ? "" : ` (${last_failure})`}`;
}
