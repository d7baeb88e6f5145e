import { useState } from "react";
import {
  readNotificationChoice,
  turnOffNotifications,
  turnOnNotifications,
} from "#app/admin/shell/browser-notifications.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

export function NotificationSwitch() {
  return useIsHydrated() ? <HydratedSwitch /> : null;
}

function HydratedSwitch() {
  const [choice, setChoice] = useState(readNotificationChoice);
  const [hasAsked, setHasAsked] = useState(false);
  if (choice === "unsupported" || (choice === "blocked" && !hasAsked)) return null;
  if (choice === "blocked")
    return (
      <p className="text-s text-muted">
        This browser blocks notifications. You can allow them in its settings for this site.
      </p>
    );
  return (
    <GhostButton
      className="-mx-3 text-left whitespace-normal!"
      aria-pressed={choice === "on"}
      onClick={async () => {
        setChoice(choice === "on" ? turnOffNotifications() : await turnOnNotifications());
        setHasAsked(true);
      }}
    >
      {choice === "on" ? "Notifications are on here" : "Notify me here of new messages"}
    </GhostButton>
  );
}
