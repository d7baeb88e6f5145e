import type { Db } from "../records/tables.ts";
import type { PasskeyUse, PasskeyVerifier } from "./passkey-verifier.server.ts";
import { findPasskey, type recordPasskeyUse } from "./passkeys.server.ts";
import type { StaffUser } from "./staff-user.ts";
import { findStaffUser } from "./staff-users.server.ts";

export interface PasskeySignIn extends PasskeyUse {
  /** The id of the user that the authenticator stored with the passkey. */
  user_handle: string;
}

type PasskeySignInResult =
  | { staff: StaffUser; use: Parameters<typeof recordPasskeyUse>[1] }
  /** Undefined if nobody has that passkey. */
  | { refusedUserId: string | undefined };

/** The caller then records the use, which is the last check. */
export async function verifyPasskeySignIn(
  db: Db,
  passkeys: PasskeyVerifier,
  response: PasskeySignIn,
): Promise<PasskeySignInResult> {
  const passkey = await findPasskey(db, response.id);
  if (passkey === undefined) return { refusedUserId: undefined };
  const { user_id, passkey_id: passkeyId, counter: counterBefore } = passkey;
  const user = await findStaffUser(db, user_id);
  const isOwner = response.user_handle === Buffer.from(user_id).toString("base64url");
  const verified = isOwner ? await passkeys.verifyUse(passkey, response) : undefined;
  if (user === undefined || user.isDisabled || verified === undefined)
    return { refusedUserId: user_id };
  const { id, name, email, isAdmin, role } = user;
  return {
    staff: { id, name, email, isAdmin, role },
    use: { passkeyId, counterBefore, ...verified },
  };
}
