import { type ChildNode, type Element, isComment, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import { renderMedia, renderPreformatted, renderTable } from "./block-elements.ts";
import {
  assertDepth,
  cleanText,
  getText,
  type HtmlContext,
  isDropped,
  renderInline,
  renderLink,
} from "./inline-html.ts";
import { noteBlock, noteEmptyHeading, noteLostLink, noteStyle } from "./note-losses.ts";

export type Block =
  | { kind: "heading"; level: number; text: string }
  /** HTML of the few elements that posts allow. */
  | { kind: "html"; html: string };

interface Collecting {
  context: HtmlContext;
  blocks: Block[];
  /** Empty lines begin paragraphs and line breaks count, as in the classic editor. */
  readsLines: boolean;
  isClassic: boolean;
  depth: number;
  /** The link around the blocks, such as that of a card; each of its paragraphs becomes a link. */
  link?: Element;
}

const maxHeadingLength = 200;
const wrappers = new Set([
  ...["div", "section", "article", "main", "header", "footer", "aside", "nav", "figure", "center"],
  ...["address", "details", "picture", "fieldset", "hgroup", "body", "html", "dl", "noembed"],
]);
const media = new Set(["iframe", "embed", "object", "video", "audio"]);
const blockNames = new Set([
  ...[...wrappers, ...media],
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "pre", "table", "hr"],
  ...["figcaption", "summary", "dt", "dd", "li"],
]);

export function convertHtml(html: string, context: HtmlContext): Block[] {
  const isClassic = !/<!--\s*wp:/.test(html);
  const blocks: Block[] = [];
  const { children } = parseDocument(html);
  collectBlocks(children, { context, blocks, readsLines: true, isClassic, depth: 0 });
  return blocks;
}

function collectBlocks(nodes: ChildNode[], state: Collecting): void {
  const { context } = state;
  assertDepth(state.depth);
  let run: ChildNode[] = [];
  const flush = () => {
    addParagraphs(run, state);
    run = [];
  };
  for (const node of nodes) {
    if (isComment(node)) {
      noteBlock(node.data, context);
      flush();
    } else if (isTag(node) && (blockNames.has(node.name) || hasBlocks(node))) {
      flush();
      noteStyle(node, context);
      addBackground(node, state);
      collectBlock(node, { ...state, depth: state.depth + 1 });
    } else run.push(node);
  }
  flush();
}

function hasBlocks(element: Element): boolean {
  const pending = [...element.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isTag(node)) continue;
    if (blockNames.has(node.name)) return true;
    pending.push(...node.children);
  }
  return false;
}

function collectBlock(element: Element, state: Collecting): void {
  const { name, children } = element;
  const { context } = state;
  const add = (html: string) => addHtml(html, state);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (isDropped(name)) context.notes.add("no-script", name);
  else if (heading !== undefined) collectHeading(element, Number(heading), state);
  else if (name === "p" && !hasBlocks(element))
    addParagraphs(children, { ...state, readsLines: state.isClassic });
  else if ((name === "ul" || name === "ol") && !isGallery(element)) add(renderList(element, state));
  else if (name === "blockquote") add(renderQuote(element, state));
  else if (name === "pre") add(renderPreformatted(element, context));
  else if (name === "table") add(renderTable(element, context));
  else if (name === "hr") add("<hr />");
  else if (media.has(name)) add(renderMedia(element, context));
  else if (name === "figcaption") add(wrapInline(children, "em", state));
  else if (name === "summary" || name === "dt") add(wrapInline(children, "strong", state));
  else if (name === "a") collectLinkedBlocks(element, state);
  else collectBlocks(children, { ...state, readsLines: state.isClassic });
  if (name === "dl") context.notes.add("definition");
}

function collectLinkedBlocks(link: Element, state: Collecting): void {
  const blocks: Block[] = [];
  collectBlocks(link.children, { ...state, blocks, readsLines: state.isClassic, link });
  const hasLink = blocks.some((block) => block.kind === "html" && block.html.includes("<a "));
  if (!hasLink && hasText(link)) noteLostLink(link, state.context);
  state.blocks.push(...blocks);
}

const hasText = ({ children }: Element) => cleanText(getText(children)) !== "";

function collectHeading(element: Element, level: number, state: Collecting): void {
  const { children } = element;
  const text = cleanText(getText(children));
  for (const link of DomUtils.getElementsByTagName("a", children))
    noteLostLink(link, state.context);
  if (text.length > maxHeadingLength) {
    state.context.notes.add("heading");
    addHtml(wrapInline(children, "strong", state), state);
    return;
  }
  if (text !== "") state.blocks.push({ kind: "heading", level, text });
  if (!hasPicture(children)) {
    if (text === "") noteEmptyHeading(children, media, state.context);
    return;
  }
  const pictures = renderInline(children, state.context).match(/<img\b[^>]*>/g);
  if (pictures !== null) addHtml(`<p>${pictures.join("")}</p>`, state);
}

