import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import type {
  ClinicKind,
  Collection,
  ContentMeta,
  Singleton,
  StoredContent,
} from "#domain/clinic/define-content.ts";
import {
  listEntries,
  parseRow,
  readSingleton,
  singletonId,
} from "#domain/clinic/read-clinic-content.server.ts";
import {
  createEntry,
  removeEntry,
  reorderEntries,
  resetToDefault,
  updateEntry,
  updateSingleton,
} from "#domain/clinic/write-clinic-content.server.ts";
import {
  contentPatchSchema,
  contentSchema,
  validatedByDomain,
} from "#domain/fields/content-schema.server.ts";
import { dataResponse, doneResponse, idParams } from "#domain/fields/endpoint.server.ts";
import { findRevision } from "#domain/records/revisions.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { tagRoutes } from "../openapi.ts";
import { clampId, orNotFound, unwrapSaved } from "../response-schemas.ts";
import { route } from "../route.ts";
import { getStaffName, requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const bodyLimit = 512 * 1024;
const path = "/api/staff/clinic";
const notFoundMessage = "There is no such entry.";

const metaProperties = {
  id: Type.Integer(),
  updated_at: Type.String({ description: "Empty while the content is the default" }),
  updated_by: Type.String(),
};

const summarySchema = Type.Object(
  { kind: Type.String(), label: Type.String(), entries: Type.Integer() },
  { schemaName: "ClinicContentSummary" },
);

/** One set of routes for each definition, so that the API document has its fields. */
export async function clinicRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Clinic content");
  route(
    app,
    {
      method: "GET",
      url: path,
      config: { area: "everyone" },
      operationId: "listClinicContent",
      summary: "The kinds of clinic content that your role may change",
      reply: dataResponse(Type.Array(summarySchema)),
    },
    async (request) => {
      const { role } = requireStaff(request);
      const data: { kind: ClinicKind; label: string; entries: number }[] = singletons
        .filter(({ kind }) => mayAccess(role, kind))
        .map(({ kind, label }) => ({ kind, label, entries: 1 }));
      for (const collection of collections) {
        if (!mayAccess(role, collection.kind)) continue;
        const { kind, label } = collection;
        data.push({ kind, label, entries: (await listEntries(db, collection)).length });
      }
      return { message: "The clinic content.", data };
    },
  );
  for (const singleton of singletons) addSingletonRoutes(app, db, singleton);
  for (const collection of collections) addCollectionRoutes(app, db, collection);
}

function addSingletonRoutes(app: FastifyInstance, db: Db, singleton: Singleton) {
  const { kind, label } = singleton;
  const { itemSchema, patchSchema, name } = createSchemas(singleton);
  route(
    app,
    {
      method: "GET",
      url: `${path}/${kind}`,
      config: { area: kind },
      operationId: `get${name}`,
      summary: label,
      reply: dataResponse(itemSchema),
    },
    async () => ({
      message: `${label}.`,
      data: await readSingleton(db, singleton),
    }),
  );

  route(
    app,
    {
      method: "PUT",
      url: `${path}/${kind}`,
      config: { area: kind },
      bodyLimit,
      operationId: `update${name}`,
      summary: `Changes: ${label}`,
      body: patchSchema,
      errorStatuses: [409],
      reply: dataResponse(itemSchema),
      conflict: itemSchema,
    },
    async (request) => {
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          unwrapSaved(await updateSingleton(trx, singleton, request.body, getStaffName(request))),
        () => ({ action: "content-saved", target: { id: kind, name: label } }),
      );
      return { message: `${label}: saved.`, data };
    },
  );
  addHistoryRoutes(app, db, singleton, `${path}/${kind}`);
}

function addCollectionRoutes(app: FastifyInstance, db: Db, collection: Collection) {
  const { kind, label, itemLabel, titleField } = collection;
  const { itemSchema, patchSchema, name } = createSchemas(collection);
  const getTarget = (entry: ContentMeta & Record<string, unknown>) => ({
    id: entry.id,
    name: `${label}: ${entry[titleField]}`,
  });
  route(
    app,
    {
      method: "GET",
      url: `${path}/${kind}`,
      config: { area: kind },
      operationId: `list${name}`,
      summary: `${label}, in order`,
      reply: dataResponse(Type.Array(itemSchema)),
    },
    async () => ({
      message: `${label}.`,
      data: await listEntries(db, collection),
    }),
  );

  route(
    app,
    {
      method: "PUT",
      url: `${path}/${kind}/:id`,
      config: { area: kind },
      bodyLimit,
      operationId: `update${name}Entry`,
      summary: `Changes a ${itemLabel}`,
      params: idParams,
      body: patchSchema,
      errorStatuses: [404, 409],
      reply: dataResponse(itemSchema),
      conflict: itemSchema,
    },
    async (request) => {
      const id = clampId(request.params);
      const by = getStaffName(request);
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          unwrapSaved(
            orNotFound(await updateEntry(trx, collection, id, request.body, by), notFoundMessage),
          ),
        (entry) => ({ action: "content-saved", target: getTarget(entry) }),
      );
      return { message: `The ${itemLabel} is saved.`, data };
    },
  );

  route(
    app,
    {
      method: "PUT",
      url: `${path}/${kind}/order`,
      config: { area: kind },
      operationId: `move${name}`,
      summary: `Puts the entries in order: ${label}`,
      body: orderSchema,
      reply: dataResponse(Type.Array(itemSchema)),
    },
    async (request) => {
      const data = await withAudit(
        db,
        request,
        (trx) => reorderEntries(trx, collection, request.body.ids),
        () => ({ action: "content-reordered", target: { id: kind, name: label } }),
      );
      return { message: "The order is saved.", data };
    },
  );
  if (!collection.isFixed) addEntryRoutes(app, db, collection);
  addHistoryRoutes(app, db, collection, `${path}/${kind}/:id`);
}

