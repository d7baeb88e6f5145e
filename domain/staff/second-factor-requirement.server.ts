import { findSetting, storeSetting } from "../records/settings.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";

/** The value is the due date, "false", or "true" if an earlier version required it at once. */
const name = "second_factor_required";

const graceDays = 7;

/** Nobody enters without a second factor from then on; undefined if it is optional. */
export async function findSecondFactorDueDate(db: Db): Promise<string | undefined> {
  const value = await findSetting(db, name);
  if (value === "false") return undefined;
  return value === "true" ? new Date(0).toISOString() : value;
}

export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  return (await findSecondFactorDueDate(db)) !== undefined;
}

/** Everyone has a week to set one up; requiring it again gives nobody more time. */
export async function setSecondFactorRequired(trx: Db, isRequired: boolean): Promise<void> {
  if (isRequired && (await isSecondFactorRequired(trx))) return;
  const value = isRequired ? new Date(Date.now() + graceDays * dayMs).toISOString() : "false";
  await storeSetting(trx, name, value);
}

/** A passkey counts as a second factor. One query, because it runs on every staff request. */
export async function mustSetUpSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await selectLacking(db, userId)
    .where(({ or, eb }) =>
      or([eb("value", "=", "true"), eb("value", "<=", new Date().toISOString())]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The due date of somebody who has no second factor yet; undefined if they need none. */
export async function findOwnDueDate(db: Db, userId: string): Promise<string | undefined> {
  const row = await selectLacking(db, userId).where("value", "!=", "true").executeTakeFirst();
  return row?.value;
}

/** At least 1 until it is due. */
export function countDaysLeft(dueDate: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(dueDate) - now.getTime()) / dayMs));
}

function selectLacking(db: Db, userId: string) {
  const factor = db
    .selectFrom("second_factor")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null);
  const passkey = db.selectFrom("passkey").select("user_id").where("user_id", "=", userId);
  return db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .where("value", "!=", "false")
    .where(({ not, exists }) => not(exists(factor)))
    .where(({ not, exists }) => not(exists(passkey)));
}
