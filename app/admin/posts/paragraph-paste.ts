import { cleanLink } from "#domain/fields/clean-link.ts";
import { type PastedPicture, takePictures, toLocalPath } from "./pasted-pictures.ts";

interface Pasted {
  html: string;
  pictures: PastedPicture[];
  omittedPictureCount: number;
  /** Posts link to secure pages only. */
  securedLinkCount: number;
  /** Each could begin a section of its own. */
  headingCount: number;
}

const pastedClutter = "style, script, title, meta, link, xml, [aria-roledescription='checkbox']";

/**
 * Cleans HTML copied from Word, Google Docs and web pages: restores lists and removes empty lines and
 * wrappers. The editor's schema drops all other unsupported tags and styles. `rtf` is the same in the
 * other format that Word writes.
 */
export function cleanPastedHtml(pasted: string, rtf: string): Pasted {
  const { body } = new DOMParser().parseFromString(pasted, "text/html");
  for (const element of body.querySelectorAll(pastedClutter)) element.remove();
  for (const element of body.querySelectorAll("o\\:p, b[id^='docs-internal-guid'], a u"))
    element.replaceWith(...element.childNodes);
  removeLinkUnderlines(body);
  replaceNonBreakingSpaces(body);
  restoreWordLists(body);
  removePageLanguage(body);
  removeUsualDirection(body);
  cleanTables(body);
  const { pictures, omittedCount: omittedPictureCount } = takePictures(body, rtf);
  for (const line of body.querySelectorAll("p, body > br"))
    if (line.textContent.trim() === "" && line.querySelector("img") === null) line.remove();
  renameHeadings(body);
  const securedLinkCount = cleanLinks(body);
  const headingCount = body.querySelectorAll("h3").length;
  const html = body.innerHTML;
  return { html, pictures, omittedPictureCount, securedLinkCount, headingCount };
}

/**
 * Sections have their own headings, so pasted headings become sub-headings: those of the first level
 * that occurs twice, as a document often has one title, and all above it.
 */
function renameHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map(({ tagName }) => tagName).sort();
  const sectionLevel = levels.find((level, i) => level === levels[i + 1]) ?? levels[0] ?? "";
  for (const heading of headings)
    renameElement(heading, heading.tagName <= sectionLevel ? "h3" : "h4");
}

/** Links are underlined anyway; bold and italic words in them stay. */
function removeLinkUnderlines(body: HTMLElement): void {
  for (const element of body.querySelectorAll("a [style], [style]:has(> a)"))
    element.setAttribute(
      "style",
      (element.getAttribute("style") ?? "").replace(/[\w-]*text-decoration[^;]*;?/gi, ""),
    );
}

function cleanLinks(body: HTMLElement): number {
  let securedLinkCount = 0;
  for (const link of body.querySelectorAll("a[href]")) {
    const url = toLocalPath(cleanLink(link.getAttribute("href") ?? ""));
    if (/^http:/i.test(url)) securedLinkCount += 1;
    link.setAttribute("href", url.replace(/^http:/i, "https:"));
  }
  return securedLinkCount;
}

/** Word marks every word as English; only other languages are worth keeping. */
function removePageLanguage(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[lang]"))
    if (/^en\b|^$/i.test(element.getAttribute("lang") ?? "")) element.removeAttribute("lang");
}

/** Google Docs marks each block as left-to-right, which the page finds out by itself. */
function removeUsualDirection(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[dir]:not([dir='rtl'])"))
    element.removeAttribute("dir");
}

/**
 * Keeps tables without what surrounds their rows. Word and Google Docs mark no headers, so a first
 * row in which every column is named becomes the header row.
 */
function cleanTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table table"))
    table.replaceWith(table.ownerDocument.createTextNode(table.textContent));
  for (const table of body.querySelectorAll("table")) {
    const { caption } = table;
    if (caption !== null) {
      table.before(caption);
      renameElement(caption, "p");
    }
    const [first, ...others] = table.rows;
    if (first === undefined) table.remove();
    else if (others.length > 0 && table.querySelector("th") === null && namesColumns(first))
      for (const cell of [...first.cells]) renameElement(cell, "th");
  }
}

function namesColumns({ cells }: HTMLTableRowElement): boolean {
  const [, ...others] = [...cells];
  return others.length > 0 && others.every((cell) => cell.textContent.trim() !== "");
}

/** Word and Google Docs pad with non-breaking spaces, which prevent lines from wrapping. */
function replaceNonBreakingSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? "").replaceAll("\u00a0", " ");
}

/** Word writes list items as paragraphs with the bullet as text. */
function restoreWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("p[style*='mso-list']")) {
    const style = item.getAttribute("style") ?? "";
    const [, id = "", level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
    if (level === undefined) continue;
    const marker = item.querySelector("[style*='mso-list:Ignore' i]");
    const tagName = /^\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent.trim() ?? "") ? "ol" : "ul";
    marker?.remove();
    let list = item.previousElementSibling;
    if (list?.getAttribute("data-word") !== id) {
      list = createList(item, tagName, id);
      item.before(list);
    }
    for (let depth = 1; depth < Number(level) && list.lastElementChild !== null; depth += 1) {
      const inner: Element =
        list.lastElementChild.querySelector("ul, ol") ?? createList(item, tagName, id);
      list.lastElementChild.append(inner);
      list = inner;
    }
    const entry = item.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

/** The Word list id separates two lists that directly follow each other. */
function createList(item: Element, tagName: string, id: string): Element {
  const list = item.ownerDocument.createElement(tagName);
  list.setAttribute("data-word", id);
  return list;
}

function renameElement(element: Element, tagName: string): void {
  const renamed = element.ownerDocument.createElement(tagName);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
