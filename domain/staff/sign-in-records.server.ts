import type { Db } from "../tables.ts";
import { type Actor, sumFailure, writeAudit } from "./audit.server.ts";
import { type FailureAct, unknownUser } from "./audit.ts";
import { rememberNetwork } from "./known-networks.server.ts";
import { findStaffUserByEmail } from "./manage-users.server.ts";
import { addNotice, removeNotice } from "./staff-notices.server.ts";

interface Failure {
  email: string;
  network: string;
  act: FailureAct;
}

/**
 * Records a sign-in that was refused, for the audit log and for the owner of the account. What was
 * typed as an email may be a password, so only users that exist are named.
 */
export async function recordFailure(db: Db, { email, network, act }: Failure): Promise<void> {
  const user = await findStaffUserByEmail(db, email);
  const actor: Actor = { id: user?.id, name: user?.name ?? unknownUser, network };
  await sumFailure(db, actor, act);
  if (user === undefined) return;
  if (act === "code-missing" || act === "code-failed")
    await addNotice(db, { userId: user.id, kind: "code-missing", subject: network });
  else await addNotice(db, { userId: user.id, kind: "sign-ins-failed" });
}

interface SignIn {
  id: string;
  name: string;
  network: string;
  device: string;
  by: "password" | "app" | "recovery";
}

/** Records a sign-in that succeeded, and where it came from. */
export async function recordSignIn(db: Db, signIn: SignIn): Promise<void> {
  const { id: userId, name, network, device, by } = signIn;
  const act = by === "recovery" ? "recovery-code-used" : "signed-in";
  await writeAudit(db, { id: userId, name, network }, { act });
  // The password step of this very sign-in, or of one that its owner did not finish.
  await removeNotice(db, { userId, kind: "code-missing", subject: network });
  const subject = `${device}, network ${network}`;
  const { wasKnown, isFirst } = await rememberNetwork(db, { userId, network });
  if (!wasKnown && !isFirst) await addNotice(db, { userId, kind: "new-network", subject });
  if (by === "recovery") await addNotice(db, { userId, kind: "recovery-code-used", subject });
}
