import { useSyncExternalStore } from "react";
import {
  type NotificationState,
  readNotificationState,
  subscribeToNotificationState,
  turnOffNotifications,
  turnOnNotifications,
} from "#app/admin/shell/browser-notifications.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";

const reasons: Partial<Record<NotificationState, string>> = {
  blocked:
    "Notifications are off: this browser blocks them. You can allow them in its settings for this site.",
  unanswered:
    "Notifications are off: the browser asked for permission and was not given it. Press the button to be asked again.",
  refused: "Notifications are off: this browser does not show them.",
};

export function NotificationSwitch() {
  const state = useSyncExternalStore(
    subscribeToNotificationState,
    readNotificationState,
    () => "unavailable" as const,
  );
  if (state === "unavailable") return null;
  return (
    <div className="grid max-w-md justify-items-start">
      <GhostButton
        className="-mx-3 text-left whitespace-normal!"
        aria-pressed={state === "on"}
        onClick={() => (state === "on" ? turnOffNotifications() : void turnOnNotifications())}
      >
        {state === "on" ? "Notifications are on here" : "Notify me here of new messages"}
      </GhostButton>
      <p role="status" className="text-s text-muted empty:hidden">
        {reasons[state]}
      </p>
    </div>
  );
}
