import { isEqualValue, listChangedFields } from "./differences.ts";
import type { FieldChange } from "./revision-schema.server.ts";

type StoredRow = Record<string, unknown>;

/** These change with every save or follow from another field. */
const derivedFields = new Set(["updated_at", "created_at", "slug", "title_key"]);

export function listFieldChanges(before: StoredRow, after: StoredRow): FieldChange[] {
  const [left, right] = [parseLists(before), parseLists(after)];
  return listChangedFields(left, right)
    .filter((name) => !derivedFields.has(name))
    .map((name) => ({ name, count: countChanges(left[name], right[name]) }));
}

/** A post's sections are stored as JSON. */
function parseLists(row: StoredRow): StoredRow {
  const { blogs_content } = row;
  return typeof blogs_content === "string"
    ? { ...row, blogs_content: JSON.parse(blogs_content) }
    : row;
}

function countChanges(before: unknown, after: unknown): number {
  if (!Array.isArray(before) || !Array.isArray(after)) return 1;
  return Math.max(countMissing(before, after), countMissing(after, before));
}

/** Counts the entries that the other list lacks; two equal entries need two. */
function countMissing(entries: unknown[], other: unknown[]): number {
  const rest = [...other];
  let count = 0;
  for (const entry of entries) {
    const index = rest.findIndex((candidate) => isEqualValue(candidate, entry));
    if (index === -1) count += 1;
    else rest.splice(index, 1);
  }
  return count;
}
