import { randomBytes } from "node:crypto";
import { toAsciiDigits } from "../fields/field-list.ts";
import { countRows } from "../records/count-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { hashToken } from "./hash-token.server.ts";
import type { TextCipher } from "./text-cipher.server.ts";
import { generateTotpSecret, toBase32, totpPattern, verifyTotp } from "./totp.server.ts";
import { removeTrustedDevices } from "./trusted-devices.server.ts";

const recoveryCodeCount = 10;
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
export async function enrollSecondFactor(
  db: Db,
  cipher: TextCipher,
  userId: string,
): Promise<string | undefined> {
  const secret = generateTotpSecret();
  const unconfirmed = { sealed_secret: cipher.encrypt(secret, userId), last_step: 0 };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("second_factor")
    .values({ user_id: userId, ...unconfirmed })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(unconfirmed)
        .where("second_factor.confirmed_at", "is", null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n ? secret : undefined;
}

export async function confirmSecondFactor(
  db: Db,
  cipher: TextCipher,
  { userId, code }: { userId: string; code: string },
): Promise<string[] | undefined> {
  return inTransaction(db, async (trx) => {
    const isAccepted = await consumeTotpCode(trx, cipher, { userId, code, isOn: false });
    if (!isAccepted) return undefined;
    await trx
      .updateTable("second_factor")
      .set({ confirmed_at: new Date().toISOString() })
      .where("user_id", "=", userId)
      .execute();
    return createRecoveryCodes(trx, userId);
  });
}

/** Six digits come from an app; everything else counts as a recovery code. */
export function getCodeKind(code: string): "app" | "recovery" {
  return totpPattern.test(normalizeCode(code)) ? "app" : "recovery";
}

/** Each code works once, also for two concurrent requests. */
export async function consumeCode(
  db: Db,
  cipher: TextCipher,
  { userId, code }: { userId: string; code: string },
): Promise<"app" | "recovery" | undefined> {
  if (getCodeKind(code) === "app") {
    const isAccepted = await consumeTotpCode(db, cipher, { userId, code, isOn: true });
    return isAccepted ? "app" : undefined;
  }
  const { numDeletedRows } = await db
    .deleteFrom("recovery_code")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n ? "recovery" : undefined;
}

/** Invalidates the previous codes. */
export async function createRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, generateRecoveryCode);
  await trx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

export async function removeSecondFactor(trx: Db, userId: string): Promise<boolean> {
  await removeTrustedDevices(trx, userId);
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

async function consumeTotpCode(db: Db, cipher: TextCipher, { userId, code, isOn }: TotpCode) {
  const factor = await db
    .selectFrom("second_factor")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (factor === undefined || (factor.confirmed_at !== null) !== isOn) return false;
  const secret = cipher.decrypt(factor.sealed_secret, userId);
  const last_step =
    secret && verifyTotp(secret, normalizeCode(code), { now: Date.now(), after: factor.last_step });
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

function generateRecoveryCode(): string {
  const letters = toBase32(randomBytes(recoveryBytes)).toLowerCase();
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

function normalizeCode(code: string): string {
  return code
    .replace(/[\s\p{Dash}\p{Cf}]/gu, "")
    .replace(/\p{Nd}/gu, toAsciiDigits)
    .toLowerCase();
}

function hashCode(code: string): string {
  return hashToken(normalizeCode(code));
}
