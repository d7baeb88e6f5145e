import { escapeHtml, unescapeHtml } from "#domain/fields/escape-html.ts";
import {
  ellipsis,
  maxSections,
  type PostSection,
  postFields,
  sectionFields,
  truncateText,
} from "#domain/posts/post.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import type { Notes } from "./conversion-notes.ts";
import type { Block } from "./html-blocks.ts";

interface CutContent {
  /** The first paragraph, if it can stand alone; it introduces the post then. */
  introduction: string;
  sections: PostSection[];
}

interface CutOptions {
  /** The heading of text that has none. */
  title: string;
  usesIntroduction: boolean;
  notes: Notes;
}

const maxIntroduction = postFields.brief_paragraph.limit;
const maxHeading = sectionFields.heading.limit;
const maxParagraph = sectionFields.paragraph.limit;
const maxTagsInSection = 1500;

/**
 * Cuts at headings of the first and second level, or else at the largest that occur; smaller ones
 * stay inside of the sections.
 */
export function cutSections(
  blocks: readonly Block[],
  { title, usesIntroduction, notes }: CutOptions,
): CutContent {
  const introduction = usesIntroduction ? getPlainParagraph(blocks[0]) : undefined;
  const rest = introduction === undefined ? blocks : blocks.slice(1);
  const levels = rest.flatMap((block) => (block.kind === "heading" ? [block.level] : []));
  const topLevel = Math.max(2, Math.min(...levels));
  const drafts: { heading: string; parts: string[] }[] = [{ heading: "", parts: [] }];
  for (const block of rest) {
    if (block.kind === "heading" && block.level <= topLevel)
      drafts.push({ heading: block.text, parts: [] });
    else drafts.at(-1)?.parts.push(renderBlock(block, topLevel));
  }
  const sections = mergeEmpty(drafts).flatMap(({ heading, parts }) => {
    if (heading === "") notes.add("introduction");
    const pieces = splitParts(parts);
    if (pieces.length > 1) notes.add("split", heading || title);
    return pieces.map((paragraph, i) => ({
      heading: i === 0 ? heading || title : numberHeading(heading || title, i + 1),
      paragraph,
    }));
  });
  if (sections.length > maxSections)
    throw new Error(`it is too long: ${sections.length} sections, and ${maxSections} are allowed`);
  return { introduction: introduction ?? "", sections };
}

function numberHeading(heading: string, number: number): string {
  const suffix = ` (${number})`;
  return truncateText(heading, maxHeading - suffix.length - ellipsis.length) + suffix;
}

function renderBlock(block: Block, topLevel: number): string {
  if (block.kind === "html") return block.html;
  const level = Math.min(4, 2 + Math.max(1, block.level - topLevel));
  return `<h${level}>${escapeHtml(block.text)}</h${level}>`;
}

/** A heading directly before another one heads no text: both belong to the text that follows. */
function mergeEmpty(drafts: { heading: string; parts: string[] }[]) {
  const merged: typeof drafts = [];
  let waiting: string[] = [];
  for (const { heading, parts } of drafts) {
    if (parts.length === 0) {
      if (heading !== "") waiting.push(heading);
      continue;
    }
    const [first = heading, ...others] = [...waiting, ...(heading === "" ? [] : [heading])];
    const headings = others.map((text) => `<h3>${escapeHtml(text)}</h3>`);
    merged.push({ heading: first, parts: [...headings, ...parts] });
    waiting = [];
  }
  const last = merged.at(-1);
  if (waiting.length === 0) return merged;
  const left = waiting.map((text) => `<p><strong>${escapeHtml(text)}</strong></p>`);
  if (last === undefined) return [{ heading: "", parts: left }];
  return [...merged.slice(0, -1), { ...last, parts: [...last.parts, ...left] }];
}

function splitParts(parts: string[]): string[] {
  const pieces: string[] = [];
  let piece = "";
  let tags = 0;
  for (const part of parts.flatMap(splitLongPart)) {
    const ownTags = countTags(part);
    if (
      piece !== "" &&
      (getStoredLength(piece + part) > maxParagraph || tags + ownTags > maxTagsInSection)
    ) {
      pieces.push(piece);
      piece = "";
      tags = 0;
    }
    piece += part;
    tags += ownTags;
  }
  return piece === "" ? pieces : [...pieces, piece];
}

/** A single paragraph, list or table beyond the limit is cut between its sentences, items or rows. */
function splitLongPart(part: string): string[] {
  if (getStoredLength(part) <= maxParagraph && countTags(part) <= maxTagsInSection) return [part];
  const [, tag, inner = ""] = /^<(p|ul|ol|blockquote|table)>([\s\S]*)<\/\1>$/.exec(part) ?? [];
  if (tag === undefined) throw new Error("one of its elements is longer than 20,000 characters");
  const separator =
    tag === "p" ? /(?<=[.!?…。؟]["”’)]?\s|<br \/>)/ : /(?<=<\/(?:li|p)>)(?=<(?:li|p)>)|(?<=<\/tr>)/;
  const wrap = (text: string) => `<${tag}>${text}</${tag}>`;
  const pieces: string[] = [];
  let piece = "";
  for (const sentence of inner.split(separator)) {
    if (
      getStoredLength(wrap(piece + sentence)) > maxParagraph ||
      countTags(piece + sentence) > maxTagsInSection
    ) {
      if (piece !== "") pieces.push(wrap(piece));
      piece = "";
    }
    if (getStoredLength(wrap(sentence)) > maxParagraph)
      throw new Error("one of its paragraphs is longer than 20,000 characters");
    piece += sentence;
  }
  return piece === "" ? pieces : [...pieces, wrap(piece)];
}

/** The URL of a picture is longer than its placeholder, and its tag is closed. */
function getStoredLength(html: string): number {
  return html.length + (html.split("<img").length - 1) * pictureGrowth;
}

const pictureGrowth = getImageUrl("0".repeat(32)).length + " /".length - "picture:0".length;

function countTags(html: string): number {
  return html.split("<").length - 1;
}

/** Only text without links, pictures or emphasis can stand in the field for plain text. */
function getPlainParagraph(block: Block | undefined): string | undefined {
  const [, html] = (block?.kind === "html" && /^<p>([^<]*)<\/p>$/.exec(block.html)) || [];
  if (html === undefined) return undefined;
  const text = unescapeHtml(html);
  return text.length <= maxIntroduction ? text : undefined;
}
