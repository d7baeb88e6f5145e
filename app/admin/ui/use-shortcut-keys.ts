import { useEffect, useEffectEvent } from "react";

/** Fields and menus use every key themselves; a toast would lose the focus that it has to return. */
const keyTargets =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [aria-haspopup], [data-sonner-toaster]";

const storageKey = "single-keys";

/** Each browser has its own choice. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}

/** Leaves the key to others by returning false. */
type ShortcutAction = () => unknown;

/** Single keys work only while nobody types and no dialog is open. */
export function useShortcutKeys(actions: Record<string, ShortcutAction | undefined>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(keyTargets)) return;
    if (document.querySelector("dialog[open]")) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined || (event.key.length === 1 && !hasSingleKeys())) return;
    if (action() !== false) event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
