import type { KeyboardEvent } from "react";
import { NavLink } from "react-router";
import { RowCheckbox } from "#app/admin/list/selection-bar.tsx";
import type { Selection } from "#app/admin/list/use-selection.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { AnswerDeadlineChip } from "../answer-deadline-chip.tsx";
import { rowId } from "../focused-row.ts";
import { type ListPosition, messagesPath } from "../message-folders.ts";
import type { MessageRow } from "../message-row.ts";

interface MessageListProps {
  rows: MessageRow[];
  readers: StaffLabel[];
  position: ListPosition;
  openId: number | undefined;
  selection: Selection;
  isBusy: boolean;
}

export function MessageList(props: MessageListProps) {
  const { rows, readers, position, openId, selection, isBusy } = props;
  return (
    <ul
      aria-busy={isBusy}
      onKeyDown={moveFocusByArrowKey}
      className="transition-opacity aria-busy:opacity-60"
    >
      {rows.map((row) => {
        const { message_id, name, excerpt, dateLabel, received_at, isUnread } = row;
        // The loaded row is still unread while its message is open.
        const isNew = isUnread && message_id !== openId;
        return (
          <li
            key={message_id}
            className="flex items-start border-b border-line max-desk:last:border-b-0"
          >
            <RowCheckbox
              id={message_id}
              title={name}
              selection={selection}
              className="mt-3 pl-1 print:hidden"
            />
            <NavLink
              id={rowId(message_id)}
              to={messagesPath(position, message_id)}
              preventScrollReset
              className="grid min-h-18 min-w-0 flex-1 grid-cols-[0.625rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 pr-4 pl-1 py-3.5 hover:bg-brand-tint focus-visible:-outline-offset-3 aria-[current=page]:bg-brand-tint aria-[current=page]:shadow-[inset_3px_0_var(--color-brand)]"
            >
              <span
                aria-hidden="true"
                className={`mt-2 size-2.5 rounded-full ${isNew ? "border-5 border-transparent bg-accent" : ""}`}
              />
              <b className={`relative truncate ${isNew ? "font-semibold" : "font-medium"}`}>
                <bdi>{name}</bdi>
                {isNew && <span className="sr-only">, unread</span>}
              </b>
              <time dateTime={received_at} className="text-[0.875rem] whitespace-nowrap text-muted">
                {dateLabel}
              </time>
              <p dir="auto" className="col-span-2 col-start-2 truncate text-s text-muted">
                {excerpt}
              </p>
              <RowMarks row={row} readers={readers} />
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

function RowMarks({ row, readers }: { row: MessageRow; readers: StaffLabel[] }) {
  const { deadline, ageLabel, noteCount, assigned_name: assignee } = row;
  const canRead = readers.some(({ id }) => id === row.assigned_to);
  const isDue = deadline !== undefined && deadline.state !== "waiting";
  if (!isDue && ageLabel === undefined && noteCount === 0 && assignee === null) return null;
  return (
    <p className="col-span-2 col-start-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.875rem] text-muted">
      {deadline && <AnswerDeadlineChip deadline={deadline} />}
      {!isDue && ageLabel !== undefined && <span>Waiting {ageLabel}</span>}
      {noteCount > 0 && <span>{pluralize(noteCount, "note")}</span>}
      {assignee !== null && (
        <span>
          Assigned to {assignee}
          {!canRead && " (no access)"}
        </span>
      )}
    </p>
  );
}

function moveFocusByArrowKey(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const focusedRow = document.activeElement?.closest("li");
  const index = links.findIndex((link) => focusedRow?.contains(link));
  const next = links[index + step];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
