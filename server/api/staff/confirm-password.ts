import type { FastifyRequest } from "fastify";
import { sumFailure } from "#domain/staff/audit.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { isPasswordOf } from "#domain/staff/credentials.server.ts";
import { countSignInAttempt, withdrawConfirmation } from "#domain/staff/sign-in-throttle.server.ts";
import { passwordRefused } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork, clientNetwork48 } from "../../client-network.ts";
import { badInput, tooManyAttempts } from "../../errors.ts";
import { actorOf, staffOf } from "./guard.ts";

export interface Confirmation {
  field: string;
  password: string;
}

/**
 * Somebody else may be using an unattended session, so dangerous actions ask for the password again.
 * Wrong passwords count towards the rate limit of the sign-in.
 */
export async function confirmPassword(
  { db, auth }: { db: Db; auth: Auth },
  request: FastifyRequest,
  { field, password }: Confirmation,
): Promise<void> {
  const { id: userId, email } = staffOf(request);
  const attempt = {
    email,
    network: clientNetwork(request.ip),
    network48: clientNetwork48(request.ip),
  };
  const counted = await countSignInAttempt(db, attempt);
  const isThrottled = counted.waitSeconds > 0;
  if (isThrottled || !(await isPasswordOf(db, auth, { userId, password }))) {
    await sumFailure(db, actorOf(request), "password-check-failed");
    if (isThrottled) throw tooManyAttempts(counted.waitSeconds);
    throw badInput({ [field]: passwordRefused });
  }
  await withdrawConfirmation(db, attempt, counted);
}
