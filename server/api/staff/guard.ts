import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StaffUser } from "#domain/staff/user.ts";
import { Refusal } from "../../errors.ts";
import type { Sessions } from "../../sessions.ts";

const admins = new WeakMap<FastifyRequest, StaffUser>();

/** For every route registered beside it: 401 to nobody, 403 to who is no admin, before the body. */
export function guardStaffRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, security: [{ session: [] }] };
  });
  app.addHook("onRequest", async (request, reply) => {
    const { staff, cookies } = await sessions.find(request);
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    if (staff === undefined) throw new Refusal(401, "Please sign in.");
    if (!staff.isAdmin) throw new Refusal(403, "Only an admin may do this.");
    admins.set(request, staff);
  });
}

/** Who asks. Only routes under the guard may ask that. */
export function staffOf(request: FastifyRequest): StaffUser {
  const staff = admins.get(request);
  if (staff === undefined) throw new Error("This route stands outside the guard");
  return staff;
}

/** Who does it, as versions and the trash tell it. */
export function staffName(request: FastifyRequest): string {
  return staffOf(request).name;
}
