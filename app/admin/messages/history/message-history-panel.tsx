import { useId, useRef, useState } from "react";
import { getUnsentText, storeUnsentText } from "#app/admin/session/unsent-texts.ts";
import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { Select } from "#app/admin/ui/select.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { addMessageNote, assignMessage, removeMessageNote } from "#app/api/message-api.ts";
import { noteRemovalMs } from "#domain/messages/history-entry.ts";
import type { MessageHistory } from "#domain/messages/message-schemas.server.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { DatedText } from "./dated-text.tsx";
import type { TimelineEntry } from "./message-timeline.ts";
import { NoteForm } from "./note-form.tsx";

interface MessageHistoryPanelProps {
  id: number;
  timeline: TimelineEntry[];
  assignee: MessageHistory["assignee"];
  readers: StaffLabel[];
  ownId: string;
  onChange: (history: MessageHistory) => void;
  /** The message may have changed or be gone. */
  onRefused: () => void;
}

export function MessageHistoryPanel(props: MessageHistoryPanelProps) {
  const { id, timeline, assignee, readers, ownId, onChange, onRefused } = props;
  const mutation = useMutation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosenId = useRef<string>(undefined);
  const [shownId, setShownId] = useState<string>();
  const [refusalCount, setRefusalCount] = useState(0);
  const isOwnNewNote = ({ isNote, userId, timestamp }: TimelineEntry) =>
    isNote && userId === ownId && Date.now() - Date.parse(timestamp) < noteRemovalMs;

  async function removeNote(entryId: number, text: string) {
    const pressed = document.activeElement;
    const undo = { label: "Undo", onClick: () => void addAgain(text) };
    const removed = await mutation.run(() => removeMessageNote(id, entryId), {
      key: entryId,
      toast: (message) => toastSuccess(message, undo),
    });
    if (removed === undefined) return onRefused();
    onChange(removed.data);
    // The focused button disappears with its note.
    passFocus(heading.current, { pressed });
  }

  async function addAgain(text: string) {
    const toast = () => toastSuccess("The note is back.");
    const added = await mutation.run(() => addMessageNote(id, text), {
      key: `again ${text}`,
      toast,
    });
    if (added) return onChange(added.data);
    // The form begins with the text.
    storeUnsentText("note", id, [getUnsentText("note", id), text].filter(Boolean).join("\n"));
    setRefusalCount((count) => count + 1);
    onRefused();
  }

  /** The arrow keys choose one person after the other, faster than the server responds. */
  async function assign(userId: string) {
    chosenId.current = userId;
    setShownId(userId);
    if (mutation.isBusyWith("assignee")) return;
    while (chosenId.current !== undefined) {
      const chosen: string = chosenId.current;
      const assigned = await mutation.run(() => assignMessage(id, chosen), { key: "assignee" });
      if (assigned) onChange(assigned.data);
      else onRefused();
      if (!assigned || chosenId.current === chosen) chosenId.current = undefined;
    }
    setShownId(undefined);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-base font-semibold">
          History
        </h3>
        <AssigneeSelect
          assignee={assignee}
          readers={readers}
          shownId={shownId ?? assignee?.id ?? ""}
          onAssign={(userId) => void assign(userId)}
        />
      </div>
      <ErrorCallout failure={mutation.failure} />
      <ol className="grid gap-3">
        {timeline.map((entry) => (
          <TimelineItem
            key={`${entry.timestamp} ${entry.title}`}
            entry={entry}
            onRemove={
              isOwnNewNote(entry) && entry.entryId !== undefined
                ? () => void removeNote(entry.entryId ?? 0, entry.detail ?? "")
                : undefined
            }
          />
        ))}
      </ol>
      <NoteForm key={refusalCount} id={id} onAdded={onChange} onRefused={onRefused} />
    </section>
  );
}

interface AssigneeSelectProps extends Pick<MessageHistoryPanelProps, "assignee" | "readers"> {
  shownId: string;
  onAssign: (userId: string) => void;
}

function AssigneeSelect({ assignee, readers, shownId, onAssign }: AssigneeSelectProps) {
  const selectId = useId();
  const isListed = readers.some(({ id }) => id === assignee?.id);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-s print:hidden">
      <label htmlFor={selectId} className="text-muted">
        Assigned to
      </label>
      <Select
        id={selectId}
        look="pill"
        boxClassName="max-w-[min(14rem,100%)] max-tablet:w-auto!"
        value={shownId}
        onChange={(event) => onAssign(event.target.value)}
        options={[
          ["", "Nobody"],
          ...(assignee && !isListed
            ? [[assignee.id, `${assignee.name} (no access)`] as const]
            : []),
          ...readers.map(({ id, label }) => [id, label] as const),
        ]}
      />
    </div>
  );
}

function TimelineItem(props: { entry: TimelineEntry; onRemove: (() => void) | undefined }) {
  const { entry, onRemove } = props;
  const { icon, title, detail, printDetail, isNote, isAnswer } = entry;
  const { timestamp, timeLabel, printTime, earlierViews = [] } = entry;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 print:block">
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center arch-small print:hidden ${isAnswer ? "bg-success text-surface-bright" : "bg-brand-tint-strong text-brand"}`}
      >
        <Icon name={icon} className="size-4!" />
      </span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-1 text-s">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span
            className={`min-w-0 [overflow-wrap:anywhere] ${isNote || isAnswer ? "font-semibold" : ""}`}
          >
            {title}
          </span>
          <time dateTime={timestamp} className="text-muted">
            <DatedText text={timeLabel} printText={printTime} />
          </time>
        </div>
        {detail !== undefined && (
          <p
            dir="auto"
            className={
              isNote
                ? "rounded-field bg-surface-sunken px-4 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line"
                : "text-muted"
            }
          >
            {printDetail === undefined ? (
              detail
            ) : (
              <DatedText text={detail} printText={printDetail} />
            )}
          </p>
        )}
        {onRemove && (
          <GhostButton className="-mx-3 justify-self-start" onClick={onRemove}>
            Remove this note
          </GhostButton>
        )}
        {earlierViews.length > 0 && (
          <details className="text-muted">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {pluralize(earlierViews.length, "earlier time")}
            </summary>
            <ul className="grid gap-1">
              {[...new Set(earlierViews)].map((view) => (
                <li key={view}>{view}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
