interface PassOptions extends FocusOptions {
  /** The element that was pressed. */
  pressed?: Element | null;
}

/**
 * Moves the focus after a response if it is lost, or still on the element that was pressed. Anywhere
 * else it stays: somebody types there, and the letters would be lost or act as shortcuts.
 */
export function passFocus(
  to: HTMLElement | null | undefined,
  { pressed, ...options }: PassOptions = {},
): void {
  if (isFocusFree(pressed)) to?.focus(options);
}

export function isFocusFree(pressed?: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === pressed;
}
