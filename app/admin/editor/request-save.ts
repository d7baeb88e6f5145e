import type { ApiResult } from "#app/api/call-endpoint.ts";
import {
  getItemCalls,
  getItemId,
  type ItemTypes,
  listVersions,
  restoreItem,
} from "#app/api/staff-api.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import type { EditorOptions } from "./editor-state.ts";

type ItemFormat<Kind extends RecordKind, Values extends object> = Pick<
  EditorOptions<Kind, Values>,
  "kind" | "toBody" | "fromItem"
>;

interface SaveAttempt<Values> {
  id: number | undefined;
  sent: Values;
  updatedAt: string | undefined;
  /** The values of the last attempt if its response was lost: the server may have saved them. */
  lost: Values | undefined;
}

export async function requestSave<Kind extends RecordKind, Values extends object>(
  format: ItemFormat<Kind, Values>,
  { id, sent, updatedAt, lost }: SaveAttempt<Values>,
): Promise<ApiResult<ItemTypes[Kind], ItemTypes[Kind] | undefined>> {
  const calls = getItemCalls(format.kind);
  const body = format.toBody(sent);
  const updateSaved = (id: number, saved: ItemTypes[Kind]) =>
    holdsValues(format, saved, sent)
      ? ({ kind: "done", message: "Your changes are saved.", data: saved } as const)
      : calls.update(id, { ...body, updated_at: saved.updated_at });
  if (id === undefined) {
    const created = lost === undefined ? [] : await calls.listCreated(format.toBody(lost));
    const saved = created.findLast((item) => lost && holdsValues(format, item, lost));
    return saved ? updateSaved(getItemId(saved), saved) : calls.create(body);
  }
  const result = await calls.update(id, {
    ...body,
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
  });
  const isOwn = (item: ItemTypes[Kind]) =>
    [sent, lost].some((values) => values && holdsValues(format, item, values));
  return result.kind === "conflict" && result.stored && isOwn(result.stored)
    ? updateSaved(id, result.stored)
    : result;
}

/**
 * Resolves to the item, which a colleague may have restored meanwhile, or to nothing if it was
 * deleted for good: the text that is left of it then becomes a new item.
 */
export async function requestRestore<Kind extends RecordKind>(
  kind: Kind,
  id: number,
): Promise<ApiResult<ItemTypes[Kind] | undefined, unknown>> {
  const restored = await restoreItem(kind, id);
  if (restored.kind !== "done" && restored.kind !== "gone") return restored;
  const found = await getItemCalls(kind).find(id);
  return found.kind === "gone" ? { ...found, kind: "done", data: undefined } : found;
}

export async function findLastEditor(
  kind: RecordKind,
  id: number | undefined,
): Promise<string | undefined> {
  const versions = id === undefined ? undefined : await listVersions(kind, id);
  return versions?.kind === "done" ? versions.data[0]?.saved_by : undefined;
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
