import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Actor, sumFailure } from "#domain/staff/audit.server.ts";
import type { StaffUser } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { Refusal } from "../../errors.ts";
import type { Sessions, TimeLeft } from "../../sessions.ts";

interface Admitted {
  staff: StaffUser;
  sessionId: string;
  left: TimeLeft;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Allows admins who still have to set up a required second factor. */
    beforeSecondFactor?: boolean;
  }
}

const factorFirst = "Everyone here needs a second factor. Please set up yours first.";

const admins = new WeakMap<FastifyRequest, Admitted>();

/** Rejects visitors (401) and non-admins (403) before the body of a request is read. */
export function guardStaffRoutes(
  app: FastifyInstance,
  { db, sessions }: { db: Db; sessions: Sessions },
): void {
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook("onRequest", async (request, reply) => {
    const { staff, sessionId, owesSecondFactor, left, cookies } = await sessions.find(request);
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    if (staff === undefined || sessionId === undefined) throw new Refusal(401, "Please sign in.");
    if (!staff.isAdmin) {
      await recordRefusal(db, request, staff);
      throw new Refusal(403, "Only an admin may do this.");
    }
    const { beforeSecondFactor = false } = request.routeOptions.config;
    if (owesSecondFactor && !beforeSecondFactor) throw new Refusal(403, factorFirst);
    admins.set(request, { staff, sessionId, left });
  });
}

/** Records in the audit log that a user without the admin role asked for the staff area. */
export function recordRefusal(db: Db, request: FastifyRequest, staff: StaffUser): Promise<void> {
  return sumFailure(db, actorFrom(request, staff), "access-refused");
}

export function staffOf(request: FastifyRequest): StaffUser {
  return admittedOf(request).staff;
}

export function staffName(request: FastifyRequest): string {
  return staffOf(request).name;
}

export function sessionOf(request: FastifyRequest): { id: string; left: TimeLeft } {
  const { sessionId, left } = admittedOf(request);
  return { id: sessionId, left };
}

export function actorOf(request: FastifyRequest): Actor {
  return actorFrom(request, staffOf(request));
}

function actorFrom({ ip }: FastifyRequest, { id, name }: StaffUser): Actor {
  return { id, name, network: clientNetwork(ip) };
}

function admittedOf(request: FastifyRequest): Admitted {
  const admitted = admins.get(request);
  if (admitted === undefined) throw new Error("This route is not protected by the guard");
  return admitted;
}
