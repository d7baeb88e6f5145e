import type { FastifyInstance, FastifyRequest } from "fastify";
import { getKindArea } from "#domain/content-types/kind-areas.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Actor } from "#domain/staff/audit-log.server.ts";
import { formatAreaRefusal, mayAccess, type StaffArea } from "#domain/staff/roles.ts";
import { findStaffLabel } from "#domain/staff/staff-label.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import type { RequestSession, TimeLeft } from "#server/auth/request-sessions.ts";
import { sendCookies } from "#server/auth/send-cookies.ts";
import type { Sessions } from "#server/auth/sessions.ts";
import { createActor, recordRefusal } from "#server/auth/staff-actor.ts";
import { HttpError } from "#server/http/http-error.ts";

interface StaffSession {
  staff: StaffUser;
  sessionId: string;
  remaining: TimeLeft;
}

/** "by-kind" is the area of the kind in the path. */
export type RouteArea = StaffArea | "by-kind";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Allows admins who still have to set up a required second factor. */
    beforeSecondFactor?: boolean;
    /** False for calls that the browser makes by itself, which must not keep a session alive. */
    extendsSession?: boolean;
    /** Only an owner may use a route without one. */
    area?: RouteArea;
  }
}

const setUpFirstMessage =
  "Everyone here needs a second factor. Please set up yours first, on your account page.";

const staffSessions = new WeakMap<FastifyRequest, StaffSession>();

/** Declares the area of all routes of a plugin that do not have their own. */
export function setRouteArea(app: FastifyInstance, area: RouteArea): void {
  app.addHook("onRoute", (route) => {
    route.config = { area, ...route.config };
  });
}

/**
 * Rejects visitors (401), non-admins and calls outside of one's role (403) before the body of a
 * request is read, and again after it: a body that takes seconds must not outlive session or role.
 */
export function guardStaffRoutes(app: FastifyInstance, options: GuardOptions): void {
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook("onRequest", async (request, reply) => {
    const { extendsSession = true } = request.routeOptions.config;
    const session = await options.sessions.find(request, !extendsSession);
    sendCookies(reply, session.cookies);
    await admitStaff(options.db, request, session);
  });
  app.addHook("preHandler", async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      await confirmAdmission(options, request);
  });
}

interface GuardOptions {
  db: Db;
  sessions: Sessions;
}

/** For a handler that reads the body itself. */
export async function confirmAdmission(
  { db, sessions }: GuardOptions,
  request: FastifyRequest,
): Promise<void> {
  await admitStaff(db, request, await sessions.find(request, true));
}

async function admitStaff(
  db: Db,
  request: FastifyRequest,
  { signedIn, remaining }: RequestSession,
): Promise<void> {
  if (signedIn === undefined) throw new HttpError(401, "Please sign in.");
  const { staff, sessionId, mustSetUpSecondFactor } = signedIn;
  if (!staff.isAdmin) {
    await recordRefusal(db, request, staff);
    throw new HttpError(403, "Your account has no role yet. Please ask an owner.");
  }
  const { beforeSecondFactor = false, area = "owners" } = request.routeOptions.config;
  const requestArea = area === "by-kind" ? findKindArea(request.params) : area;
  if (!mayAccess(staff.role, requestArea)) {
    await recordRefusal(db, request, staff);
    throw new HttpError(
      403,
      `${formatAreaRefusal(requestArea)} If you need it, please ask an owner.`,
    );
  }
  if (mustSetUpSecondFactor && !beforeSecondFactor) throw new HttpError(403, setUpFirstMessage);
  staffSessions.set(request, { staff, sessionId, remaining });
}

function findKindArea(params: unknown): StaffArea {
  return getKindArea((params as { kind: string }).kind);
}

export function requireStaff(request: FastifyRequest): StaffUser {
  return requireStaffSession(request).staff;
}

/** As saved versions and the trash record it. */
export function findSavedBy(db: Db, request: FastifyRequest): Promise<string> {
  return findStaffLabel(db, requireStaff(request));
}

export function getActor(request: FastifyRequest): Actor {
  return createActor(request, requireStaff(request));
}

export function requireStaffSession(request: FastifyRequest): StaffSession {
  const staffSession = staffSessions.get(request);
  if (staffSession === undefined) throw new Error("This route is not protected by the guard");
  return staffSession;
}
