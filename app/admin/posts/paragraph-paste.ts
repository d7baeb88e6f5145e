import { cleanLink } from "#domain/fields/clean-link.ts";
import type { PasteReport } from "./paste-notice.tsx";
import { restoreWordLists } from "./pasted-lists.ts";
import { extractPictures, type PastedPicture, toLocalPath } from "./pasted-pictures.ts";

interface Pasted extends PasteReport {
  html: string;
  pictures: PastedPicture[];
}

const pastedClutter =
  "style, script, title, meta, link, xml, select, [aria-roledescription='checkbox'], [style*='mso-hide:all'], [style*='display: none'], br[clear]:has(+ hr)";

/** The editor would join the text of these blocks to that of their neighbours. */
const unknownBlocks = "center, dialog, dt, legend, main, nav, summary";

/** Comments, and words that a tracked change has deleted. */
const remarks =
  "[style*='mso-element:comment-list'], .MsoCommentReference, .msocomanchor, .msoDel, del[cite]";

/**
 * Cleans HTML copied from Word, Google Docs and web pages: restores lists and removes empty lines and
 * wrappers. The editor's schema drops all other unsupported tags and styles. `rtf` is the same in the
 * other format that Word writes.
 */
export function cleanPastedHtml(pasted: string, rtf: string): Pasted {
  const { body } = new DOMParser().parseFromString(pasted, "text/html");
  for (const element of body.querySelectorAll(pastedClutter)) element.remove();
  const omittedRemarks = body.querySelectorAll(remarks);
  for (const element of omittedRemarks) element.remove();
  for (const element of body.querySelectorAll("o\\:p, b[id^='docs-internal-guid'], a u"))
    element.replaceWith(...element.childNodes);
  for (const block of body.querySelectorAll(unknownBlocks)) renameElement(block, "div");
  removeLinkUnderlines(body);
  replaceNonBreakingSpaces(body);
  raiseDigits(body);
  restoreWordLists(body);
  removePageLanguage(body);
  removeUsualDirection(body);
  for (const list of body.querySelectorAll("ol[type]")) list.removeAttribute("type");
  simplifyNestedBlocks(body);
  cleanTables(body);
  const { pictures, omittedCount: omittedPictureCount } = extractPictures(body, rtf);
  removeEmptyLines(body);
  renameHeadings(body);
  const securedLinkCount = cleanLinks(body);
  const headingCount = body.querySelectorAll("h3").length;
  return {
    html: body.innerHTML,
    pictures,
    omittedPictureCount,
    securedLinkCount,
    headingCount,
    hasOmittedRemarks: omittedRemarks.length > 0,
  };
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
    // The editor would keep it, and this site's own classes hide or squeeze the link.
    link.removeAttribute("class");
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
  for (const element of body.querySelectorAll("[dir]")) {
    if (element.getAttribute("dir")?.toLowerCase() === "rtl") element.setAttribute("dir", "rtl");
    else element.removeAttribute("dir");
  }
}

/** Word and Google Docs pad with non-breaking spaces, which prevent lines from wrapping. */
function replaceNonBreakingSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? "").replaceAll("\u00a0", " ");
}

const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const loweredDigits = "₀₁₂₃₄₅₆₇₈₉";

/** Posts have no superscript, and without it 10 m² would become 10 m2. */
function raiseDigits(body: HTMLElement): void {
  const replace = (selector: string, digits: string) => {
    for (const element of body.querySelectorAll(selector))
      if (/^\d+$/.test(element.textContent) && element.querySelector("a") === null)
        element.textContent = element.textContent.replace(/\d/g, (d) => digits.charAt(Number(d)));
  };
  replace("sup, [style*='vertical-align:super'], [style*='vertical-align: super']", raisedDigits);
  replace("sub, [style*='vertical-align:sub'], [style*='vertical-align: sub']", loweredDigits);
}

const allowedAttributes = ["lang", "dir", "colspan", "rowspan"];

/**
 * Sections have their own headings, so pasted headings become sub-headings: those of the first level
 * that occurs twice, as a document often has one title, and all above it.
 */
function renameHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("p[role='heading'][aria-level]"))
    renameElement(heading, `h${Math.min(Number(heading.ariaLevel) || 6, 6)}`);
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const levels = headings.map(({ tagName }) => tagName).sort();
  const sectionLevel = levels.find((level, i) => level === levels[i + 1]) ?? levels[0] ?? "";
  for (const heading of headings)
    renameElement(heading, heading.tagName <= sectionLevel ? "h3" : "h4");
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

/** The editor would close the table or the list in front of such a block. */
function simplifyNestedBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll(":is(td, th, li) :is(h1, h2, h3, h4, h5, h6)")) {
    const bold = heading.ownerDocument.createElement("strong");
    bold.append(...heading.childNodes);
    heading.append(bold);
    renameElement(heading, "p");
  }
  for (const quote of body.querySelectorAll(":is(td, th) blockquote")) renameElement(quote, "div");
  for (const line of body.querySelectorAll(":is(td, th) hr")) line.remove();
}

/** Text outside of paragraphs keeps its line breaks; all others are empty lines. */
function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll("body > br")) {
    const isInText =
      isLooseText(findSibling(line, "previousSibling")) &&
      isLooseText(findSibling(line, "nextSibling"));
    if (!isInText) line.remove();
  }
  for (const line of body.querySelectorAll("p"))
    if (line.textContent.trim() === "" && line.querySelector("img") === null) line.remove();
}

function findSibling(line: Element, direction: "previousSibling" | "nextSibling"): Node | null {
  let sibling = line[direction];
  while (sibling && (sibling.nodeName === "BR" || isBlankText(sibling)))
    sibling = sibling[direction];
  return sibling;
}

function isBlankText({ nodeName, textContent }: Node): boolean {
  return nodeName === "#comment" || (nodeName === "#text" && textContent?.trim() === "");
}

function isLooseText(node: Node | null): boolean {
  return /^(?:#text|A|B|STRONG|I|EM|U|S|SPAN|FONT|CODE|SMALL|MARK|SUB|SUP)$/.test(
    node?.nodeName ?? "",
  );
}

function namesColumns({ cells }: HTMLTableRowElement): boolean {
  const [, ...others] = [...cells];
  return others.length > 0 && others.every((cell) => cell.textContent.trim() !== "");
}

function renameElement(element: Element, tagName: string): void {
  const renamed = element.ownerDocument.createElement(tagName);
  for (const name of allowedAttributes) {
    const value = element.getAttribute(name);
    if (value !== null) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
