import { createHash, randomBytes } from "node:crypto";
import { countRows } from "../count-rows.server.ts";
import { keepDigits } from "../field.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import type { Sealer } from "./sealed-text.server.ts";
import { newTotpSecret, stepOfCode, toBase32, totpPattern } from "./totp.server.ts";

const recoveryCodes = 10;
/** 120 random bits need no slow hash (OWASP ASVS 5.0, 6.5.2, asks for 112). */
const recoveryBytes = 15;

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorState> {
  const factor = await db
    .selectFrom("second_factor")
    .select("confirmed_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const codes = db.selectFrom("recovery_code").where("user_id", "=", userId);
  return { isOn: Boolean(factor?.confirmed_at), recoveryCodesLeft: await countRows(codes) };
}

/** Undefined if a second factor is already on. */
export async function beginSecondFactor(
  db: Db,
  sealer: Sealer,
  userId: string,
): Promise<string | undefined> {
  const secret = newTotpSecret();
  const waiting = { sealed_secret: sealer.seal(secret, userId), last_step: 0 };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("second_factor")
    .values({ user_id: userId, ...waiting })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(waiting)
        .where("second_factor.confirmed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n ? secret : undefined;
}

export async function confirmSecondFactor(
  db: Db,
  sealer: Sealer,
  { userId, code }: { userId: string; code: string },
): Promise<string[] | undefined> {
  return inTransaction(db, async (trx) => {
    const isTaken = await takeTotpCode(trx, sealer, { userId, code, isOn: false });
    if (!isTaken) return undefined;
    await trx
      .updateTable("second_factor")
      .set({ confirmed_at: new Date().toISOString() })
      .where("user_id", "=", userId)
      .execute();
    return makeRecoveryCodes(trx, userId);
  });
}

/** Six digits come from an app; everything else counts as a recovery code. */
export function codeKind(code: string): "app" | "recovery" {
  return totpPattern.test(plain(code)) ? "app" : "recovery";
}

/** Each code works once, also for two concurrent requests. */
export async function takeCode(
  db: Db,
  sealer: Sealer,
  { userId, code }: { userId: string; code: string },
): Promise<"app" | "recovery" | undefined> {
  if (codeKind(code) === "app") {
    const isTaken = await takeTotpCode(db, sealer, { userId, code, isOn: true });
    return isTaken ? "app" : undefined;
  }
  const { numDeletedRows } = await db
    .deleteFrom("recovery_code")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n ? "recovery" : undefined;
}

/** Invalidates the previous codes. */
export async function makeRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await trx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

export async function removeSecondFactor(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
  const removed = await trx
    .deleteFrom("second_factor")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

interface TotpCode {
  userId: string;
  code: string;
  isOn: boolean;
}

async function takeTotpCode(db: Db, sealer: Sealer, { userId, code, isOn }: TotpCode) {
  const factor = await db
    .selectFrom("second_factor")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (factor === undefined || (factor.confirmed_at !== null) !== isOn) return false;
  const secret = sealer.open(factor.sealed_secret, userId);
  const last_step =
    secret && stepOfCode(secret, plain(code), { now: Date.now(), after: factor.last_step });
  if (!last_step) return false;
  const { numUpdatedRows } = await db
    .updateTable("second_factor")
    .set({ last_step })
    .where("user_id", "=", userId)
    .where("sealed_secret", "=", factor.sealed_secret)
    .where("last_step", "<", last_step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function newRecoveryCode(): string {
  const letters = toBase32(randomBytes(recoveryBytes)).toLowerCase();
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

function plain(code: string): string {
  return code
    .replace(/[\s-]/g, "")
    .replace(/\p{Nd}/gu, keepDigits)
    .toLowerCase();
}

function hashOf(code: string): string {
  return createHash("sha256").update(plain(code)).digest("base64url");
}
