interface Pasted {
  html: string;
  picturesLeftOut: number;
  /** True if tables were converted to lists, since posts have no tables. */
  hasTables: boolean;
}

/** Sections have their own headings, so pasted headings become sub-headings. */
const headingNames: Record<string, string> = { H1: "h3", H2: "h3", H5: "h4", H6: "h4" };

/**
 * Cleans HTML copied from Word, Google Docs and web pages: restores lists and removes empty lines and
 * wrappers. The editor's schema drops all other unsupported tags and styles.
 */
export function cleanPasted(pasted: string): Pasted {
  const { body } = new DOMParser().parseFromString(pasted, "text/html");
  for (const element of body.querySelectorAll("style, script, title, meta, link, xml"))
    element.remove();
  for (const element of body.querySelectorAll("o\\:p, b[id^='docs-internal-guid'], a u, a span"))
    element.replaceWith(...element.childNodes);
  breakSpacesFree(body);
  gatherWordLists(body);
  dropOwnLanguage(body);
  const hasTables = turnTablesIntoLists(body);
  for (const line of body.querySelectorAll("p, body > br"))
    if (line.textContent.trim() === "" && line.querySelector("img") === null) line.remove();
  for (const heading of body.querySelectorAll(Object.keys(headingNames).join(", ")))
    rename(heading, headingNames[heading.tagName] ?? "p");
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", ourPath(link.getAttribute("href") ?? "").replace(/^http:/, "https:"));
  return { picturesLeftOut: dropForeignPictures(body), hasTables, html: body.innerHTML };
}

/** Word marks every word as English; only other languages are worth keeping. */
function dropOwnLanguage(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[lang]"))
    if (/^en\b|^$/i.test(element.getAttribute("lang") ?? "")) element.removeAttribute("lang");
}

/** The cells of a row stay together, for example "Monday: 10". */
function turnTablesIntoLists(body: HTMLElement): boolean {
  const tables = [...body.querySelectorAll("table")].filter(({ rows }) => rows.length > 0);
  for (const table of tables) {
    const list = table.ownerDocument.createElement("ul");
    for (const { cells } of table.rows) {
      const entry = table.ownerDocument.createElement("li");
      for (const cell of cells) {
        if (entry.textContent !== "") entry.append(cells.length > 2 ? ", " : ": ");
        for (const line of cell.querySelectorAll("p, div"))
          line.replaceWith(...line.childNodes, line.nextElementSibling === null ? "" : " ");
        entry.append(...cell.childNodes);
      }
      if (entry.textContent.trim() !== "") list.append(entry);
    }
    table.replaceWith(list);
  }
  return tables.length > 0;
}

/** Word and Google Docs pad with non-breaking spaces, which prevent lines from wrapping. */
function breakSpacesFree(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? "").replaceAll("\u00a0", " ");
}

/** Word writes list items as paragraphs with the bullet as text. */
function gatherWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("p[style*='mso-list']")) {
    const style = item.getAttribute("style") ?? "";
    const [, id = "", level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(style) ?? [];
    if (level === undefined) continue;
    const marker = item.querySelector("[style*='mso-list:Ignore' i]");
    const name = /^\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent.trim() ?? "") ? "ol" : "ul";
    marker?.remove();
    let list = item.previousElementSibling;
    if (list?.getAttribute("data-word") !== id) {
      list = newList(item, name, id);
      item.before(list);
    }
    for (let depth = 1; depth < Number(level) && list.lastElementChild !== null; depth += 1) {
      const inner: Element =
        list.lastElementChild.querySelector("ul, ol") ?? newList(item, name, id);
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
function newList(item: Element, name: string, id: string): Element {
  const list = item.ownerDocument.createElement(name);
  list.setAttribute("data-word", id);
  return list;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function dropForeignPictures(body: HTMLElement): number {
  let count = 0;
  for (const picture of body.querySelectorAll("img")) {
    const address = ourPath(picture.getAttribute("src") ?? "");
    if (address.startsWith("/uploads/")) picture.setAttribute("src", address);
    else {
      picture.remove();
      count += 1;
    }
  }
  return count;
}

/** Browsers copy this site's links as absolute URLs. */
function ourPath(address: string): string {
  return address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address;
}
