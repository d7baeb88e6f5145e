import { useNavigate, useOutletContext, useRevalidator } from "react-router";
import type { LiveInbox } from "#app/admin/shell/use-inbox-news.ts";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { messagesPath } from "../message-folders.ts";

/** New messages wait behind a button, so that the list does not move while somebody reads. */
export function NewMessageBar({ listUrl }: { listUrl: string }) {
  const { newer, failingSince } = useOutletContext<LiveInbox>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const newestUrl = messagesPath({ view: "inbox" });
  const show = () => void (listUrl === newestUrl ? revalidate() : navigate(newestUrl));
  useShortcutKeys({ ".": newer > 0 ? show : undefined });
  return (
    <div role="status">
      {newer > 0 && (
        <button
          type="button"
          onClick={show}
          className="on-dark flex min-h-12 w-full items-center gap-2 bg-brand px-4 font-semibold text-surface focus-visible:-outline-offset-3"
        >
          <Icon name="arrow-up" />
          {pluralize(newer, "new message")}
        </button>
      )}
      {failingSince !== undefined && (
        <p className="bg-warning-tint px-4 py-2.5 text-s text-warning">
          New messages could not be checked since {formatTimeOnDate(failingSince)}.
        </p>
      )}
    </div>
  );
}
