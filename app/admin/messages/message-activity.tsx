import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import type { MessageDetails } from "#domain/messages/message-details.server.ts";

const maxVisibleViews = 5;

interface MessageView {
  timestamp: string;
  text: string;
}

interface MessageActivityProps {
  views: MessageView[];
  notification: string;
}

/** Runs on the server, so that the browser's clock and time zone do not matter. */
export function formatMessageActivity(
  message: MessageDetails,
  now: Date,
  sendsNotifications: boolean,
): MessageActivityProps {
  // Views by the same person within a minute have the same text and are shown once.
  const views = new Map<string, string>();
  for (const { reader_name, read_at } of message.readings)
    views.set(`Opened by ${reader_name}, ${formatRelativeDateTime(read_at, now)}`, read_at);
  return {
    views: [...views].map(([text, timestamp]) => ({ timestamp, text })),
    notification: sendsNotifications
      ? formatNotification(message, now)
      : "This site sends no notifications by email.",
  };
}

export function MessageActivity({ views, notification }: MessageActivityProps) {
  const olderViews = views.slice(maxVisibleViews);
  return (
    <div className="grid gap-2 text-s text-muted">
      <p>{notification}</p>
      <ViewList views={views.slice(0, maxVisibleViews)} />
      {olderViews.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {olderViews.length} earlier
          </summary>
          <ViewList views={olderViews} />
        </details>
      )}
    </div>
  );
}

function ViewList({ views }: { views: MessageView[] }) {
  return (
    <ul className="grid gap-1">
      {views.map(({ timestamp, text }) => (
        <li key={`${timestamp} ${text}`}>{text}</li>
      ))}
    </ul>
  );
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
