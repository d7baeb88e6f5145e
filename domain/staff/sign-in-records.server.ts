import type { Db } from "../records/tables.ts";
import { type AuditAction, type FailureAction, unknownUser } from "./audit-actions.ts";
import { type Actor, recordAudit, recordAuditFailure } from "./audit-log.server.ts";
import type { SignInMethod } from "./complete-sign-in.server.ts";
import { recordNetwork } from "./known-networks.server.ts";
import { addNotice, downgradeOwnFailure, removeNotice } from "./staff-notices.server.ts";
import { findStaffUser, findStaffUserByEmail, recordLastSignIn } from "./staff-users.server.ts";

/** Names only existing users: an unknown email may be a password typed into the wrong field. */
export async function recordSignInFailure(
  db: Db,
  { email, network, action }: { email: string; network: string; action: FailureAction },
): Promise<void> {
  const user = await findStaffUserByEmail(db, email);
  const actor: Actor = { id: user?.id, name: user?.name ?? unknownUser, network };
  await recordAuditFailure(db, actor, action);
  if (user === undefined) return;
  if (["code-missing", "code-failed", "passkey-missing"].includes(action))
    await addNotice(db, { userId: user.id, kind: "code-missing", subject: network });
  else await addNotice(db, { userId: user.id, kind: "sign-ins-failed" });
}

/** The user is unknown if nobody has that passkey. */
export async function recordPasskeyFailure(
  db: Db,
  { userId, network }: { userId: string | undefined; network: string },
): Promise<void> {
  const user = userId === undefined ? undefined : await findStaffUser(db, userId);
  const actor: Actor = { id: user?.id, name: user?.name ?? unknownUser, network };
  await recordAuditFailure(db, actor, "passkey-failed");
  if (user !== undefined) await addNotice(db, { userId: user.id, kind: "sign-ins-failed" });
}

interface SignIn {
  id: string;
  name: string;
  network: string;
  device: string;
  by: SignInMethod;
}

export async function recordSignIn(db: Db, signIn: SignIn): Promise<void> {
  const { id: userId, name, network, device, by } = signIn;
  await recordAudit(db, { id: userId, name, network }, { action: signInActions[by] });
  await recordLastSignIn(db, userId);
  // The notice came from the password step of this sign-in, or of one that the owner abandoned.
  await removeNotice(db, { userId, kind: "code-missing", subject: network });
  await downgradeOwnFailure(db, { userId, network });
  const subject = `${device}, network ${network}`;
  const { wasKnown, isFirst } = await recordNetwork(db, { userId, network });
  if (!wasKnown && !isFirst) await addNotice(db, { userId, kind: "new-network", subject });
  if (by === "recovery") await addNotice(db, { userId, kind: "recovery-code-used", subject });
}

const signInActions: Record<SignInMethod, AuditAction> = {
  password: "signed-in",
  app: "signed-in",
  "trusted-device": "signed-in",
  recovery: "recovery-code-used",
  passkey: "passkey-used",
};
