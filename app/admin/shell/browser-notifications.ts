const storageKey = "notify-of-messages";

type NotificationChoice = "unsupported" | "blocked" | "off" | "on";

/** Each browser has its own choice. */
export function readNotificationChoice(): NotificationChoice {
  if (!("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const isOn = Notification.permission === "granted" && localStorage.getItem(storageKey) === "on";
  return isOn ? "on" : "off";
}

/** Asks the browser for permission, so it must follow a click. */
export async function turnOnNotifications(): Promise<NotificationChoice> {
  if ((await Notification.requestPermission()) === "granted")
    localStorage.setItem(storageKey, "on");
  return readNotificationChoice();
}

export function turnOffNotifications(): NotificationChoice {
  localStorage.removeItem(storageKey);
  return readNotificationChoice();
}

/** Says nothing about the message: others may see the screen. Several tabs share one notification. */
export function notifyOfNewMessage(): void {
  if (readNotificationChoice() !== "on") return;
  try {
    const notification = new Notification("A new message arrived", { tag: "new-message" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Browsers of phones refuse notifications without a service worker.
  }
}
