import Type from "typebox";
import {
  contentPatchSchema,
  contentSchema,
  validatedByDomain,
} from "../fields/content-schema.server.ts";
import { dataResponse, endpoint, idParams } from "../fields/endpoint.server.ts";
import type { Collection, ContentMeta, Singleton } from "./define-content.ts";
import type { ContentPatch } from "./write-clinic-content.server.ts";

export const clinicUrl = "/api/staff/clinic";

/** Its other fields are those of its definition, which the browser receives from a loader. */
export interface ClinicItem extends ContentMeta {
  [name: string]: unknown;
}

const metaProperties = {
  id: Type.Integer(),
  updated_at: Type.String({ description: "Empty while the content is the default" }),
  updated_by: Type.String(),
};

const version = idParams.properties.id;
const versionParams = Type.Object({ version });
const entryVersionParams = Type.Object({ ...idParams.properties, version });
const idsSchema = Type.Array(Type.Integer({ minimum: 1 }), { title: "Order", maxItems: 1000 });
const orderSchema = Type.Object({
  ids: idsSchema,
  based_on: Type.Optional({ ...idsSchema, description: "The order before the change" }),
});

const removalQuery = Type.Object({
  moveTo: Type.Optional(
    Type.Integer({ minimum: 1, description: "Of a category: where its posts go" }),
  ),
});

const resetQuery = Type.Object({
  updated_at: Type.Optional(
    Type.String({ maxLength: 64, description: "As it was read: a newer one is a conflict" }),
  ),
});

/** For example "ClinicHours". */
export function getSchemaName({ kind }: Singleton | Collection): string {
  return `Clinic${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

export function createSingletonEndpoints(singleton: Singleton) {
  const { item, changes } = createSchemas(singleton);
  const url = `/api/staff/clinic/${singleton.kind}` as const;
  const reply = dataResponse(item);
  return {
    find: endpoint("GET", url, { reply }),
    update: endpoint("PUT", url, { body: changes, reply, conflict: item }),
    reset: endpoint("POST", `${url}/reset`, { query: resetQuery }),
    findVersion: endpoint("GET", `${url}/versions/:version`, { params: versionParams, reply }),
  };
}

export function createCollectionEndpoints(collection: Collection) {
  const { item, input, changes } = createSchemas(collection);
  const url = `/api/staff/clinic/${collection.kind}` as const;
  const entryUrl = `${url}/:id` as const;
  const reply = dataResponse(item);
  const listSchema = Type.Array(item);
  const listReply = dataResponse(listSchema);
  return {
    list: endpoint("GET", url, { reply: listReply }),
    create: endpoint("POST", url, { body: input, reply }),
    update: endpoint("PUT", entryUrl, { params: idParams, body: changes, reply, conflict: item }),
    move: endpoint("PUT", `${url}/order`, {
      body: orderSchema,
      reply: listReply,
      conflict: listSchema,
    }),
    remove: endpoint("DELETE", entryUrl, {
      params: idParams,
      query: removalQuery,
    }),
    reset: endpoint("POST", `${entryUrl}/reset`, { params: idParams, query: resetQuery }),
    findVersion: endpoint("GET", `${entryUrl}/versions/:version`, {
      params: entryVersionParams,
      reply,
    }),
  };
}

/** The fields are known only at run time, so the types are loose; `parseContent` validates. */
function createSchemas(definition: Singleton | Collection) {
  const { fields } = definition;
  const name = getSchemaName(definition);
  const content = contentSchema(fields, { schemaName: `${name}Input`, ...validatedByDomain });
  return {
    input: Type.Unsafe<Record<string, unknown>>(content),
    changes: Type.Unsafe<ContentPatch>(contentPatchSchema(fields, `${name}Changes`)),
    item: Type.Unsafe<ClinicItem>(
      Type.Object({ ...content.properties, ...metaProperties }, { schemaName: name }),
    ),
  };
}
