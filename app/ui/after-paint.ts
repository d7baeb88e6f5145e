/** Runs work after the browser has painted the response to a tap or a key. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
