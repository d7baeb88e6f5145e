import { createHash, randomBytes } from "node:crypto";
import { hourMs } from "../attempts.server.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import { type Actor, writeAudit } from "./audit.server.ts";
import type { Auth } from "./auth.server.ts";
import { findPasswordHash, hashPassword, setPassword } from "./credentials.server.ts";
import { rememberNetwork } from "./known-networks.server.ts";
import type { PasswordPolicy } from "./password-policy.server.ts";
import { addNotice } from "./staff-notices.server.ts";
import { linkHours } from "./user.ts";
import { endSessions } from "./user-sessions.server.ts";

export interface LinkOwner {
  id: string;
  name: string;
  email: string;
}

/** Shown once; a new link invalidates the previous one. */
export async function makePasswordLink(trx: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const link = {
    token_hash: hashOf(token),
    expires_at: new Date(Date.now() + linkHours * hourMs).toISOString(),
  };
  await trx
    .insertInto("password_link")
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
    .execute();
  return token;
}

/** The token is in the fragment, which browsers never send and no log stores. */
export function passwordLinkAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/login/new-password#${token}`;
}

export function findLinkOwner(db: Db, token: string): Promise<LinkOwner | undefined> {
  return db
    .selectFrom("password_link")
    .innerJoin("staff_user", "staff_user.id", "password_link.user_id")
    .select(["staff_user.id", "staff_user.name", "staff_user.email"])
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", new Date().toISOString())
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

interface LinkUse {
  token: string;
  password: string;
  network: string;
  policy: PasswordPolicy;
}

/** Ends every session of the user. Undefined if the link is invalid. */
export async function usePasswordLink(
  db: Db,
  auth: Auth,
  { token, password, network, policy }: LinkUse,
): Promise<{ owner: LinkOwner } | { problem: string } | undefined> {
  const owner = await findLinkOwner(db, token);
  if (owner === undefined) return undefined;
  const problem = policy(password, owner);
  if (problem !== undefined) return { problem };
  const hash = await hashPassword(auth, password);
  return inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("password_link")
      .where("token_hash", "=", hashOf(token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return undefined;
    const hadPassword = (await findPasswordHash(trx, owner.email)) !== undefined;
    await setPassword(trx, owner.id, hash);
    await endSessions(trx, owner.id);
    if (hadPassword)
      await addNotice(trx, { userId: owner.id, kind: "password-changed", subject: network });
    // An owner whom other people's guesses locked out can sign in from this network now.
    await rememberNetwork(trx, { userId: owner.id, network });
    const actor: Actor = { id: owner.id, name: owner.name, network };
    await writeAudit(trx, actor, { act: "password-chosen" });
    return { owner };
  });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
