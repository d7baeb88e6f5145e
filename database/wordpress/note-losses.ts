import type { ChildNode, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { type HtmlContext, isDropped } from "./inline-html.ts";

/** They stand for nothing that a reader would miss. */
const silentBlocks = new Set(["more", "nextpage", "spacer", "separator", "paragraph"]);

/** Blocks without HTML are filled by WordPress, such as a list of the latest posts. */
export function noteBlock(comment: string, { notes }: HtmlContext): void {
  const text = comment.trim();
  if (!text.endsWith("/")) return;
  const [, name] = /^wp:([\w/-]+)(?!\S)/.exec(text.slice(0, -1)) ?? [];
  if (name !== undefined && !silentBlocks.has(name)) notes.add("block", name);
}

export function noteStyle({ attribs, name }: Element, { notes }: HtmlContext): void {
  const { style, align, color, bgcolor, class: classes = "" } = attribs;
  if (
    style ??
    align ??
    color ??
    bgcolor ??
    /\balign(?:left|right|center|wide|full)\b/.exec(classes)
  )
    notes.add("style", name);
}

export function noteLostLink({ attribs }: Element, { notes }: HtmlContext): void {
  if (attribs.href) notes.add("block-link");
}

/** A heading has no place for `media`, so it is left out if there is nothing else in it. */
export function noteEmptyHeading(
  nodes: ChildNode[],
  media: ReadonlySet<string>,
  { notes }: HtmlContext,
): void {
  const isLeftOut = ({ name }: Element) => isDropped(name) || media.has(name);
  const lost = DomUtils.findOne(isLeftOut, nodes);
  if (lost) notes.add("empty-heading", lost.name);
}
