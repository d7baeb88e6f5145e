import { randomUUID } from "node:crypto";
import type { Db } from "../records/tables.ts";
import type { Auth } from "./auth.server.ts";
import { removeTrustedDevices } from "./trusted-devices.server.ts";

const providerId = "credential";

export async function hashPassword(auth: Auth, password: string): Promise<string> {
  return (await auth.$context).password.hash(password);
}

export async function verifyPassword(
  db: Db,
  auth: Auth,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const account = await db
    .selectFrom("staff_account")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();
  if (!account?.password) return false;
  return (await auth.$context).password.verify({ hash: account.password, password });
}

export async function findPasswordHash(db: Db, email: string): Promise<string | undefined> {
  const account = await db
    .selectFrom("staff_account")
    .innerJoin("staff_user", "staff_user.id", "staff_account.userId")
    .select("password")
    .where("email", "=", email.toLowerCase())
    .where("providerId", "=", providerId)
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** Locks the password until the transaction ends; false if it is another one by now. */
export async function lockPassword(trx: Db, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("staff_account")
    .set((set) => ({ updatedAt: set.ref("updatedAt") }))
    .where("userId", "=", userId)
    .where("password", "=", hash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Until a new one is set, the user cannot sign in, and no device is trusted. */
export async function removePassword(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable("staff_account")
    .set({ password: null, updatedAt: new Date().toISOString() })
    .where("userId", "=", userId)
    .execute();
  await removeTrustedDevices(trx, userId);
}

/**
 * The caller hashes before the transaction begins, because hashing is slow. With a new password no
 * device stays trusted, and no link that was created before can replace it.
 */
export async function setPassword(trx: Db, userId: string, hash: string): Promise<void> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await trx
    .updateTable("staff_account")
    .set({ password: hash, updatedAt: now })
    .where("userId", "=", userId)
    .where("providerId", "=", providerId)
    .executeTakeFirstOrThrow();
  // Only now that the row is locked, because a device may be becoming trusted with the old one.
  await removeTrustedDevices(trx, userId);
  await trx.deleteFrom("password_link").where("user_id", "=", userId).execute();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto("staff_account")
    .values({
      id: randomUUID(),
      userId,
      accountId: userId,
      providerId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}
