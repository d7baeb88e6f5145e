import type { FastifyReply, FastifyRequest } from "fastify";
import { mayAccess } from "#domain/staff/roles.ts";
import { sendCookies } from "#server/auth/send-cookies.ts";
import type { Sessions } from "#server/auth/sessions.ts";

/** The areas of owners and writers. */
type DraftArea = "posts" | "location-pages";

export async function mayReadDrafts(
  sessions: Sessions,
  area: DraftArea,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { signedIn, cookies } = await sessions.find(request);
  sendCookies(reply, cookies);
  if (signedIn === undefined || signedIn.mustSetUpSecondFactor) return false;
  return signedIn.staff.isAdmin && mayAccess(signedIn.staff.role, area);
}
