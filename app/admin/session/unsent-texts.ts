/**
 * Notes and replies that were typed and not sent, by message. They are in memory alone because nothing
 * about a patient may stay on a computer that others use, so the browser asks before it leaves the page.
 */
const unsentTexts = new Map<string, string>();
const programLinkMs = 1000;

type UnsentKind = "note" | "reply";

export function getUnsentText(kind: UnsentKind, id: number): string | undefined {
  return unsentTexts.get(`${kind} ${id}`);
}

export function hasUnsentTexts(): boolean {
  return unsentTexts.size > 0;
}

export function storeUnsentText(kind: UnsentKind, id: number, text: string): void {
  if (text.trim() === "") {
    discardUnsentText(kind, id);
    return;
  }
  unsentTexts.set(`${kind} ${id}`, text);
  addEventListener("beforeunload", preventUnload);
  addEventListener("click", recordProgramLink, { capture: true });
}

export function discardUnsentText(kind: UnsentKind, id: number): void {
  unsentTexts.delete(`${kind} ${id}`);
  if (unsentTexts.size === 0) discardAllUnsentTexts();
}

/** Signing out leaves the page at once: a question would keep a patient's message on the screen. */
export function discardAllUnsentTexts(): void {
  unsentTexts.clear();
  removeEventListener("beforeunload", preventUnload);
  removeEventListener("click", recordProgramLink, { capture: true });
}

let isOpeningProgram = false;

/** Chromium 118 and older ask only for a return value. */
function preventUnload(event: BeforeUnloadEvent): void {
  if (!isOpeningProgram) event.returnValue = true;
}

/** Links to a mail program or a phone fire beforeunload too, although the page stays. */
function recordProgramLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.protocol.startsWith("http")) return;
  isOpeningProgram = true;
  setTimeout(() => {
    isOpeningProgram = false;
  }, programLinkMs);
}
