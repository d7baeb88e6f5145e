import Type from "typebox";
import {
  contentPatchSchema,
  contentSchema,
  validatedByDomain,
} from "../fields/content-schema.server.ts";
import { dataResponse, doneResponse, type Endpoint, idParams } from "../fields/endpoint.server.ts";
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
const orderSchema = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1 }), { title: "Order", maxItems: 1000 }),
});

const removalQuery = Type.Object({
  moveTo: Type.Optional(
    Type.Integer({ minimum: 1, description: "Of a category: where its posts go" }),
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
    find: { method: "GET", url, reply },
    update: { method: "PUT", url, body: changes, reply, conflict: item },
    reset: { method: "POST", url: `${url}/reset`, reply: doneResponse },
    findVersion: { method: "GET", url: `${url}/versions/:version`, params: versionParams, reply },
  } as const satisfies Record<string, Endpoint>;
}

export function createCollectionEndpoints(collection: Collection) {
  const { item, input, changes } = createSchemas(collection);
  const url = `/api/staff/clinic/${collection.kind}` as const;
  const entryUrl = `${url}/:id` as const;
  const reply = dataResponse(item);
  const listReply = dataResponse(Type.Array(item));
  return {
    list: { method: "GET", url, reply: listReply },
    create: { method: "POST", url, body: input, reply },
    update: {
      method: "PUT",
      url: entryUrl,
      params: idParams,
      body: changes,
      reply,
      conflict: item,
    },
    move: { method: "PUT", url: `${url}/order`, body: orderSchema, reply: listReply },
    remove: {
      method: "DELETE",
      url: entryUrl,
      params: idParams,
      query: removalQuery,
      reply: doneResponse,
    },
    reset: { method: "POST", url: `${entryUrl}/reset`, params: idParams, reply: doneResponse },
    findVersion: {
      method: "GET",
      url: `${entryUrl}/versions/:version`,
      params: entryVersionParams,
      reply,
    },
  } as const satisfies Record<string, Endpoint>;
}

/** The fields are known when the site runs; `parseContent` of the domain is what checks them. */
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
