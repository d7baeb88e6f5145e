import { type ChildNode, type Element, isTag } from "domhandler";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import { cleanText, getText, type HtmlContext, renderInline } from "./inline-html.ts";

/** A first row in the head of the table, or of headers alone, names the columns. */
export function renderTable(table: Element, context: HtmlContext): string {
  const rows = findAll(table, "tr").map((row) => ({
    cells: row.children.filter((node) => isTag(node)).filter(({ name }) => /^t[dh]$/.test(name)),
    isInHead: row.parent !== null && isTag(row.parent) && row.parent.name === "thead",
  }));
  const lines = rows
    .map(({ cells, isInHead }) => {
      const isHeader = ({ name }: Element) => isInHead || name === "th";
      const scope = cells.every(isHeader) ? "col" : "row";
      return cells
        .map((cell) => renderCell(cell, isHeader(cell) ? `th scope="${scope}"` : "td", context))
        .join("");
    })
    .filter((line) => line !== "");
  const caption = findAll(table, "caption").map(({ children }) => cleanText(getText(children)))[0];
  return (
    (caption ? `<p><em>${escapeHtml(caption)}</em></p>` : "") +
    (lines.length === 0 ? "" : `<table>${lines.map((line) => `<tr>${line}</tr>`).join("")}</table>`)
  );
}

function renderCell({ attribs, children }: Element, tag: string, context: HtmlContext): string {
  const spans = ["colspan", "rowspan"]
    .filter((span) => attribs[span] !== undefined)
    .map((span) => ` ${span}="${escapeHtml(attribs[span] ?? "")}"`);
  const text = renderInline(children, context).replace(/\s+/g, " ").trim();
  return `<${tag}${spans.join("")}><p>${text}</p></${tag.slice(0, 2)}>`;
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
