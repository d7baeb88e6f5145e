/** Does what can wait until the browser has shown the answer to a tap or a key. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
