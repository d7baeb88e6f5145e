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
 * An unknown email may be a password that somebody typed into the wrong field, so only existing
 * users are named.
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

export async function recordSignIn(db: Db, signIn: SignIn): Promise<void> {
  const { id: userId, name, network, device, by } = signIn;
  const act = by === "recovery" ? "recovery-code-used" : "signed-in";
  await writeAudit(db, { id: userId, name, network }, { act });
  // The notice came from the password step of this sign-in, or of one that the owner abandoned.
  await removeNotice(db, { userId, kind: "code-missing", subject: network });
  const subject = `${device}, network ${network}`;
  const { wasKnown, isFirst } = await rememberNetwork(db, { userId, network });
  if (!wasKnown && !isFirst) await addNotice(db, { userId, kind: "new-network", subject });
  if (by === "recovery") await addNotice(db, { userId, kind: "recovery-code-used", subject });
}
