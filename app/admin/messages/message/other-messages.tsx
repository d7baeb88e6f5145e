import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { channelLabels } from "#domain/messages/history-entry.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { folderLabels, messagesPath } from "../message-folders.ts";
import type { OtherMessageRow } from "../message-row.ts";

export function OtherMessages({ rows }: { rows: OtherMessageRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="rounded-m border border-line print:hidden">
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 font-semibold text-brand">
        <Icon name="clock" />
        {pluralize(rows.length, "other message")} from this person
      </summary>
      <ul className="border-t border-line">
        {rows.map(({ message_id, folder, excerpt, dateLabel, ...row }) => (
          <li key={message_id}>
            <Link
              to={messagesPath({ view: folder }, message_id)}
              preventScrollReset
              className="grid gap-0.5 px-4 py-3 text-s hover:bg-brand-tint focus-visible:-outline-offset-3"
            >
              <span dir="auto" className="truncate">
                {excerpt}
              </span>
              <span className="text-muted">
                {dateLabel}, {folderLabels[folder]}
                {row.answer_channel !== null &&
                  `, answered ${channelLabels[row.answer_channel]} by ${row.answered_by_name}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
