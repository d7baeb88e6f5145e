import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { GhostButton } from "#app/ui/ghost-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MessageDetails } from "#domain/messages/message-details.server.ts";
import type { MessageAction, useMessageActions } from "./use-message-actions.ts";

export interface ActionsProps {
  message: MessageDetails;
  actions: ReturnType<typeof useMessageActions>;
}

export function getButtonProps(
  { busyAction }: ActionsProps["actions"],
  action: MessageAction,
  icon: IconName,
) {
  return { icon, isBusy: busyAction === action, disabled: busyAction !== undefined };
}

interface ActionButtonProps {
  "aria-expanded"?: boolean;
  icon: IconName;
  isBusy: boolean;
  disabled: boolean;
  isDangerous?: boolean;
  onClick: () => void;
  children: string;
}

const dangerousClasses =
  "text-left text-danger! whitespace-normal! hover:bg-danger-tint! max-tablet:py-2";

export function ActionButton({
  icon,
  isBusy,
  isDangerous = false,
  children,
  ...rest
}: ActionButtonProps) {
  return (
    <GhostButton {...rest} className={isDangerous ? dangerousClasses : ""}>
      {isBusy ? <Spinner /> : <Icon name={icon} />}
      {children}
    </GhostButton>
  );
}
