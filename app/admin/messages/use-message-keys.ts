import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { findFocusedRow } from "./focused-row.ts";
import type { useMessageActions } from "./use-message-actions.ts";

export function useMessageKeys(
  actions: ReturnType<typeof useMessageActions>,
  openAnswer: () => void,
): void {
  const whenIdle = (action: () => void) => () => {
    if (findFocusedRow() !== undefined) return false;
    if (!actions.isBusy) action();
    return true;
  };
  useShortcutKeys({
    u: whenIdle(() => void actions.markUnread()),
    "#": whenIdle(() => void actions.trash()),
    e: whenIdle(openAnswer),
  });
}
