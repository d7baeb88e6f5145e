import Type from "typebox";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { maxId } from "#domain/records/max-id.ts";
import { listAudit } from "#domain/staff/audit-log.server.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

const entrySchema = namedObject("AuditEntry", {
  entry_id: Type.Integer(),
  at: Type.String(),
  user_id: Type.Union([Type.String(), Type.Null()]),
  user_name: Type.String(),
  action: Type.String(),
  target_id: Type.String(),
  target_name: Type.String(),
  network: Type.String(),
  times: Type.Integer({ description: "Failures of one hour share a row" }),
});
const query = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: maxId })),
});

export const auditRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: "/api/staff/audit",
    operationId: "listAuditEntries",
    summary: "The audit log, most recent first; pass `next` as `before` to get the next page",
    query,
    reply: dataResponse(Type.Array(entrySchema), { next: Type.Optional(Type.Integer()) }),
    handler: async (request) => {
      const { entries, next } = await listAudit(db, request.query.before);
      return { message: "The activity log.", data: entries, next };
    },
  });
};
