import { useEffect, useRef } from "react";
import { useNavigate, useNavigation, useOutletContext, useRevalidator } from "react-router";
import type { LiveInbox } from "#app/admin/shell/use-inbox-news.ts";
import { formatTimeOnDate } from "#app/admin/ui/format-date.ts";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { findFocusedRow, rowId } from "../focused-row.ts";
import { messagesPath } from "../message-folders.ts";

interface NewMessageBarProps {
  listUrl: string;
  /** The message in the list's first row. */
  firstId: number | undefined;
  openId: number | undefined;
}

/** New messages wait behind a button, so that the list does not move while somebody reads. */
export function NewMessageBar({ listUrl, firstId, openId }: NewMessageBarProps) {
  const { newer, failingSince } = useOutletContext<LiveInbox>();
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== "idle" || state !== "idle";
  const pending = useRef<{
    isInList: boolean;
    pressed: Element | null;
    firstId: number | undefined;
  }>(undefined);
  const newestUrl = messagesPath({ view: "inbox" });

  function show(isInList: boolean) {
    pending.current = { isInList, pressed: document.activeElement, firstId };
    void (listUrl === newestUrl ? revalidate() : navigate(newestUrl));
  }

  useShortcutKeys({ ".": newer > 0 ? () => show(findFocusedRow() !== undefined) : undefined });

  useEffect(() => {
    const before = pending.current;
    if (isLoading || before === undefined) return;
    pending.current = undefined;
    // A reader of the open message stays in it.
    if (openId !== undefined && !before.isInList) return;
    if (firstId === undefined) return;
    const pressed = firstId === before.firstId ? undefined : before.pressed;
    passFocus(document.getElementById(rowId(firstId)), { pressed });
  }, [isLoading, firstId, openId]);

  return (
    <div role="status">
      {newer > 0 && (
        <button
          type="button"
          onClick={() => show(true)}
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
