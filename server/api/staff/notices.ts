import type { FastifyInstance } from "fastify";
import { dismissNotices } from "#domain/staff/staff-notices.server.ts";
import type { Db } from "#domain/tables.ts";
import { doneReply, failures } from "../replies.ts";
import { sessionOf, staffOf } from "./guard.ts";

export async function noticeRoutes(app: FastifyInstance, { db }: { db: Db }) {
  app.delete(
    "/api/staff/account/notices",
    {
      schema: {
        summary: "Dismisses the notices about your own account that this session displayed",
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const reader = { userId: staffOf(request).id, sessionId: sessionOf(request).id };
      await dismissNotices(db, reader);
      return { status: "success", message: "The notices are dismissed." };
    },
  );
}
