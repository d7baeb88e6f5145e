import type { Db } from "../records/tables.ts";
import { findPasswordHash } from "./credentials.server.ts";
import { hasPasskey } from "./passkeys.server.ts";
import { isSecondFactorRequired } from "./second-factor-requirement.server.ts";
import { consumeCode, findSecondFactor, getCodeKind } from "./second-factors.server.ts";
import { countCodeAttempt, resetCodeAttempts } from "./sign-in-rate-limit.server.ts";
import type { TextCipher } from "./text-cipher.server.ts";
import { isTrustedDevice } from "./trusted-devices.server.ts";

interface SignInCandidate {
  userId: string;
  code: string;
  network: string;
  passwordHash: string | undefined;
  deviceTokens: string[];
}

export type SignInMethod = "password" | "app" | "recovery" | "trusted-device" | "passkey";

export type SignInResult =
  | { kind: "admitted"; by: SignInMethod }
  /** Disabled, or the password has just changed. The response is that of a wrong password. */
  | { kind: "refused" }
  | { kind: "code-missing" }
  /** A second factor is required, and a passkey is the only one of this user. */
  | { kind: "passkey-missing" }
  | { kind: "code-wrong"; codeKind: "app" | "recovery" }
  | { kind: "too-many"; waitSeconds: number };

export async function completeSignIn(
  db: Db,
  cipher: TextCipher,
  { userId, code, network, passwordHash, deviceTokens }: SignInCandidate,
): Promise<SignInResult> {
  if (!(await isStillValid(db, userId, passwordHash))) return { kind: "refused" };
  const { isOn } = await findSecondFactor(db, userId);
  if (!isOn)
    return (await isSecondFactorRequired(db)) && (await hasPasskey(db, userId))
      ? { kind: "passkey-missing" }
      : { kind: "admitted", by: "password" };
  if (code === "")
    return (await isTrustedDevice(db, userId, deviceTokens))
      ? { kind: "admitted", by: "trusted-device" }
      : { kind: "code-missing" };
  const attempt = { userId, network, kind: getCodeKind(code) };
  const waitSeconds = await countCodeAttempt(db, attempt);
  if (waitSeconds > 0) return { kind: "too-many", waitSeconds };
  const by = await consumeCode(db, cipher, { userId, code });
  if (by === undefined) return { kind: "code-wrong", codeKind: attempt.kind };
  await resetCodeAttempts(db, attempt);
  return { kind: "admitted", by };
}

/** The password may change during verification. Node clocks differ, so hashes are compared. */
async function isStillValid(db: Db, userId: string, passwordHash: string | undefined) {
  const user = await db
    .selectFrom("staff_user")
    .select("email")
    .where("id", "=", userId)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  if (user === undefined || passwordHash === undefined) return false;
  return (await findPasswordHash(db, user.email)) === passwordHash;
}
