import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { getCodeKind } from "#domain/staff/second-factors.server.ts";
import { type CodeAttempt, countCodeAttempt } from "#domain/staff/sign-in-rate-limit.server.ts";
import { getClientNetwork } from "#server/http/client-network.ts";
import { tooManyAttempts } from "#server/http/http-error.ts";
import { requireStaff } from "./guard.ts";

/** Refuses the request after too many codes; a correct code resets the returned attempt. */
export async function limitCodeAttempts(
  db: Db,
  request: FastifyRequest<{ Body: { code: string } }>,
): Promise<CodeAttempt> {
  const attempt: CodeAttempt = {
    userId: requireStaff(request).id,
    network: getClientNetwork(request.ip),
    kind: getCodeKind(request.body.code),
  };
  const waitSeconds = await countCodeAttempt(db, attempt);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  return attempt;
}
