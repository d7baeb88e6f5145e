import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import type { Notes } from "./conversion-notes.ts";

export interface HtmlContext {
  notes: Notes;
  /** Undefined if the link cannot work here. */
  mapLink: (href: string) => string | undefined;
  /** Returns HTML in which a placeholder stands for the picture. */
  renderPicture: (picture: RequestedPicture) => string;
}

export interface RequestedPicture {
  url: string;
  alt: string;
  attachmentId?: number | undefined;
}

const emphasis: Record<string, string> = {
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  cite: "em",
  dfn: "em",
  var: "em",
  u: "u",
  ins: "u",
  s: "s",
  del: "s",
  strike: "s",
};
const dropped = new Set([
  ...["script", "style", "noscript", "template", "form", "input", "select", "textarea"],
  ...["button", "canvas", "svg", "math", "meta", "link", "base", "title", "head", "map"],
]);
/** Posts have no superscript or subscript, but Unicode has the characters of 10⁶ and H₂O. */
const smallCharacters: Record<string, string[]> = {
  sup: ["0123456789+-=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ"],
  sub: ["0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"],
};
const maxDepth = 150;

export function isDropped(name: string): boolean {
  return dropped.has(name);
}

/** Line breaks of the source stay in the result, since in the classic editor they mean something. */
export function renderInline(nodes: ChildNode[], context: HtmlContext, depth = 0): string {
  return nodes.map((node) => renderNode(node, context, depth)).join("");
}

function renderNode(node: ChildNode, context: HtmlContext, depth: number): string {
  if (isText(node)) return escapeHtml(node.data);
  if (!isTag(node)) return "";
  assertDepth(depth);
  const { name } = node;
  if (isDropped(name)) {
    context.notes.add("no-script", name);
    return "";
  }
  if (name === "br") return "<br />";
  if (name === "img") return renderImage(node, context);
  const html = renderInline(node.children, context, depth + 1);
  if (name === "a") return renderLink(node, html, context);
  if (name in emphasis && html.trim() !== "")
    return `<${emphasis[name]}>${html}</${emphasis[name]}>`;
  if (name in smallCharacters) return renderSmallText(node, html, context);
  if (name === "q") return `“${html}”`;
  if (name === "abbr" && node.attribs.title)
    return `${html} (${escapeHtml(cleanText(node.attribs.title))})`;
  if (["code", "kbd", "samp", "tt"].includes(name)) context.notes.add("code", name);
  if (node.attribs.lang && html.trim() !== "")
    return `<span lang="${escapeHtml(node.attribs.lang)}">${html}</span>`;
  return html;
}

export function assertDepth(depth: number): void {
  if (depth > maxDepth) throw new Error("its HTML is nested too deeply");
}

function renderImage({ attribs }: Element, { renderPicture }: HtmlContext): string {
  const { src = "", alt = "", class: classes = "" } = attribs;
  const id = /\bwp-image-(\d{1,10})\b/.exec(classes)?.[1] ?? attribs["data-id"];
  const attachmentId = id !== undefined && /^\d{1,10}$/.test(id) ? Number(id) : undefined;
  return renderPicture({ url: src.trim(), alt: cleanText(alt), attachmentId });
}

export function renderLink(
  { attribs }: Element,
  html: string,
  { notes, mapLink }: HtmlContext,
): string {
  const { href = "" } = attribs;
  if (html.trim() === "") return "";
  // A link around a picture opens the picture alone or a page about it.
  if (href === "" || /^<img\b[^>]*>$/.test(html.trim())) return html;
  const mapped = mapLink(href.trim());
  if (mapped !== undefined) return `<a href="${escapeHtml(mapped)}">${html}</a>`;
  notes.add("link", "");
  return html;
}

function renderSmallText({ name }: Element, html: string, { notes }: HtmlContext): string {
  const [normal = "", small = ""] = smallCharacters[name] ?? [];
  const text = html.replace(/<[^>]*>/g, "");
  if ([...text].some((character) => !normal.includes(character))) {
    notes.add("small", name);
    return html;
  }
  return html.replace(/<[^>]*>|[^<]/g, (part) =>
    part.startsWith("<") ? part : small.charAt(normal.indexOf(part)),
  );
}

export function getText(nodes: ChildNode[]): string {
  let text = "";
  const pending = [...nodes].reverse();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (isText(node)) text += node.data;
    else if (isTag(node) && node.name === "br") text += "\n";
    else if (isTag(node) && !isDropped(node.name))
      for (const child of node.children.toReversed()) pending.push(child);
  }
  return text;
}

export function cleanText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
