import { afterPaint } from "./after-paint.ts";
import { quietMoment } from "./quiet-moment.ts";

// A full-screen dialog that opens within one frame, even on a slow phone. `showModal` first makes the page
// inert, and the browser recalculates the style of all of it before it paints (docs/performance.md). Here
// the dialog is painted first; then it takes the focus and its siblings become inert.

/** Lays out and paints the dialog while the browser is idle, and closes it if it becomes hidden. */
export function prepareScreen(dialog: HTMLDialogElement): () => void {
  quietMoment().then(() => {
    dialog.dataset.prepared = "";
    dialog.inert = !dialog.open;
  });
  const isOver = new AbortController();
  const { signal } = isOver;
  dialog.addEventListener("close", () => afterPaint(() => settle(dialog)), { signal });
  const closeUnseen = () => dialog.getClientRects().length === 0 && leaveScreen(dialog);
  addEventListener("resize", closeUnseen, { signal }); // rotating a tablet can hide it
  return () => isOver.abort();
}

/** Any way of closing it returns the focus to its button. */
export function openScreen(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.show();
  afterPaint(() => settle(dialog));
}

/** Closes it immediately, because the next page may take the focus. */
export function leaveScreen(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.close();
  settle(dialog);
}

function settle(dialog: HTMLDialogElement): void {
  const isOpen = dialog.open;
  dialog.inert = !isOpen;
  const page = [...(dialog.parentElement?.children ?? [])].filter(
    (beside) => beside instanceof HTMLElement && beside !== dialog,
  ) as HTMLElement[];
  if (page.every(({ inert }) => inert === isOpen)) return;
  for (const beside of page) beside.inert = isOpen;
  const place = isOpen ? dialog : document;
  const target = isOpen ? "a, button" : `[commandfor=${dialog.id}]`;
  place.querySelector<HTMLElement>(target)?.focus();
}
