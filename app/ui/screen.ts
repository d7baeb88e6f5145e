import { afterPaint } from "./after-paint.ts";
import { quietMoment } from "./quiet-moment.ts";

// A dialog over the whole of a phone's screen that opens within a frame, on a slow phone too. `showModal`
// makes the page below inert first, and the browser works out the style of all of it anew before it shows
// anything (docs/performance.md). Here the dialog is seen first: the focus goes into it, and the page,
// which is its siblings, rests, as soon as it is.

/** Has it laid out and painted while nothing else is to be done, and never open out of sight. */
export function prepareScreen(dialog: HTMLDialogElement): () => void {
  quietMoment().then(() => {
    dialog.dataset.prepared = "";
    dialog.inert = !dialog.open;
  });
  const isOver = new AbortController();
  const { signal } = isOver;
  dialog.addEventListener("close", () => afterPaint(() => settle(dialog)), { signal });
  const closeUnseen = () => dialog.getClientRects().length === 0 && leaveScreen(dialog);
  addEventListener("resize", closeUnseen, { signal }); // a tablet was turned
  return () => isOver.abort();
}

/** Closing it, by whatever means, gives the focus back to the button that opens it. */
export function openScreen(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.show();
  afterPaint(() => settle(dialog));
}

/** Closes it at once, as another page is shown, which may take the focus. */
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
