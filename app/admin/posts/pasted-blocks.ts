const allowedAttributes = ["lang", "dir", "colspan", "rowspan"];

/**
 * Sections have their own headings, so pasted headings become sub-headings: those of the first level
 * that occurs twice, as a document often has one title, and all above it.
 */
export function renameHeadings(body: HTMLElement): void {
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
export function cleanTables(body: HTMLElement): void {
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
export function simplifyNestedBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll(":is(td, th, li) :is(h1, h2, h3, h4, h5, h6)")) {
    const bold = heading.ownerDocument.createElement("strong");
    bold.append(...heading.childNodes);
    heading.append(bold);
    renameElement(heading, "p");
  }
  for (const quote of body.querySelectorAll(":is(td, th) blockquote")) renameElement(quote, "div");
  for (const line of body.querySelectorAll(":is(td, th) hr")) line.remove();
}

/** Text that stands in no paragraph keeps its line breaks; all others are empty lines. */
export function removeEmptyLines(body: HTMLElement): void {
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
