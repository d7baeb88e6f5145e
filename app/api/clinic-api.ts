import {
  type ClinicKind,
  type ContentMeta,
  clinicKinds,
  singletonKinds,
} from "#domain/clinic/define-content.ts";
import { callApi } from "./api-client.ts";
import { type ApiResult, toResult } from "./call-endpoint.ts";
import type { ItemCalls } from "./item-calls.ts";

/** Its other fields are those of its definition. */
export interface ClinicItem extends ContentMeta {
  [name: string]: unknown;
}

export type ClinicBody = Record<string, unknown>;

type ClinicCalls = Record<ClinicKind, ItemCalls<ClinicItem, ClinicBody>>;

export const clinicCalls = Object.fromEntries(
  clinicKinds.map((kind) => [kind, createCalls(kind)]),
) as ClinicCalls;

function createCalls(kind: ClinicKind): ItemCalls<ClinicItem, ClinicBody> {
  const isSingleton = isSingletonKind(kind);
  const path = getApiPath(kind);

  async function list(): Promise<ApiResult<ClinicItem[]>> {
    return toResult(await callApi("GET", path));
  }

  async function find(id: number): Promise<ApiResult<ClinicItem>> {
    if (isSingleton) return toResult(await callApi("GET", path));
    const entries = await list();
    if (entries.kind !== "done") return entries as ApiResult<never>;
    const data = entries.data.find((entry) => entry.id === id);
    return data ? { ...entries, data } : { kind: "gone", message: "There is no such entry." };
  }

  return {
    find,
    create: async (body) => toResult(await callApi("POST", path, body)),
    update: async (id, body) => toResult(await callApi("PUT", getItemPath(kind, id), body)),
    findVersion: async (id, version) =>
      toResult(await callApi("GET", `${getItemPath(kind, id)}/versions/${version}`)),
    async listCreated() {
      const entries = await list();
      return entries.kind === "done" ? entries.data : [];
    },
    trash: async (id) => toResult(await callApi("DELETE", getItemPath(kind, id))),
  };
}

/** From then on the content follows its default again. */
export async function resetToDefault(kind: ClinicKind, id: number): Promise<ApiResult<undefined>> {
  return toResult(await callApi("POST", `${getItemPath(kind, id)}/reset`));
}

export async function saveOrder(
  kind: ClinicKind,
  ids: readonly number[],
): Promise<ApiResult<ClinicItem[]>> {
  return toResult(await callApi("PUT", `${getApiPath(kind)}/order`, { ids }));
}

function getItemPath(kind: ClinicKind, id: number): string {
  return isSingletonKind(kind) ? getApiPath(kind) : `${getApiPath(kind)}/${id}`;
}

function getApiPath(kind: ClinicKind): string {
  return `/api/staff/clinic/${kind}`;
}

function isSingletonKind(kind: string): boolean {
  return singletonKinds.some((singletonKind) => singletonKind === kind);
}
