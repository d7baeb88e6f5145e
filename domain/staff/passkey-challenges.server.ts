import { createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";
import { hashToken } from "./hash-token.server.ts";

export const challengeLifetimeMs = 5 * minuteMs;

const randomBytesCount = 16;
const expiryBytes = 6;
const unsignedBytes = randomBytesCount + expiryBytes;

/**
 * A challenge is signed instead of stored, so strangers who ask for one write nothing and every
 * node accepts it. Only a used one is stored, so that it is of no use again.
 */
export function createPasskeyChallenges(secret: string) {
  const sign = (unsigned: Buffer, purpose: string) =>
    createHmac("sha256", secret).update(`passkey ${purpose} `).update(unsigned).digest();

  return {
    /** `purpose` binds the challenge to signing in, or to the session that adds a passkey. */
    issue(purpose: string, now = Date.now()): string {
      const unsigned = Buffer.alloc(unsignedBytes);
      randomFillSync(unsigned, 0, randomBytesCount);
      unsigned.writeUIntBE(now + challengeLifetimeMs, randomBytesCount, expiryBytes);
      return Buffer.concat([unsigned, sign(unsigned, purpose)]).toString("base64url");
    },

    isValid(challenge: string, purpose: string, now = Date.now()): boolean {
      const bytes = Buffer.from(challenge, "base64url");
      const expected = sign(bytes.subarray(0, unsignedBytes), purpose);
      const actual = bytes.subarray(unsignedBytes);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
      return bytes.toString("base64url") === challenge && readExpiryMs(challenge) > now;
    },
  };
}

/** False if the challenge was used before, also by a concurrent request. */
export async function consumeChallenge(trx: Db, challenge: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("used_passkey_challenge")
    .values({
      challenge_hash: hashToken(challenge),
      expires_at: new Date(readExpiryMs(challenge)).toISOString(),
    })
    .onConflict((conflict) => conflict.column("challenge_hash").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Another node's clock may be behind, so a used challenge is stored for twice its lifetime. */
export async function purgeUsedChallenges(db: Db): Promise<number> {
  return deleteRows(
    db
      .deleteFrom("used_passkey_challenge")
      .where("expires_at", "<", new Date(Date.now() - challengeLifetimeMs).toISOString()),
  );
}

function readExpiryMs(challenge: string): number {
  return Buffer.from(challenge, "base64url").readUIntBE(randomBytesCount, expiryBytes);
}
