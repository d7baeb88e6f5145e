import { type ChildNode, type Element, isTag } from "domhandler";
import { escapeHtml } from "./conversion-notes.ts";
import { cleanText, getText, type HtmlContext, renderInline } from "./inline-html.ts";

/** Posts have no tables: each row becomes a line that repeats the heads of its columns. */
export function renderTable(table: Element, context: HtmlContext): string {
  context.notes.add("table");
  const rows = findAll(table, "tr").map((row) => ({
    cells: row.children.filter((node) => isTag(node)).filter(({ name }) => /^t[dh]$/.test(name)),
    isInHead: row.parent !== null && isTag(row.parent) && row.parent.name === "thead",
  }));
  const [first] = rows;
  const hasHead =
    first !== undefined &&
    rows.length > 1 &&
    (first.isInHead || first.cells.every(({ name }) => name === "th"));
  const heads = hasHead ? first.cells.map(({ children }) => cleanText(getText(children))) : [];
  const lines = rows.slice(hasHead ? 1 : 0).map(({ cells }) =>
    cells
      .map(({ children }, i) => {
        const text = renderInline(children, context).replace(/\s+/g, " ").trim();
        const head = heads[i] ?? "";
        return text === "" || head === "" ? text : `${escapeHtml(head)}: ${text}`;
      })
      .filter((text) => text !== "")
      .join(hasHead ? "; " : " – "),
  );
  const items = lines.filter((line) => line !== "").map((line) => `<li>${line}</li>`);
  const caption = findAll(table, "caption").map(({ children }) => cleanText(getText(children)))[0];
  return (
    (caption ? `<p><em>${escapeHtml(caption)}</em></p>` : "") +
    (items.length === 0 ? "" : `<ul>${items.join("")}</ul>`)
  );
}

export function renderPreformatted({ children }: Element, { notes }: HtmlContext): string {
  notes.add("code", "pre");
  const lines = getText(children)
    .replace(/^\n+/, "")
    .trimEnd()
    .split("\n")
    .map((line) => escapeHtml(line).replace(/^ +|\t/g, (space) => "\u00a0".repeat(space.length)));
  const html = lines.join("<br />");
  return html === "" ? "" : `<p>${html}</p>`;
}

/** Pages show no frames and players of other sites: a link leads there. */
export function renderMedia(element: Element, { notes, mapLink }: HtmlContext): string {
  const sources = [element, ...findAll(element, "source"), ...findAll(element, "embed")];
  const url = sources.map(({ attribs }) => attribs.src ?? attribs.data ?? "").find((src) => src);
  const absolute = url?.startsWith("//") ? `https:${url}` : url;
  const href = absolute && mapLink(absolute.trim());
  notes.add("embed", URL.parse(absolute ?? "")?.hostname ?? element.name);
  if (!absolute || !href) return "";
  const title = cleanText(element.attribs.title ?? "") || absolute;
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>`;
}

function findAll(element: Element, name: string): Element[] {
  const found: Element[] = [];
  const pending: ChildNode[] = element.children.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isTag(node)) continue;
    if (node.name === name) found.push(node);
    // Rows of a table inside a cell belong to that table.
    if (node.name !== "table") pending.push(...node.children.toReversed());
  }
  return found;
}
