import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import {
  clinicUrl,
  createSingletonEndpoints,
  getSchemaName,
} from "#domain/clinic/clinic-endpoints.server.ts";
import type { ClinicKind, Singleton } from "#domain/clinic/define-content.ts";
import {
  listEntries,
  readSingleton,
  singletonId,
} from "#domain/clinic/read-clinic-content.server.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { requireSaved } from "../or-not-found.ts";
import { contentBodyLimit, route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { addCollectionRoutes } from "./clinic-collection-routes.ts";
import { findContentVersion, resetContent } from "./clinic-history.ts";
import { findSavedBy, requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const summarySchema = namedObject("ClinicContentSummary", {
  kind: Type.String(),
  label: Type.String(),
  entries: Type.Integer(),
});

/** One set of routes for each definition, so that the API document has its fields. */
export const clinicRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: clinicUrl,
    config: { area: "everyone" },
    operationId: "listClinicContent",
    summary: "The kinds of clinic content that your role may change",
    reply: dataResponse(Type.Array(summarySchema)),
    handler: async (request) => {
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
  });
  for (const singleton of singletons) addSingletonRoutes(app, db, singleton);
  for (const collection of collections) addCollectionRoutes(app, db, collection);
};

function addSingletonRoutes(app: FastifyInstance, db: Db, singleton: Singleton) {
  const { kind, label } = singleton;
  const endpoints = createSingletonEndpoints(singleton);
  const name = getSchemaName(singleton);
  const config = { area: kind };
  route(app, {
    ...endpoints.find,
    config,
    operationId: `get${name}`,
    summary: label,
    handler: async () => ({ message: `${label}.`, data: await readSingleton(db, singleton) }),
  });

  route(app, {
    ...endpoints.update,
    config,
    bodyLimit: contentBodyLimit,
    operationId: `update${name}`,
    summary: `Changes: ${label}`,
    errorStatuses: [409],
    handler: async (request) => {
      const { item: data } = await withAudit(db, request, {
        change: async (trx) =>
          requireSaved(
            await updateSingleton(trx, singleton, request.body, await findSavedBy(trx, request)),
          ),
        event: () => ({ action: "content-saved", target: { id: kind, name: label } }),
      });
      return { message: `${label}: saved.`, data };
    },
  });

  route(app, {
    ...endpoints.reset,
    config,
    operationId: `restore${name}Default`,
    summary: `Goes back to the default: ${label}`,
    errorStatuses: [404, 409],
    handler: (request) => resetContent(db, request, singleton, singletonId),
  });

  route(app, {
    ...endpoints.findVersion,
    config,
    operationId: `get${name}Version`,
    summary: `An earlier version: ${label}`,
    errorStatuses: [404],
    handler: ({ params }) => findContentVersion(db, singleton, { id: singletonId, ...params }),
  });
}
