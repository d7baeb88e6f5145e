import type { FastifyInstance } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { dismissNotices } from "#domain/staff/staff-notices.server.ts";
import { tagRoutes } from "../openapi.ts";
import { doneResponse, errorResponses } from "../response-schemas.ts";
import { getStaffSession, requireStaff } from "./guard.ts";

export async function noticeRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Account");
  app.delete(
    "/api/staff/account/notices",
    {
      schema: {
        operationId: "dismissNotices",
        summary: "Dismisses the notices about your own account that this session displayed",
        response: { 200: doneResponse, ...errorResponses },
      },
    },
    async (request) => {
      const reader = { userId: requireStaff(request).id, sessionId: getStaffSession(request).id };
      await dismissNotices(db, reader);
      return { status: "success", message: "The notices are dismissed." };
    },
  );
}
