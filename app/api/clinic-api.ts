import type { ClinicItem } from "#domain/clinic/clinic-endpoints.server.ts";
import {
  type ClinicKind,
  type CollectionKind,
  type SingletonKind,
  singletonKinds,
} from "#domain/clinic/define-content.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { ItemCalls } from "./item-calls.ts";

export type ClinicBody = Record<string, unknown>;
type ClinicCalls = ItemCalls<ClinicItem, ClinicBody> & {
  /** From then on the content follows its default again. */
  reset: (id: number, updated_at: string) => ReturnType<ItemCalls<ClinicItem, ClinicBody>["trash"]>;
};

const refusal = { kind: "refused", message: "This cannot be added or removed." } as const;

function createSingletonCalls(kind: SingletonKind): ClinicCalls {
  const url = `/api/staff/clinic/${kind}` as const;
  return {
    create: async () => refusal,
    update: (_, body) => callEndpoint(`PUT ${url}`, { body }),
    find: () => callEndpoint(`GET ${url}`),
    findVersion: (_, version) =>
      callEndpoint(`GET ${url}/versions/:version`, { params: { version } }),
    listCreated: async () => [],
    trash: async () => refusal,
    reset: (_, updated_at) => callEndpoint(`POST ${url}/reset`, { query: { updated_at } }),
  };
}

function createCollectionCalls(kind: CollectionKind): ClinicCalls {
  const url = `/api/staff/clinic/${kind}` as const;
  const list = () => callEndpoint(`GET ${url}`);
  return {
    create: (body) => callEndpoint(`POST ${url}`, { body }),
    update: (id, body) => callEndpoint(`PUT ${url}/:id`, { params: { id }, body }),
    async find(id) {
      const entries = await list();
      if (entries.kind !== "done") return entries;
      const data = entries.data.find((entry) => entry.id === id);
      return data ? { ...entries, data } : { kind: "gone", message: "There is no such entry." };
    },
    findVersion: (id, version) =>
      callEndpoint(`GET ${url}/:id/versions/:version`, { params: { id, version } }),
    async listCreated() {
      const entries = await list();
      return entries.kind === "done" ? entries.data : [];
    },
    trash: (id, moveTo) =>
      callEndpoint(`DELETE ${url}/:id`, {
        params: { id },
        query: moveTo === undefined ? {} : { moveTo },
      }),
    reset: (id, updated_at) =>
      callEndpoint(`POST ${url}/:id/reset`, { params: { id }, query: { updated_at } }),
  };
}

export function getClinicCalls(kind: ClinicKind): ClinicCalls {
  return isSingletonKind(kind) ? createSingletonCalls(kind) : createCollectionCalls(kind);
}

function isSingletonKind(kind: ClinicKind): kind is SingletonKind {
  return singletonKinds.some((singletonKind) => singletonKind === kind);
}

export const saveOrder = (kind: CollectionKind, ids: number[], basedOn: number[]) =>
  callEndpoint(`PUT /api/staff/clinic/${kind}/order`, { body: { ids, based_on: basedOn } });
