import { type ItemTypes, isClinicKind } from "#app/api/item-paths.ts";
import {
  type ApiResult,
  fetchItemBySlug,
  listClinicEntries,
  listVersions,
  saveItem,
} from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { ItemKind, RecordKind } from "#domain/records/item.ts";
import { normalizeSlug } from "#domain/records/slug.ts";
import type { EditorOptions } from "./editor-state.ts";

type ItemFormat<Kind extends RecordKind, Values extends object> = Pick<
  EditorOptions<Kind, Values>,
  "kind" | "toBody" | "fromItem"
>;

interface SaveAttempt<Values> {
  id: number | undefined;
  sent: Values;
  updatedAt: string | undefined;
  wasUnreachable: boolean;
}

/** A save is done, too, if an earlier attempt whose response was lost had saved the same values. */
export async function requestSave<Kind extends RecordKind, Values extends object>(
  format: ItemFormat<Kind, Values>,
  attempt: SaveAttempt<Values>,
): Promise<ApiResult<ItemTypes[Kind]>> {
  const { id, sent, updatedAt, wasUnreachable } = attempt;
  if (wasUnreachable && id === undefined && isClinicKind(format.kind)) {
    const createdEntry = await findCreatedEntry(format, sent);
    if (createdEntry) return { kind: "done", message: "Your text is saved.", data: createdEntry };
  }
  const version = updatedAt === undefined ? {} : { updated_at: updatedAt };
  const result = await saveItem(format.kind, id, { ...format.toBody(sent), ...version });
  if (result.kind === "conflict" && holdsValues(format, result.stored, sent))
    return { kind: "done", message: "Your changes are saved.", data: result.stored };
  if (result.kind === "bad-input" && wasUnreachable && id === undefined) {
    const createdItem = await findCreatedItem(format, result.errors, sent);
    if (createdItem) return { kind: "done", message: "Your text is saved.", data: createdItem };
  }
  return result;
}

export async function findLastEditor(
  kind: RecordKind,
  id: number | undefined,
): Promise<string | undefined> {
  const versions = id === undefined ? undefined : await listVersions(kind, id);
  return versions?.kind === "done" ? versions.data[0]?.saved_by : undefined;
}

/** The item was created if its slug already holds the same values. */
async function findCreatedItem<Kind extends RecordKind, Values extends object>(
  format: ItemFormat<Kind, Values>,
  errors: FieldErrors,
  sent: Values,
): Promise<ItemTypes[Kind] | undefined> {
  const { slug_url } = format.toBody(sent) as { slug_url?: string };
  if (errors.slug_url === undefined || !slug_url) return undefined;
  const found = await fetchItemBySlug(format.kind as ItemKind, normalizeSlug(slug_url));
  const item = found as ItemTypes[Kind] | undefined;
  return item && holdsValues(format, item, sent) ? item : undefined;
}

/** Nothing but its content identifies an entry whose id was in a lost response. */
async function findCreatedEntry<Kind extends RecordKind, Values extends object>(
  format: ItemFormat<Kind, Values>,
  sent: Values,
): Promise<ItemTypes[Kind] | undefined> {
  const list = await listClinicEntries(format.kind);
  const entries = (list.kind === "done" ? list.data : []) as ItemTypes[Kind][];
  return entries.findLast((entry) => holdsValues(format, entry, sent));
}

/** Compares only the sent fields: the server fills in the others. */
function holdsValues<Kind extends RecordKind, Values extends object>(
  { toBody, fromItem }: ItemFormat<Kind, Values>,
  item: ItemTypes[Kind],
  sent: Values,
): boolean {
  const stored = toBody(fromItem(item)) as Record<string, unknown>;
  return Object.entries(toBody(sent)).every(([name, value]) => isEqualValue(value, stored[name]));
}
