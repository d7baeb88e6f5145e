import type { Db } from "../tables.ts";
import { findPasswordHash } from "./credentials.server.ts";
import type { Sealer } from "./sealed-text.server.ts";
import { codeKind, findSecondFactor, takeCode } from "./second-factor.server.ts";
import { countCodeAttempt, forgetCodeAttempts } from "./sign-in-throttle.server.ts";

export interface Applicant {
  userId: string;
  code: string;
  network: string;
  passwordHash: string | undefined;
}

export type Admission =
  | { kind: "admitted"; by: "password" | "app" | "recovery" }
  /** Disabled, or the password has just changed. The response is that of a wrong password. */
  | { kind: "refused" }
  | { kind: "code-missing" }
  | { kind: "code-wrong" }
  | { kind: "too-many"; waitSeconds: number };

export async function admit(
  db: Db,
  sealer: Sealer,
  { userId, code, network, passwordHash }: Applicant,
): Promise<Admission> {
  if (!(await isStillWelcome(db, userId, passwordHash))) return { kind: "refused" };
  const { isOn } = await findSecondFactor(db, userId);
  if (!isOn) return { kind: "admitted", by: "password" };
  if (code === "") return { kind: "code-missing" };
  const attempt = { userId, network, kind: codeKind(code) };
  const waitSeconds = await countCodeAttempt(db, attempt);
  if (waitSeconds > 0) return { kind: "too-many", waitSeconds };
  const by = await takeCode(db, sealer, { userId, code });
  if (by === undefined) return { kind: "code-wrong" };
  await forgetCodeAttempts(db, attempt);
  return { kind: "admitted", by };
}

/**
 * Verifying a password takes a while, and it may change meanwhile. Hashes are compared instead of
 * timestamps, because the clocks of nodes differ.
 */
async function isStillWelcome(db: Db, userId: string, passwordHash: string | undefined) {
  const user = await db
    .selectFrom("staff_user")
    .select("email")
    .where("id", "=", userId)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  if (user === undefined || passwordHash === undefined) return false;
  return (await findPasswordHash(db, user.email)) === passwordHash;
}
