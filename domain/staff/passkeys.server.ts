import { randomUUID } from "node:crypto";
import { countRows } from "../records/count-rows.server.ts";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { lockActiveUser } from "./lock-active-user.server.ts";
import { maxPasskeys } from "./passkey.ts";
import { consumeChallenge } from "./passkey-challenges.server.ts";
import type { VerifiedPasskey } from "./passkey-verifier.server.ts";

export async function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom("passkey")
    .select(["passkey_id as id", "name", "added_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("added_at")
    .orderBy("passkey_id")
    .execute();
}

export async function listCredentialIds(db: Db, userId: string): Promise<string[]> {
  const passkeys = db.selectFrom("passkey").select("credential_id").where("user_id", "=", userId);
  return (await passkeys.execute()).map(({ credential_id }) => credential_id);
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  return (await countPasskeys(db, userId)) > 0;
}

export async function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom("passkey")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Undefined if it is one too many, the user is disabled, or challenge or credential was used. */
export async function addPasskey(
  trx: Db,
  { userId, name, verified }: { userId: string; name: string; verified: VerifiedPasskey },
) {
  const { challenge, credentialId, publicKey, counter } = verified;
  if (!(await lockActiveUser(trx, userId))) return undefined;
  if (!(await consumeChallenge(trx, challenge))) return undefined;
  if ((await countPasskeys(trx, userId)) >= maxPasskeys) return undefined;
  return trx
    .insertInto("passkey")
    .values({
      passkey_id: randomUUID(),
      user_id: userId,
      credential_id: credentialId,
      public_key: publicKey,
      counter: String(counter),
      name,
      added_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning(["passkey_id as id", "name", "added_at", "used_at"])
    .executeTakeFirst();
}

interface VerifiedUse {
  passkeyId: string;
  challenge: string;
  counterBefore: string;
  counter: number;
}

/**
 * False if the challenge was used before, the passkey was removed meanwhile, or a concurrent use
 * counted first. A user who is disabled loses all passkeys, so this covers them too.
 */
export async function recordPasskeyUse(
  db: Db,
  { passkeyId, challenge, counterBefore, counter }: VerifiedUse,
): Promise<boolean> {
  if (!(await consumeChallenge(db, challenge))) return false;
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: String(counter), used_at: new Date().toISOString() })
    .where("passkey_id", "=", passkeyId)
    .where("counter", "=", counterBefore)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the name of the removed passkey. */
export async function removePasskey(
  trx: Db,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom("passkey")
    .where("user_id", "=", userId)
    .where("passkey_id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return removed?.name;
}

export async function removePasskeys(trx: Db, userId: string): Promise<boolean> {
  return (await deleteRows(trx.deleteFrom("passkey").where("user_id", "=", userId))) > 0;
}

export function countPasskeys(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom("passkey").where("user_id", "=", userId));
}
