import type { FastifyInstance } from "fastify";
import {
  clinicUrl,
  createCollectionEndpoints,
  getSchemaName,
} from "#domain/clinic/clinic-endpoints.server.ts";
import type { Collection, ContentMeta } from "#domain/clinic/define-content.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { reorderEntries } from "#domain/clinic/reorder-entries.server.ts";
import {
  createEntry,
  removeEntry,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { HttpError } from "#server/http/http-error.ts";
import { clampId, orNotFound, requireSaved } from "../or-not-found.ts";
import { contentBodyLimit, route } from "../route.ts";
import { entryNotFoundMessage, findContentVersion, resetContent } from "./clinic-history.ts";
import { findSavedBy } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const orderConflictMessage =
  "Somebody else has changed the order meanwhile. This is the order now: please move it again.";

export function addCollectionRoutes(app: FastifyInstance, db: Db, collection: Collection) {
  const { kind, label, itemLabel } = collection;
  const endpoints = createCollectionEndpoints(collection);
  const name = getSchemaName(collection);
  const config = { area: kind };
  route(app, {
    ...endpoints.list,
    config,
    operationId: `list${name}`,
    summary: `${label}, in order`,
    handler: async () => ({ message: `${label}.`, data: await listEntries(db, collection) }),
  });

  route(app, {
    ...endpoints.move,
    config,
    operationId: `move${name}`,
    summary: `Puts the entries in order: ${label}`,
    errorStatuses: [409],
    handler: async (request) => {
      const { ids, based_on } = request.body;
      const { item: data } = await withAudit(db, request, {
        change: async (trx) =>
          requireSaved(await reorderEntries(trx, collection, ids, based_on), orderConflictMessage),
        event: () => ({ action: "content-reordered", target: { id: kind, name: label } }),
      });
      return { message: "The order is saved.", data };
    },
  });

  route(app, {
    ...endpoints.update,
    config,
    bodyLimit: contentBodyLimit,
    operationId: `update${name}Entry`,
    summary: `Changes a ${itemLabel}`,
    errorStatuses: [404, 409],
    handler: async (request) => {
      const id = clampId(request.params);
      const { item: data } = await withAudit(db, request, {
        change: async (trx) => {
          const by = await findSavedBy(trx, request);
          const saved = await updateEntry(trx, collection, id, request.body, by);
          return requireSaved(orNotFound(saved, entryNotFoundMessage));
        },
        event: ({ item }) => ({
          action: "content-saved",
          target: getAuditTarget(collection, item),
        }),
      });
      return { message: `The ${itemLabel} is saved.`, data };
    },
  });

  if (collection.defaults.length > 0)
    route(app, {
      ...endpoints.reset,
      config,
      operationId: `restore${name}Default`,
      summary: `Goes back to the default: ${label}`,
      errorStatuses: [404, 409],
      handler: (request) => resetContent(db, request, collection, clampId(request.params)),
    });

  route(app, {
    ...endpoints.findVersion,
    config,
    operationId: `get${name}Version`,
    summary: `An earlier version: ${label}`,
    errorStatuses: [404],
    handler: ({ params }) =>
      findContentVersion(db, collection, { id: clampId(params), version: params.version }),
  });

  if (collection.isFixed) addRefusalRoutes(app, collection);
  else addEntryRoutes(app, db, collection);
}

/** The guard answers 401 and 403 only on routes that exist. The API document omits these two. */
function addRefusalRoutes(app: FastifyInstance, { kind, label, itemLabel, fields }: Collection) {
  const url = `${clinicUrl}/${kind}`;
  const config = { area: kind };
  const refuse = async () => {
    const refusal = `The number of ${label.toLowerCase()} is fixed: none can be added or deleted.`;
    const toggle = fields.isListed?.label;
    const advice = toggle ? ` You can hide a ${itemLabel} instead: turn off “${toggle}”.` : "";
    throw new HttpError(409, refusal + advice);
  };
  app.post(url, { config, bodyLimit: contentBodyLimit }, refuse);
  app.delete(`${url}/:id`, { config }, refuse);
}

function addEntryRoutes(app: FastifyInstance, db: Db, collection: Collection) {
  const { kind, itemLabel, titleField } = collection;
  const endpoints = createCollectionEndpoints(collection);
  const name = getSchemaName(collection);
  const config = { area: kind };
  route(app, {
    ...endpoints.create,
    config,
    bodyLimit: contentBodyLimit,
    operationId: `create${name}Entry`,
    summary: `Adds a ${itemLabel}`,
    handler: async (request) => {
      const { item: data } = await withAudit(db, request, {
        change: async (trx) =>
          requireSaved(
            await createEntry(trx, collection, request.body, await findSavedBy(trx, request)),
          ),
        event: ({ item }) => ({
          action: "content-added",
          target: getAuditTarget(collection, item),
        }),
      });
      return { message: `The ${itemLabel} is added.`, data };
    },
  });

  route(app, {
    ...endpoints.remove,
    config,
    operationId: `remove${name}Entry`,
    summary: `Moves a ${itemLabel} to the trash for 30 days`,
    errorStatuses: [404],
    handler: async (request) => {
      const id = clampId(request.params);
      const { item: entry } = await withAudit(db, request, {
        change: async (trx) => {
          const { moveTo } = request.query;
          const by = await findSavedBy(trx, request);
          const removed = await removeEntry(trx, collection, id, by, moveTo);
          return requireSaved(orNotFound(removed, entryNotFoundMessage));
        },
        event: ({ item }) => ({
          action: "content-trashed",
          target: getAuditTarget(collection, { ...item, id }),
        }),
      });
      return { message: `“${entry[titleField]}” is in the trash.` };
    },
  });
}

function getAuditTarget(
  { label, titleField }: Collection,
  entry: ContentMeta & Record<string, unknown>,
) {
  return { id: entry.id, name: `${label}: ${entry[titleField]}` };
}
