import Type from "typebox";
import { dataResponse, namedObject } from "#domain/fields/endpoint.server.ts";
import { accountEndpoints } from "#domain/staff/account-endpoints.server.ts";
import { dismissNotices } from "#domain/staff/staff-notices.server.ts";
import { endSession, endSessions, listSessions } from "#domain/staff/user-sessions.server.ts";
import { orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { requireStaff, requireStaffSession } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

const notFoundMessage = "That session has already ended.";
const sessionSchema = namedObject("Session", {
  id: Type.String(),
  device: Type.String(),
  network: Type.String(),
  started_at: Type.String(),
  seen_at: Type.String(),
  isCurrent: Type.Boolean(),
});

export const accountSessionRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    method: "GET",
    url: "/api/staff/account/sessions",
    operationId: "listSessions",
    summary: "Your own sessions, most recent first",
    reply: dataResponse(Type.Array(sessionSchema)),
    handler: async (request) => {
      const sessions = await listSessions(db, requireStaff(request).id);
      const currentId = requireStaffSession(request).sessionId;
      const data = sessions.map((session) => ({ ...session, isCurrent: session.id === currentId }));
      return { message: "Where you are signed in.", data };
    },
  });

  route(app, {
    ...accountEndpoints.endOtherSessions,
    operationId: "endOtherSessions",
    summary: "Ends all of your own sessions except this one",
    handler: async (request) => {
      await withAudit(db, request, {
        change: (trx) =>
          endSessions(trx, requireStaff(request).id, requireStaffSession(request).sessionId),
        event: () => ({ action: "sessions-ended" }),
      });
      return { message: "You are signed out everywhere else." };
    },
  });

  route(app, {
    ...accountEndpoints.endSession,
    operationId: "endSession",
    summary: "Ends one of your own sessions",
    errorStatuses: [404],
    handler: async (request) => {
      const { id } = request.params;
      await withAudit(db, request, {
        change: async (trx) =>
          orNotFound(await endSession(trx, requireStaff(request).id, id), notFoundMessage),
        event: () => ({ action: "session-ended" }),
      });
      return { message: "The session has ended." };
    },
  });

  route(app, {
    ...accountEndpoints.extendSession,
    config: { beforeSecondFactor: true },
    operationId: "extendSession",
    summary: "Extends the session and returns how long it lasts now",
    handler: async (request) => ({
      message: "You stay signed in.",
      data: requireStaffSession(request).remaining,
    }),
  });

  route(app, {
    ...accountEndpoints.dismissNotices,
    operationId: "dismissNotices",
    summary: "Dismisses the notices about your own account that this session displayed",
    handler: async (request) => {
      const reader = {
        userId: requireStaff(request).id,
        sessionId: requireStaffSession(request).sessionId,
      };
      await dismissNotices(db, reader);
      return { message: "The notices are dismissed." };
    },
  });
};
