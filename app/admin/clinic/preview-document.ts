/** Throws if the page cannot be shown, such as after a redirect to the sign-in page. */
export async function fetchPreview(
  path: string,
  draftKey: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(path, location.origin);
  if (draftKey !== undefined) url.searchParams.set("draft", draftKey);
  const response = await fetch(url, { signal, cache: "no-store" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * The page arrives as a document and not as the address of the frame, because no page of the site
 * may be framed. The first one begins at the part that is edited; later ones stay where the visitor of
 * the frame has scrolled.
 */
export function fillFrame(frame: HTMLIFrameElement, html: string, partId: string): void {
  const target = frame.contentDocument;
  if (target === null) return;
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, link:not([rel=stylesheet]), meta"))
    element.remove();
  page.body.inert = true;
  const isFirst = target.body.childElementCount === 0;
  const top = target.scrollingElement?.scrollTop ?? 0;
  target.replaceChild(target.adoptNode(page.documentElement), target.documentElement);
  target.scrollingElement?.scrollTo({ top, behavior: "instant" });
  if (!isFirst || partId === "") return;
  for (const link of target.querySelectorAll("link"))
    link.addEventListener("load", () => scrollToPart(target, partId), { once: true });
}

/** Shows the part with the text of the field that is being written, or with the name of its entry. */
export function showField(frame: HTMLIFrameElement, field: Element | null): void {
  const target = frame.contentDocument;
  const main = target?.querySelector("main");
  if (!target || !main) return;
  const words = readField(field).replace(/\s+/g, " ").trim().slice(0, searchedLength);
  const entryName = readEntryName(field);
  const part =
    (words.length >= minSearchedLength && findText(main, (text) => text.includes(words))) ||
    (entryName !== "" && findText(main, (text) => text === entryName));
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (top < headerHeight || bottom > target.documentElement.clientHeight)
    scrollToElement(target, part);
}

function findText(main: Element, isWanted: (text: string) => boolean): Element | undefined {
  const texts = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (nodeValue && isWanted(nodeValue) && parentElement?.checkVisibility?.() !== false)
      return parentElement ?? undefined;
  }
  return undefined;
}

/** Inline markup may divide the text later on. */
const searchedLength = 24;
const minSearchedLength = 4;

function readField(field: Element | null): string {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  const isRichText = field instanceof HTMLElement && field.isContentEditable;
  return (isRichText && document.getSelection()?.anchorNode?.textContent) || "";
}

/** The beginning of an entry of a list, such as the service of a fee, or a question. */
function readEntryName(field: Element | null): string {
  const first = field
    ?.closest("[data-item-body]")
    ?.querySelector<HTMLSelectElement | HTMLInputElement>("select, input[type=text]");
  return (first instanceof HTMLSelectElement ? first.selectedOptions[0]?.text : first?.value) ?? "";
}

function scrollToPart(target: Document, partId: string): void {
  const main = target.querySelector("main");
  const part =
    target.getElementById(partId) ??
    (main && findText(main, (text) => text === partId)?.closest("figure"));
  if (part) scrollToElement(target, part);
}

/** `scrollIntoView` would scroll the editor too. */
function scrollToElement(target: Document, part: Element): void {
  const top = target.documentElement.scrollTop + part.getBoundingClientRect().top - headerHeight;
  target.scrollingElement?.scrollTo({ top, behavior: "instant" });
}

const headerHeight = 120;
