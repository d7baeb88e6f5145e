import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import type { useMessageActions } from "./use-message-actions.ts";

export function useMessageKeys(
  actions: ReturnType<typeof useMessageActions>,
  openAnswer: () => void,
): void {
  const whenIdle = (action: () => void) => () => {
    if (actions.busyAction === undefined && !isOtherRowFocused()) action();
  };
  useShortcutKeys({
    u: whenIdle(() => void actions.markUnread()),
    "#": whenIdle(() => void actions.trash()),
    e: whenIdle(openAnswer),
  });
}

/** A key must not change the open message while the row of another one has the focus. */
function isOtherRowFocused(): boolean {
  return document.activeElement?.matches("a[id^=message-]:not([aria-current=page])") ?? false;
}
