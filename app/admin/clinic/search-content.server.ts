import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { listEntries, readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import type { ContentField, ContentFields } from "#domain/fields/content-fields.ts";
import type { Db } from "#domain/records/tables.ts";
import { getSearchTerms } from "#domain/records/title-key.ts";
import { mayAccess, type Role } from "#domain/staff/roles.ts";
import { loadReferences } from "./clinic-loaders.server.ts";
import { type ContentRecord, describeValue, type ReferenceLabels } from "./describe-content.ts";

interface ContentMatch {
  /** For example "Services: Cold Laser Therapy". */
  title: string;
  fieldLabel: string;
  excerpt: string;
  /** The form that changes it. */
  to: string;
}

export interface ContentMatches {
  /** The first of them. */
  matches: ContentMatch[];
  /** The number of all. */
  count: number;
}

/** Searches what the role may change: one match for each entry, and one for each field of a page. */
export async function searchContent(db: Db, role: Role, search: string): Promise<ContentMatches> {
  const terms = getSearchTerms(search);
  if (terms.length === 0) return { matches: [], count: 0 };
  const matches: ContentMatch[] = [];
  for (const singleton of singletons) {
    if (!mayAccess(role, singleton.kind)) continue;
    const { kind, label, fields } = singleton;
    const value = await readSingleton(db, singleton);
    const found = await findMatches(db, fields, value, terms);
    matches.push(...found.map((match) => ({ ...match, title: label, to: getClinicPath(kind) })));
  }
  for (const collection of collections) {
    if (!mayAccess(role, collection.kind)) continue;
    const { kind, label, fields, titleField } = collection;
    for (const entry of await listEntries(db, collection)) {
      const [match] = await findMatches(db, fields, entry, terms);
      const title = `${label}: ${entry[titleField]}`;
      if (match) matches.push({ ...match, title, to: `${getClinicPath(kind)}/${entry.id}/edit` });
    }
  }
  return { matches: matches.slice(0, maxMatches), count: matches.length };
}

const maxMatches = 50;
const contextLength = 60;

async function findMatches(db: Db, fields: ContentFields, value: ContentRecord, terms: string[]) {
  const references = await loadReferences(db, fields);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "toggle") return [];
    const texts = listTexts(field, value[name] ?? field.blank, references);
    const text = texts.find((candidate) => {
      const plainText = getSearchTerms(candidate).join(" ");
      return terms.every((term) => plainText.includes(term));
    });
    return text === undefined
      ? []
      : [{ fieldLabel: field.label, excerpt: cutExcerpt(text, terms[0] ?? "") }];
  });
}

/** Each item of a list is one text, so that a fee is found with its service. */
function listTexts(field: ContentField, value: unknown, references: ReferenceLabels): string[] {
  const texts =
    field.kind === "list" && field.fixed === undefined
      ? (value as ContentRecord[]).map((item) => describeValue(field, [item], references))
      : describeValue(field, value, references).split("\n");
  return texts.map((text) =>
    text
      .replace(/<[^>]*>/g, " ")
      .replace(/\s*\n+\s*/g, ", ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

/** The words around the first match. Letters with accents may shift it by a few characters. */
function cutExcerpt(text: string, term: string): string {
  const position = Math.max(0, text.toLowerCase().indexOf(term));
  const start = position <= contextLength ? 0 : text.indexOf(" ", position - contextLength) + 1;
  const limit = position + term.length + contextLength;
  const end = limit >= text.length ? text.length : text.lastIndexOf(" ", limit);
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
