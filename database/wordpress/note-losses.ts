import type { Element } from "domhandler";
import type { HtmlContext } from "./inline-html.ts";

/** They stand for nothing that a reader would miss. */
const silentBlocks = new Set(["more", "nextpage", "spacer", "separator", "paragraph"]);

/** Blocks without HTML are filled by WordPress, such as a list of the latest posts. */
export function noteBlock(comment: string, { notes }: HtmlContext): void {
  const [, name, end] = /^\s*wp:([\w/-]+?)(?:\s[\s\S]*?)?\s*(\/)?\s*$/.exec(comment) ?? [];
  if (name !== undefined && end === "/" && !silentBlocks.has(name)) notes.add("block", name);
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
