import { randomBytes } from "node:crypto";
import type { Db } from "../records/tables.ts";
import { hourMs, latestEnd } from "../records/time-units.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { type Actor, recordAudit } from "./audit-log.server.ts";
import type { Auth } from "./auth.server.ts";
import { findPasswordHash, hashPassword, setPassword } from "./credentials.server.ts";
import { hashToken } from "./hash-token.server.ts";
import { recordNetwork } from "./known-networks.server.ts";
import type { PasswordPolicy } from "./password-policy.server.ts";
import { addNotice } from "./staff-notices.server.ts";
import { passwordLinkHours } from "./staff-user.ts";
import { endSessions } from "./user-sessions.server.ts";

interface LinkOwner {
  id: string;
  name: string;
  email: string;
}

/** Shown once; a new link invalidates the previous one. */
export async function createPasswordLink(trx: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const link = {
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + passwordLinkHours * hourMs).toISOString(),
  };
  await trx
    .insertInto("password_link")
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
    .execute();
  return token;
}

/** The token is in the fragment, which browsers never send and no log stores. */
export function getPasswordLinkUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/login/new-password#${token}`;
}

export function findLinkOwner(db: Db, token: string): Promise<LinkOwner | undefined> {
  return db
    .selectFrom("password_link")
    .innerJoin("staff_user", "staff_user.id", "password_link.user_id")
    .select(["staff_user.id", "staff_user.name", "staff_user.email"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", new Date().toISOString())
    .where("expires_at", "<", latestEnd(passwordLinkHours * hourMs))
    .where("disabledAt", "is", null)
    .executeTakeFirst();
}

/** Maps each user to the time at which their unused link expires or has expired. */
export async function listLinkExpiries(db: Db): Promise<Map<string, string>> {
  const links = await db
    .selectFrom("password_link")
    .select(["user_id", "expires_at"])
    .where("expires_at", "<", latestEnd(passwordLinkHours * hourMs))
    .execute();
  return new Map(links.map(({ user_id, expires_at }) => [user_id, expires_at]));
}

interface RedeemOptions {
  token: string;
  password: string;
  network: string;
  policy: PasswordPolicy;
}

/** Ends every session of the user. Undefined if the link is invalid. */
export async function redeemPasswordLink(
  db: Db,
  auth: Auth,
  { token, password, network, policy }: RedeemOptions,
): Promise<{ owner: LinkOwner } | { error: string } | undefined> {
  const owner = await findLinkOwner(db, token);
  if (owner === undefined) return undefined;
  const error = policy(password, owner);
  if (error !== undefined) return { error };
  const hash = await hashPassword(auth, password);
  return inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("password_link")
      .where("token_hash", "=", hashToken(token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return undefined;
    const hadPassword = (await findPasswordHash(trx, owner.email)) !== undefined;
    await setPassword(trx, owner.id, hash);
    await endSessions(trx, owner.id);
    if (hadPassword)
      await addNotice(trx, { userId: owner.id, kind: "password-changed", subject: network });
    // An owner whom other people's guesses locked out can sign in from this network now.
    await recordNetwork(trx, { userId: owner.id, network });
    const actor: Actor = { id: owner.id, name: owner.name, network };
    await recordAudit(trx, actor, { action: "password-link-used" });
    return { owner };
  });
}
