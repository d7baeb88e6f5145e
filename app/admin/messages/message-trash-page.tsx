import { restoreMessage } from "#app/api/message-api.ts";
import { dbContext } from "#app/context.ts";
import { Button } from "#app/ui/button.tsx";
import { countByFolder } from "#domain/messages/inbox-queries.server.ts";
import {
  countTrashedMessages,
  listTrashedMessages,
} from "#domain/messages/message-trash.server.ts";
import { trashRetentionDays } from "#domain/records/item.ts";
import { ListError } from "../list/list-error.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { formatDaysLeft } from "../list/list-summary.ts";
import { ErrorCallout } from "../ui/error-callout.tsx";
import { Icon } from "../ui/staff-icon.tsx";
import { useMutation } from "../ui/use-mutation.ts";
import type { Route } from "./+types/message-trash-page";
import { listFolderFilters } from "./message-folders.ts";

/** Older ones are reached through the API, and deleted within 30 days. */
const maxShown = 200;

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const now = new Date();
  const trashed = await listTrashedMessages(db, { limit: maxShown, offset: 0 });
  return {
    rows: trashed.map((row) => ({ ...row, daysLeft: formatDaysLeft(row.deleted_at, now) })),
    counts: await countByFolder(db),
    trashCount: await countTrashedMessages(db),
  };
}

export default function MessageTrashPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, trashCount } = loaderData;
  const mutation = useMutation();
  return (
    <>
      <h1 className="w-fit text-[clamp(2rem,1.7rem+1vw,2.5rem)]">Messages</h1>
      <p className="mt-1.5 mb-6 text-muted">
        Deleted messages stay here for {trashRetentionDays} days, then they are deleted for good.
      </p>
      <div className="pb-4">
        <ListFilters filters={listFolderFilters(counts, trashCount, "trash")} />
      </div>
      <ErrorCallout failure={mutation.failure} />
      {rows.length === 0 ? (
        <p className="rounded-m border border-line bg-surface-raised p-6">The trash is empty.</p>
      ) : (
        <ul className="rounded-m border border-line bg-surface-raised">
          {rows.map(({ message_id, name, excerpt, deleted_by, daysLeft }) => (
            <li
              key={message_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="truncate font-medium">
                  <bdi>{name}</bdi>
                </p>
                <p dir="auto" className="truncate text-s text-muted">
                  {excerpt}
                </p>
                <p className="text-s text-muted">
                  Deleted by {deleted_by}, {daysLeft}
                </p>
              </div>
              <Button
                variant="line"
                size="small"
                disabled={mutation.isBusy}
                aria-label={`Restore the message of ${name}`}
                onClick={() => void mutation.run(() => restoreMessage(message_id))}
              >
                <Icon name="restore" />
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <ListError title="Messages" />;
}
