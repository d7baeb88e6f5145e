import type { Db } from "../records/tables.ts";

const name = "second_factor_required";

export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value === "true";
}

export async function setSecondFactorRequired(trx: Db, isRequired: boolean): Promise<void> {
  const value = String(isRequired);
  await trx
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** A passkey counts as a second factor. One query, because it runs on every staff request. */
export async function lacksRequiredSecondFactor(db: Db, userId: string): Promise<boolean> {
  const factor = db
    .selectFrom("second_factor")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null);
  const passkey = db.selectFrom("passkey").select("user_id").where("user_id", "=", userId);
  const row = await db
    .selectFrom("setting")
    .select("name")
    .where("name", "=", name)
    .where("value", "=", "true")
    .where(({ not, exists }) => not(exists(factor)))
    .where(({ not, exists }) => not(exists(passkey)))
    .executeTakeFirst();
  return row !== undefined;
}
