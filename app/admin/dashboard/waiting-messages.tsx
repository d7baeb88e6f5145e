import { Link } from "react-router";
import { AnswerDeadlineChip } from "#app/admin/messages/answer-deadline-chip.tsx";
import { messagesPath } from "#app/admin/messages/message-folders.ts";
import { DashboardSection } from "./dashboard-section.tsx";
import type { loadInbox } from "./inbox-loader.server.ts";

const oldestFirst = { view: "inbox", sort: "oldest" } as const;

type Inbox = Awaited<ReturnType<typeof loadInbox>>;

/** Everybody who has no answer yet, whoever waits longest first. */
export function WaitingMessages({ rows, waiting, latestAnswer }: Inbox) {
  return (
    <DashboardSection
      heading="Waiting for a reply"
      link={{ to: messagesPath(oldestFirst), text: "All messages" }}
    >
      {rows.map((row) => (
        <li key={row.message_id}>
          <WaitingMessage row={row} />
        </li>
      ))}
      {rows.length === 0 && (
        <li className="px-4 py-5">Nobody is waiting for a reply. {latestAnswer}</li>
      )}
      {waiting > rows.length && (
        <li>
          <Link
            to={messagesPath(oldestFirst)}
            className="flex min-h-11 items-center px-4 py-2 text-s font-semibold text-brand hover:bg-brand-tint focus-visible:-outline-offset-3"
          >
            {waiting - rows.length} more
          </Link>
        </li>
      )}
    </DashboardSection>
  );
}

function WaitingMessage({ row }: { row: Inbox["rows"][number] }) {
  const { message_id, name, excerpt, received_at, timeLabel, ageLabel, isUnread, deadline } = row;
  const isDue = deadline !== undefined && deadline.state !== "waiting";
  return (
    <Link
      to={messagesPath(oldestFirst, message_id)}
      className="grid min-h-18 grid-cols-[0.625rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-brand-tint focus-visible:-outline-offset-3"
    >
      <i
        aria-hidden="true"
        className={`size-2.5 rounded-full ${isUnread ? "border-5 border-transparent bg-accent" : ""}`}
      />
      <span className="relative truncate font-semibold">
        <bdi>{name}</bdi>
        {isUnread && <span className="sr-only">, unread</span>}
      </span>
      <span
        className={`flex items-center gap-2.5 text-[0.875rem] text-muted tablet:whitespace-nowrap ${isDue ? "max-tablet:col-[2/-1] max-tablet:row-3" : ""}`}
      >
        <time dateTime={received_at} className={isDue ? "max-tablet:sr-only" : ""}>
          {timeLabel}
        </time>
        {isDue ? <AnswerDeadlineChip deadline={deadline} /> : ageLabel}
      </span>
      <p dir="auto" className="col-[2/-1] truncate text-s text-muted">
        {excerpt}
      </p>
    </Link>
  );
}
