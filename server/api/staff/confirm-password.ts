import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { recordAuditFailure } from "#domain/staff/audit-log.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { verifyPassword } from "#domain/staff/credentials.server.ts";
import {
  countSignInAttempt,
  discardConfirmation,
} from "#domain/staff/sign-in-rate-limit.server.ts";
import { passwordRefusedMessage } from "#domain/staff/staff-user.ts";
import { getClientNetwork, getClientNetwork48 } from "#server/http/client-network.ts";
import { tooManyAttempts, validationError } from "#server/http/http-error.ts";
import { getActor, requireStaff, requireStaffSession } from "./guard.ts";

/**
 * Somebody else may be using an unattended session, so dangerous actions ask for the password again.
 * Wrong passwords count towards the rate limit of the sign-in.
 */
export async function confirmPassword(
  { db, auth }: { db: Db; auth: Auth },
  request: FastifyRequest,
  password: string,
  field = "password",
): Promise<void> {
  const { id: userId, email } = requireStaff(request);
  const attempt = {
    email,
    network: getClientNetwork(request.ip),
    network48: getClientNetwork48(request.ip),
    browser: `session ${requireStaffSession(request).sessionId}`,
  };
  const counted = await countSignInAttempt(db, attempt);
  const isThrottled = counted.waitSeconds > 0;
  if (isThrottled || !(await verifyPassword(db, auth, { userId, password }))) {
    await recordAuditFailure(db, getActor(request), "password-check-failed");
    if (isThrottled) throw tooManyAttempts(counted.waitSeconds);
    throw validationError({ [field]: passwordRefusedMessage });
  }
  await discardConfirmation(db, attempt, counted);
}