function addEntryRoutes(app: FastifyInstance, db: Db, collection: Collection) {
  const { kind, label, itemLabel, titleField } = collection;
  const { itemSchema, inputSchema, name } = createSchemas(collection);
  route(
    app,
    {
      method: "POST",
      url: `${path}/${kind}`,
      config: { area: kind },
      bodyLimit,
      operationId: `create${name}Entry`,
      summary: `Adds a ${itemLabel}`,
      body: inputSchema,
      reply: dataResponse(itemSchema),
    },
    async (request) => {
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          unwrapSaved(await createEntry(trx, collection, request.body, getStaffName(request))),
        (entry) => ({
          action: "content-added",
          target: { id: entry.id, name: `${label}: ${entry[titleField]}` },
        }),
      );
      return { message: `The ${itemLabel} is added.`, data };
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: `${path}/${kind}/:id`,
      config: { area: kind },
      operationId: `remove${name}Entry`,
      summary: `Moves a ${itemLabel} to the trash for 30 days`,
      params: idParams,
      errorStatuses: [404],
      reply: doneResponse,
    },
    async (request) => {
      const id = clampId(request.params);
      const by = getStaffName(request);
      const entry = await withAudit(
        db,
        request,
        async (trx) => orNotFound(await removeEntry(trx, collection, id, by), notFoundMessage),
        (removed) => ({
          action: "content-trashed",
          target: { id, name: `${label}: ${removed[titleField]}` },
        }),
      );
      return { message: `“${entry[titleField]}” is in the trash.` };
    },
  );
}

function addHistoryRoutes(
  app: FastifyInstance,
  db: Db,
  definition: Singleton | Collection,
  itemPath: string,
) {
  const { kind, label, fields } = definition;
  const { itemSchema, name } = createSchemas(definition);
  const getId = ({ params }: FastifyRequest) => {
    const { id } = params as { id?: number };
    return id === undefined ? singletonId : clampId({ id });
  };
  const hasId = itemPath.endsWith(":id");
  route(
    app,
    {
      method: "POST",
      url: `${itemPath}/reset`,
      config: { area: kind },
      operationId: `restore${name}Default`,
      summary: `Goes back to the default: ${label}`,
      ...(hasId && { params: idParams }),
      errorStatuses: [404],
      reply: doneResponse,
    },
    async (request) => {
      const id = getId(request);
      await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound((await resetToDefault(trx, definition, id)) || undefined, notFoundMessage),
        () => ({ action: "content-reset", target: { id, name: label } }),
      );
      return { message: "This is the default again." };
    },
  );

  route(
    app,
    {
      method: "GET",
      url: `${itemPath}/versions/:version`,
      config: { area: kind },
      operationId: `get${name}Version`,
      summary: `An earlier version: ${label}`,
      params: hasId ? Type.Object({ ...idParams.properties, ...versionProperties }) : versionParams,
      errorStatuses: [404],
      reply: dataResponse(itemSchema),
    },
    async (request) => {
      const id = getId(request);
      const versionId = clampId({ id: (request.params as { version: number }).version });
      const blank = { ...createBlankRevision(fields), updated_at: "" };
      const row = orNotFound(await findRevision(db, { kind, id, versionId }, blank), noVersion);
      const { updated_at } = row;
      const item = JSON.stringify(row);
      const data = parseRow(fields, { entry_id: id, item, updated_at, updated_by: "" });
      return { message: "A version.", data };
    },
  );
}

const versionProperties = { version: idParams.properties.id };
const versionParams = Type.Object(versionProperties);
const noVersion = "There is no such version.";
const orderSchema = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1 }), { title: "Order", maxItems: 1000 }),
});

function createBlankRevision(fields: Singleton["fields"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]));
}

function createSchemas({ kind, fields }: Singleton | Collection) {
  const name = `Clinic${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const content = contentSchema(fields, { schemaName: `${name}Input`, ...validatedByDomain });
  const itemSchema = Type.Unsafe<StoredContent<Singleton["fields"]>>(
    Type.Object({ ...content.properties, ...metaProperties }, { schemaName: name }),
  );
  return {
    name,
    inputSchema: content,
    patchSchema: contentPatchSchema(fields, `${name}Changes`),
    itemSchema,
  };
}
