/**
 * Notes and replies that were typed and not sent, by message. They are in memory alone because nothing
 * about a patient may stay on a computer that others use; logging out reloads the page.
 */
const unsentTexts = new Map<string, string>();

type UnsentKind = "note" | "reply";

export function getUnsentText(kind: UnsentKind, id: number): string | undefined {
  return unsentTexts.get(`${kind} ${id}`);
}

export function storeUnsentText(kind: UnsentKind, id: number, text: string): void {
  unsentTexts.set(`${kind} ${id}`, text);
}

export function discardUnsentText(kind: UnsentKind, id: number): void {
  unsentTexts.delete(`${kind} ${id}`);
}
