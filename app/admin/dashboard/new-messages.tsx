import { Link } from "react-router";
import { DashboardSection } from "./dashboard-section.tsx";

interface NewMessagesProps {
  messages: { id: number; name: string; excerpt: string; timestamp: string; dateLabel: string }[];
  /** Messages that were opened and are not handled yet. */
  openCount: number;
}

export function NewMessages({ messages, openCount }: NewMessagesProps) {
  return (
    <DashboardSection heading="New messages">
      {messages.map(({ id, name, excerpt, timestamp, dateLabel }) => (
        <li key={id}>
          <Link
            to={`/admin/messages/${id}`}
            className="grid min-h-18 grid-cols-[0.625rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-brand-tint focus-visible:-outline-offset-3"
          >
            <i aria-hidden="true" className="size-2.5 rounded-full bg-accent" />
            <span className="truncate font-semibold">
              <bdi>{name}</bdi>
            </span>
            <time dateTime={timestamp} className="text-[0.875rem] text-muted">
              {dateLabel}
            </time>
            <p dir="auto" className="col-[2/-1] truncate text-s text-muted">
              {excerpt}
            </p>
          </Link>
        </li>
      ))}
      {messages.length === 0 && <li className="px-4 py-5">There are no unread messages.</li>}
      {openCount > 0 && (
        <li>
          <Link
            to="/admin/messages"
            className="flex min-h-11 items-center px-4 py-2 text-s font-semibold text-brand hover:bg-brand-tint focus-visible:-outline-offset-3"
          >
            {openCount} read, not handled yet
          </Link>
        </li>
      )}
    </DashboardSection>
  );
}
