import { findOwnPath, listHrefs } from "#app/admin/editor/own-links.ts";
import { type CheckedLink, type ClaimPlace, findPhrases } from "#app/admin/editor/publish-check.ts";
import type { ContentField, ContentFields } from "#domain/fields/content-fields.ts";
import type { ContentRecord } from "./describe-content.ts";

interface ContentText {
  field: ContentField;
  /** As in the errors of the form. */
  path: string;
  text: string;
}

function listTexts(fields: ContentFields, values: ContentRecord, path = ""): ContentText[] {
  return Object.entries(fields).flatMap(([name, field]): ContentText[] => {
    const value = values[name];
    if (field.kind === "list" && Array.isArray(value))
      return value.flatMap((entry, i) => listTexts(field.fields, entry, `${path}${name}.${i}.`));
    if (field.kind === "texts" && Array.isArray(value))
      return value.map((text, i) => ({ field, path: `${path}${name}.${i}`, text: String(text) }));
    return typeof value === "string" && value !== ""
      ? [{ field, path: path + name, text: value }]
      : [];
  });
}

/** The links to pages of this site in any clinic content, with the labels of their fields. */
export function listContentLinks(
  fields: ContentFields,
  values: ContentRecord,
  origin: string,
): CheckedLink[] {
  return listTexts(fields, values).flatMap(({ field, path: fieldPath, text }) => {
    const hrefs = field.kind === "url" ? [text] : field.kind === "richText" ? listHrefs(text) : [];
    return hrefs.flatMap((href) => {
      const path = findOwnPath(href, origin);
      return path === undefined ? [] : [{ path, place: field.label, part: { field: fieldPath } }];
    });
  });
}

/** The words that the colleges warn about, in texts that differ from the stored ones. */
export function listNewClaims(
  fields: ContentFields,
  values: ContentRecord,
  stored: ContentRecord,
): ClaimPlace[] {
  const storedTexts = new Set(listTexts(fields, stored).map(({ text }) => text));
  return listTexts(fields, values)
    .filter(({ field, text }) => isAdvertising(field) && !storedTexts.has(text))
    .map(({ field, path, text }) => ({
      name: `“${field.label}”`,
      phrases: findPhrases(text.replace(/<[^>]*>/g, " ")),
      part: { field: path },
    }))
    .filter(({ phrases }) => phrases.length > 0);
}

function isAdvertising(field: ContentField): boolean {
  return field.kind === "richText" || ("isAdvertising" in field && field.isAdvertising === true);
}
