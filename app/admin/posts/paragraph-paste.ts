import { cleanLink } from "#domain/fields/clean-link.ts";
import {
  cleanTables,
  removeEmptyLines,
  renameHeadings,
  simplifyNestedBlocks,
} from "./pasted-blocks.ts";
import { restoreWordLists } from "./pasted-lists.ts";
import { extractPictures, type PastedPicture, toLocalPath } from "./pasted-pictures.ts";

interface Pasted {
  html: string;
  pictures: PastedPicture[];
  omittedPictureCount: number;
  /** Posts link to secure pages only. */
  securedLinkCount: number;
  /** Each could begin a section of its own. */
  headingCount: number;
  hasOmittedRemarks: boolean;
}

const pastedClutter =
  "style, script, title, meta, link, xml, select, [aria-roledescription='checkbox'], [style*='mso-hide:all'], br[clear]:has(+ hr)";

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

/** A post has no raised text, and without it 10 m² would become 10 m2. */
function raiseDigits(body: HTMLElement): void {
  const replace = (selector: string, digits: string) => {
    for (const element of body.querySelectorAll(selector))
      if (/^\d+$/.test(element.textContent) && element.querySelector("a") === null)
        element.textContent = element.textContent.replace(/\d/g, (d) => digits.charAt(Number(d)));
  };
  replace("sup, [style*='vertical-align:super'], [style*='vertical-align: super']", raisedDigits);
  replace("sub, [style*='vertical-align:sub'], [style*='vertical-align: sub']", loweredDigits);
}
