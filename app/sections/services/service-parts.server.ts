import { makeTablesScrollable } from "#app/ui/scrollable-tables.server.ts";
import { sanitizeParagraph } from "#domain/fields/sanitize-paragraph.server.ts";
import { slugify } from "#domain/fields/slug.ts";
import { removeMarkup } from "#domain/records/search-texts.server.ts";

export interface ServicePart {
  /** From the title; print.css leaves out some parts. */
  id: string;
  title: string;
  html: string;
}

const heading = /<h2(?: [^>]*)?>([\s\S]*?)<\/h2>/;

/**
 * Cuts a description at its second-level headings; text before the first one has no title. It is
 * sanitized again, whatever the database holds.
 */
export function splitDescription(html: string): ServicePart[] {
  const [start = "", ...rest] = sanitizeParagraph(html).split(heading);
  const parts = [{ id: "", title: "", html: makeTablesScrollable(start.trim(), "") }];
  for (let i = 0; i < rest.length; i += 2) parts.push(createPart(rest[i] ?? "", rest[i + 1] ?? ""));
  return parts.filter((part) => part.title !== "" || part.html !== "");
}

function createPart(headingHtml: string, html: string): ServicePart {
  const title = removeMarkup(headingHtml).trim();
  return { id: slugify(title), title, html: makeTablesScrollable(html.trim(), title) };
}