/** Covers of the block editor once had their picture in the style. */
function addBackground({ attribs: { style = "" } }: Element, state: Collecting): void {
  const [, value = ""] = /background(?:-image)?:\s*url\(([^()]{1,2000})\)/i.exec(style) ?? [];
  const url = value.replace(/^["'\s]+|["'\s]+$/g, "");
  const picture = url && state.context.renderPicture({ url, alt: "" });
  if (picture !== "") addHtml(`<p>${picture}</p>`, state);
}

function isGallery({ attribs, children }: Element): boolean {
  return /\bgallery\b|blocks-gallery/.test(attribs.class ?? "") && hasPicture(children);
}

function hasPicture(nodes: ChildNode[]): boolean {
  return nodes.some((node) => isTag(node) && (node.name === "img" || hasPicture(node.children)));
}

function addParagraphs(nodes: ChildNode[], state: Collecting) {
  const { context, blocks, readsLines, depth, link } = state;
  const html = renderInline(nodes, context, depth);
  for (const part of readsLines ? html.split(/\n[^\S\n]*\n/) : [html]) {
    const lines = part.split("\n").map((line) => line.trim());
    const text = trimBreaks(lines.join(readsLines ? "<br />" : " "));
    if (text === "") continue;
    if (/^https?:\/\/\S+$/.test(text)) blocks.push(convertBareUrl(text, context));
    else {
      const isPlain = link === undefined || text.includes("<a ");
      const linked = isPlain ? text : renderLink(link, text, context);
      blocks.push({ kind: "html", html: `<p>${linked}</p>` });
    }
  }
}

function trimBreaks(html: string): string {
  const lines = html.split("<br />").map((line) => line.trim());
  return lines.filter((line) => line !== "").join("<br />");
}

/** WordPress shows the video or the card behind an address that has a line of its own. */
function convertBareUrl(escapedUrl: string, { notes, mapLink }: HtmlContext): Block {
  const url = escapedUrl.replaceAll("&amp;", "&");
  notes.add("embed", URL.parse(url)?.hostname ?? "");
  const href = mapLink(url) ?? url;
  return { kind: "html", html: `<p><a href="${escapeHtml(href)}">${escapedUrl}</a></p>` };
}

function addHtml(html: string, { blocks }: Collecting): void {
  if (html !== "") blocks.push({ kind: "html", html });
}

function wrapInline(children: ChildNode[], tag: string, { context, depth }: Collecting): string {
  const html = renderLines(children, context, depth);
  return html === "" ? "" : `<p><${tag}>${html}</${tag}></p>`;
}

/** Blocks inside a line, such as paragraphs in a list item, become lines. */
function renderLines(nodes: ChildNode[], context: HtmlContext, depth: number): string {
  assertDepth(depth);
  let html = "";
  for (const node of nodes) {
    if (isTag(node) && media.has(node.name))
      html += renderMedia(node, context).replace(/<\/?p>/g, "");
    else if (isTag(node) && (blockNames.has(node.name) || hasBlocks(node))) {
      const line = renderLines(node.children, context, depth + 1);
      html += html.trim() === "" || line === "" ? line : `<br />${line}`;
    } else html += renderInline([node], context, depth);
  }
  return trimBreaks(html.replace(/\s+/g, " "));
}

function renderList(list: Element, state: Collecting): string {
  assertDepth(state.depth);
  const { start = "1", reversed } = list.attribs;
  if (list.name === "ol" && (start !== "1" || reversed !== undefined))
    state.context.notes.add("numbering");
  const items = list.children
    .filter((node) => isTag(node))
    .map((item) => {
      const children: ChildNode[] = isList(item) ? [item] : item.children;
      const lines = children.filter((node) => !isList(node));
      const own = renderLines(lines, state.context, state.depth);
      const deeper = { ...state, depth: state.depth + 2 };
      const nested = children
        .filter((node) => isTag(node))
        .filter(isList)
        .map((node) => renderList(node, deeper));
      return own + nested.join("");
    });
  const rows = items.filter((item) => item !== "").map((item) => `<li>${item}</li>`);
  return rows.length === 0 ? "" : `<${list.name}>${rows.join("")}</${list.name}>`;
}

function isList(node: ChildNode): boolean {
  return isTag(node) && (node.name === "ul" || node.name === "ol");
}

function renderQuote(quote: Element, state: Collecting): string {
  const isCite = (node: ChildNode) => isTag(node) && node.name === "cite";
  const blocks: Block[] = [];
  const inner = { ...state, blocks, readsLines: state.isClassic };
  const quoted = quote.children.filter((node) => !isCite(node));
  collectBlocks(quoted, inner);
  const cites = quote.children.filter((node) => isTag(node)).filter(isCite);
  const authors = cites.flatMap(({ children }) => children);
  const author = renderLines(authors, state.context, state.depth);
  const html = blocks.map((block) =>
    block.kind === "html" ? block.html : `<p><strong>${escapeHtml(block.text)}</strong></p>`,
  );
  if (author !== "") html.push(`<p>— ${author}</p>`);
  return html.length === 0 ? "" : `<blockquote>${html.join("")}</blockquote>`;
}
