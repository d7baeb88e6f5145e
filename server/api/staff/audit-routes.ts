import type { FastifyInstance } from "fastify";
import Type from "typebox";
import type { Db } from "#domain/records/tables.ts";
import { listAudit } from "#domain/staff/audit-log.server.ts";
import { tagRoutes } from "../openapi.ts";
import { dataResponse, errorResponses } from "../response-schemas.ts";

const entrySchema = Type.Object(
  {
    entry_id: Type.Integer(),
    at: Type.String(),
    user_id: Type.Union([Type.String(), Type.Null()]),
    user_name: Type.String(),
    act: Type.String(),
    thing_id: Type.String(),
    thing_name: Type.String(),
    network: Type.String(),
    times: Type.Integer({ description: "Failures of one hour share a row" }),
  },
  { schemaName: "AuditEntry" },
);
const query = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
});

export async function auditRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Audit log");
  app.get<{ Querystring: { before?: number } }>(
    "/api/staff/audit",
    {
      schema: {
        operationId: "listAuditEntries",
        summary: "The audit log, most recent first; pass `next` as `before` to get the next page",
        querystring: query,
        response: {
          200: dataResponse(Type.Array(entrySchema), { next: Type.Optional(Type.Integer()) }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { entries, next } = await listAudit(db, request.query.before);
      return { status: "success", message: "The activity log.", data: entries, next };
    },
  );
}
