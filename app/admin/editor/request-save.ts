import type { ApiResult } from "#app/api/call-endpoint.ts";
import { getItemCalls, type ItemTypes, listVersions, restoreItem } from "#app/api/staff-api.ts";
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
  wasUnreachable: boolean;
}

/** A save is done, too, if an earlier attempt whose response was lost had saved the same values. */
export async function requestSave<Kind extends RecordKind, Values extends object>(
  format: ItemFormat<Kind, Values>,
  attempt: SaveAttempt<Values>,
): Promise<ApiResult<ItemTypes[Kind], ItemTypes[Kind] | undefined>> {
  const { id, sent, updatedAt, wasUnreachable } = attempt;
  const calls = getItemCalls(format.kind);
  const body = format.toBody(sent);
  if (id === undefined) {
    const created = wasUnreachable ? await calls.listCreated(body) : [];
    const data = created.findLast((item) => holdsValues(format, item, sent));
    if (data) return { kind: "done", message: "Your text is saved.", data };
    return calls.create(body);
  }
  const result = await calls.update(id, {
    ...body,
    ...(updatedAt !== undefined && { updated_at: updatedAt }),
  });
  if (result.kind === "conflict" && holdsValues(format, result.stored, sent))
    return { kind: "done", message: "Your changes are saved.", data: result.stored };
  return result;
}

/** Resolves to the item, which a colleague may have restored meanwhile. */
export async function requestRestore<Kind extends RecordKind>(
  kind: Kind,
  id: number,
): Promise<ApiResult<ItemTypes[Kind], unknown>> {
  const restored = await restoreItem(kind, id);
  if (restored.kind !== "done" && restored.kind !== "gone") return restored;
  return getItemCalls(kind).find(id);
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
