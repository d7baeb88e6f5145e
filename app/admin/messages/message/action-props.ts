import type { MessageDetails } from "#domain/messages/message-schemas.server.ts";
import type { MessageAction, useMessageActions } from "./use-message-actions.ts";

export interface ActionsProps {
  message: MessageDetails;
  actions: ReturnType<typeof useMessageActions>;
}

/** While one action runs, the others wait. */
export function createActionProps(actions: ActionsProps["actions"]) {
  return (action: MessageAction, run: () => unknown) => ({
    isBusy: actions.isBusyWith(action),
    "aria-disabled": actions.isBusy,
    onClick: () => void run(),
  });
}
