import { newItemId } from "#domain/records/autosave.ts";
import type { RecordKind } from "#domain/records/item.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { Body } from "./endpoint-types.ts";

interface AutosavedItem {
  kind: RecordKind;
  /** Undefined for an item that has not been saved yet. */
  id: number | undefined;
}

const getParams = ({ kind, id = newItemId }: AutosavedItem) => ({ kind, id });

/** An empty list if the server cannot be reached. */
export async function fetchServerAutosaves(item: AutosavedItem) {
  const result = await callEndpoint("GET /api/staff/autosaves/:kind/:id", {
    params: getParams(item),
  });
  return result.kind === "done" ? result.data : [];
}

/** Nobody if the server cannot be reached. */
export async function fetchCurrentEditors(kind: RecordKind, id: number): Promise<string[]> {
  const result = await callEndpoint("GET /api/staff/editors/:kind/:id", { params: { kind, id } });
  return result.kind === "done" ? result.data : [];
}

export const storeServerAutosave = (
  item: AutosavedItem,
  body: Body<"PUT /api/staff/autosaves/:kind/:id">,
) => callEndpoint("PUT /api/staff/autosaves/:kind/:id", { params: getParams(item), body });
export const removeServerAutosave = (item: AutosavedItem, key: string) =>
  callEndpoint("DELETE /api/staff/autosaves/:kind/:id/:key", {
    params: { ...getParams(item), key },
  });
