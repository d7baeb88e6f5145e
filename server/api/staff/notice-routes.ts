import type { FastifyInstance } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import { dismissNotices } from "#domain/staff/staff-notices.server.ts";
import { route } from "../route.ts";
import { getStaffSession, requireStaff } from "./guard.ts";

export async function noticeRoutes(app: FastifyInstance, { db }: { db: Db }) {
  route(app, {
    ...accountEndpoints.dismissNotices,
    operationId: "dismissNotices",
    summary: "Dismisses the notices about your own account that this session displayed",
    handler: async (request) => {
      const reader = { userId: requireStaff(request).id, sessionId: getStaffSession(request).id };
      await dismissNotices(db, reader);
      return { message: "The notices are dismissed." };
    },
  });
}
