import { createHmac } from "node:crypto";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { type PasskeySignIn, verifyPasskeySignIn } from "#domain/staff/passkey-sign-in.server.ts";
import type { PasskeyVerifier } from "#domain/staff/passkey-verifier.server.ts";
import { recordPasskeyUse } from "#domain/staff/passkeys.server.ts";
import { idleLimitMinutes } from "#domain/staff/session-limits.ts";

export async function createPasskeySession(
  { db, auth }: { db: Db; auth: Auth },
  passkeys: PasskeyVerifier,
  response: PasskeySignIn,
) {
  const result = await verifyPasskeySignIn(db, passkeys, response);
  if ("refusedUserId" in result) return result;
  const { staff, use } = result;
  const { internalAdapter, secret, authCookies } = await auth.$context;
  const { token } = await internalAdapter.createSession(staff.id);
  // Only now, so that whoever ends all sessions of the user ends this one too.
  if (await recordPasskeyUse(db, use)) {
    const { name } = authCookies.sessionToken;
    return { staff, token, cookie: createSessionCookie(token, secret, name) };
  }
  await internalAdapter.deleteSession(token);
  return { refusedUserId: staff.id };
}

/** The cookie that Better Auth sets for a password; it offers none for a session made by us. */
function createSessionCookie(token: string, secret: string, name: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  const secure = name.startsWith("__Host-") ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${idleLimitMinutes * 60}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}
