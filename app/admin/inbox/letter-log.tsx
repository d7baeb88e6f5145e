import { momentInWords } from "#app/admin/clinic-time.ts";
import type { OpenMessage } from "#domain/messages/open-messages.server.ts";

const readingsShown = 5;

interface MessageView {
  at: string;
  words: string;
}

interface LetterLogWords {
  readings: MessageView[];
  notification: string;
}

/** Runs on the server, so that the browser's clock and time zone do not matter. */
export function letterLogWords(
  message: OpenMessage,
  now: Date,
  isAnnounced: boolean,
): LetterLogWords {
  // Views by the same person within a minute have the same text and are shown once.
  const readings = new Map<string, string>();
  for (const { reader_name, read_at } of message.readings)
    readings.set(`Opened by ${reader_name}, ${momentInWords(read_at, now)}`, read_at);
  return {
    readings: [...readings].map(([words, at]) => ({ at, words })),
    notification: isAnnounced
      ? notificationInWords(message, now)
      : "This site sends no notifications by email.",
  };
}

export function LetterLog({ readings, notification }: LetterLogWords) {
  const earlier = readings.slice(readingsShown);
  return (
    <div className="grid gap-2 text-s text-ink-soft">
      <p>{notification}</p>
      <ReadingList readings={readings.slice(0, readingsShown)} />
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-evergreen">
            {earlier.length} earlier
          </summary>
          <ReadingList readings={earlier} />
        </details>
      )}
    </div>
  );
}

function ReadingList({ readings }: { readings: MessageView[] }) {
  return (
    <ul className="grid gap-1">
      {readings.map(({ at, words }) => (
        <li key={`${at} ${words}`}>{words}</li>
      ))}
    </ul>
  );
}

function notificationInWords({ notification, received_at }: OpenMessage, now: Date): string {
  if (notification === undefined) return "No notification by email was due.";
  const { sent_at, attempts, last_failure } = notification;
  if (sent_at !== null) return `Notification sent by email, ${momentInWords(sent_at, now)}`;
  const since = `Notification by email waiting since ${momentInWords(received_at, now)}`;
  if (attempts === 0) return `${since}, not tried yet`;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return `${since}, after ${tries}${last_failure === null ? "" : ` (${last_failure})`}`;
}
