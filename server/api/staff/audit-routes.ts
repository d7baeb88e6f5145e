import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { maxId } from "#domain/records/max-id.ts";
import type { Db } from "#domain/records/tables.ts";
import { type AuditEntry, listAudit } from "#domain/staff/audit-log.server.ts";
import { route } from "../route.ts";

const entrySchema = namedObject("AuditEntry", {
  entry_id: Type.Integer(),
  at: Type.String(),
  user_id: Type.Union([Type.String(), Type.Null()]),
  user_name: Type.String(),
  act: Type.String(),
  thing_id: Type.String(),
  thing_name: Type.String(),
  network: Type.String(),
  times: Type.Integer({ description: "Failures of one hour share a row" }),
});
const query = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: maxId })),
});

export async function auditRoutes(app: FastifyInstance, { db }: { db: Db }) {
  route(app, {
    method: "GET",
    url: "/api/staff/audit",
    operationId: "listAuditEntries",
    summary: "The audit log, most recent first; pass `next` as `before` to get the next page",
    query: query,
    reply: dataResponse(Type.Array(entrySchema), { next: Type.Optional(Type.Integer()) }),
    handler: async (request) => {
      const { entries, next } = await listAudit(db, request.query.before);
      return { message: "The activity log.", data: entries.map(serializeEntry), next };
    },
  });
}

/** The names on the wire are older than those of the columns. */
function serializeEntry({ action, target_id, target_name, ...entry }: AuditEntry) {
  return { ...entry, act: action, thing_id: target_id, thing_name: target_name };
}
