import { useRef } from "react";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { FailureCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { dbContext } from "#app/context.ts";
import { readAnswerTimes } from "#domain/messages/answer-times.server.ts";
import { countByView } from "#domain/messages/inbox-queries.server.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import {
  countTrashedMessages,
  listTrashedMessages,
} from "#domain/messages/message-trash.server.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import { countPages } from "#domain/records/page-numbers.ts";
import { ListError } from "../list/list-error.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { formatDaysLeft } from "../list/list-summary.ts";
import { Pager } from "../list/pager.tsx";
import { RowCheckbox, SelectionBar } from "../list/selection-bar.tsx";
import { useSelection } from "../list/use-selection.ts";
import { formatRelativeDate } from "../ui/format-date.ts";
import { passFocus } from "../ui/pass-focus.ts";
import type { Route } from "./+types/message-trash-page";
import { getTrashUrl, listFolderFilters, parseListPage } from "./message-folders.ts";
import { useBatchActions } from "./use-batch-actions.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const trashCount = await countTrashedMessages(db);
  const pages = countPages(trashCount, messagesPerPage);
  const page = Math.min(parseListPage(new URL(request.url).searchParams), pages);
  const offset = (page - 1) * messagesPerPage;
  const now = new Date();
  const messages = await listTrashedMessages(db, { limit: messagesPerPage, offset });
  const rows = messages.map(({ deleted_at, ...message }) => ({
    ...message,
    deletedLabel: formatRelativeDate(deleted_at, now),
    daysLeftLabel: formatDaysLeft(deleted_at, now),
  }));
  const { lateBefore } = await readAnswerTimes(db, now);
  const counts = await countByView(db, { lateBefore, search: "" });
  return { rows, page, pages, trashCount, counts };
}

export const meta = () => createStaffMeta("Messages in the trash");

export default function MessageTrashPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, pages, trashCount, counts } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = rows.map(({ message_id }) => message_id);
  const selection = useSelection(`trash ${page}`, ids);
  const several = useBatchActions();

  async function restoreChosen() {
    const { chosen, drop } = selection;
    const pressed = document.activeElement;
    if (await several.restore(chosen, () => drop(chosen))) passFocus(heading.current, { pressed });
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="w-fit text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
        Messages in the trash
      </h1>
      <p className="mt-1.5 mb-6 text-muted">
        Messages stay here for {trashRetentionDays} days, then they are deleted for good.
      </p>
      <div className="pb-4">
        <ListFilters filters={listFolderFilters(counts, "trash", trashCount)} />
      </div>
      <FailureCallout failure={several.failure} className="mb-4" />
      {rows.length === 0 ? (
        <p className="max-w-none rounded-m border border-line bg-surface-raised p-6">
          The trash is empty. “Delete this message” in a message puts it here.
        </p>
      ) : (
        <>
          <SelectionBar selection={selection} count={rows.length} className="pl-3">
            <GhostButton
              icon="restore"
              isBusy={several.isBusy}
              onClick={() => void restoreChosen()}
            >
              Restore
            </GhostButton>
          </SelectionBar>
          <ul className="divide-y divide-line overflow-clip rounded-m border border-line bg-surface-raised">
            {rows.map((row) => (
              <li key={row.message_id} className="flex items-start gap-1 py-2 pr-4">
                <RowCheckbox id={row.message_id} title={row.name} selection={selection} />
                <div className="min-w-0 flex-1 py-2">
                  <b className="font-semibold [overflow-wrap:anywhere]">
                    <bdi>{row.name}</bdi>
                  </b>
                  <p dir="auto" className="truncate text-s text-muted">
                    {row.excerpt}
                  </p>
                  <p className="text-s text-muted">
                    Deleted by {row.deleted_by}, {row.deletedLabel}. {row.daysLeftLabel}.
                  </p>
                </div>
                <RestoreButton
                  id={row.message_id}
                  name={row.name}
                  onRestored={(pressed) =>
                    passFocus(heading.current, { pressed, preventScroll: true })
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="pt-4">
        <Pager page={page} pages={pages} getUrl={getTrashUrl} />
      </div>
    </>
  );
}

interface RestoreButtonProps {
  id: number;
  name: string;
  onRestored: (pressed: Element | null) => void;
}

function RestoreButton({ id, name, onRestored }: RestoreButtonProps) {
  const { restore, isBusy } = useBatchActions();

  async function restoreOne() {
    const pressed = document.activeElement;
    // The focused button disappears with its row.
    if (await restore([id], () => {})) onRestored(pressed);
  }

  return (
    <GhostButton icon="restore" isBusy={isBusy} onClick={() => void restoreOne()}>
      Restore<span className="sr-only"> the message of {name}</span>
    </GhostButton>
  );
}

export function ErrorBoundary() {
  return <ListError title="Messages in the trash" />;
}
