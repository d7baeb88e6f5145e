import type { FastifyInstance } from "fastify";
import { Refusal } from "../../errors.ts";
import type { Sessions } from "../../sessions.ts";

/** For every route registered beside it: 401 to nobody, 403 to who is no admin, before the body. */
export function guardStaffRoutes(app: FastifyInstance, sessions: Sessions): void {
  app.addHook("onRequest", async (request, reply) => {
    const { staff, cookies } = await sessions.find(request);
    reply.header("cache-control", "no-store");
    for (const cookie of cookies) reply.header("set-cookie", cookie);
    if (staff === undefined) throw new Refusal(401, "Please sign in.");
    if (!staff.isAdmin) throw new Refusal(403, "Only an admin may do this.");
  });
}
