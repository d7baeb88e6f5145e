import { NavLink } from "react-router";
import type { MessageInList } from "#domain/messages/inbox.server.ts";
import { Moment } from "./moment.tsx";

interface MessageListProps {
  messages: MessageInList[];
}

export function MessageList({ messages }: MessageListProps) {
  return (
    <ul>
      {messages.map(({ message_id, name, excerpt, received_at }) => (
        <li key={message_id} className="border-b border-line last:border-b-0">
          <NavLink
            to={`/admin/messages/${message_id}`}
            preventScrollReset
            className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 px-4 py-3.5 hover:bg-sage-100 focus-visible:-outline-offset-3 aria-[current=page]:bg-sage-100 aria-[current=page]:shadow-[inset_3px_0_var(--color-evergreen)]"
          >
            <b className="truncate font-semibold">{name}</b>
            <span className="text-[0.875rem] whitespace-nowrap text-ink-soft">
              <Moment at={received_at} />
            </span>
            <p className="col-span-full truncate text-s text-ink-soft">{excerpt}</p>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
