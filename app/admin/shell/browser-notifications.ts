const storageKey = "notify-of-messages";

export type NotificationState =
  /** The browser has none, or blocks them and nobody has turned them on in it. */
  | "unavailable"
  | "blocked"
  /** The browser's question was closed, and nothing was chosen. */
  | "unanswered"
  /** The browser grants permission but shows nothing, as those of phones do without a service worker. */
  | "refused"
  | "off"
  | "on";

let lastFailure: "unanswered" | "refused" | undefined;
const listeners = new Set<() => void>();

/** Each browser has its own choice, and may withdraw its permission at any time. */
export function readNotificationState(): NotificationState {
  if (!("Notification" in window)) return "unavailable";
  const isChosen = localStorage.getItem(storageKey) === "on";
  if (Notification.permission === "denied")
    return isChosen || lastFailure ? "blocked" : "unavailable";
  if (Notification.permission === "default") return lastFailure ?? "off";
  if (isChosen) return "on";
  return lastFailure === "refused" ? "refused" : "off";
}

/** Settings of the browser and other tabs change it, too. */
export function subscribeToNotificationState(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("focus", listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("focus", listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * Asks the browser for permission, so it must follow a click. Only a notification proves that the
 * browser shows any, so it shows the first one at once.
 */
export async function turnOnNotifications(): Promise<void> {
  await Notification.requestPermission();
  if (Notification.permission !== "granted") return turnOff("unanswered");
  lastFailure = undefined;
  localStorage.setItem(storageKey, "on");
  showNotification("Notifications are on here", "choice");
  publish();
}

export function turnOffNotifications(): void {
  turnOff(undefined);
}

/** Says nothing about the message: others may see the screen. */
export function notifyOfNewMessage(): void {
  if (readNotificationState() === "on") showNotification("A new message arrived", "new-message");
}

/** Several tabs share the notification of one tag, and one that replaces another makes no sound. */
function showNotification(title: string, tag: string): void {
  try {
    const notification = new Notification(title, { tag });
    notification.onerror = () => turnOff("refused");
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    turnOff("refused");
  }
}

function turnOff(failure: typeof lastFailure): void {
  lastFailure = failure;
  localStorage.removeItem(storageKey);
  publish();
}

function publish(): void {
  for (const listener of listeners) listener();
}
