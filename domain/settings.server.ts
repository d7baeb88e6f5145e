import { randomBytes } from "node:crypto";
import type { Db } from "./tables.ts";

/** Made once and kept in the database, so that one backup is everything. */
export async function keptSessionSecret(db: Db): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name: "session_secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", "session_secret")
    .executeTakeFirstOrThrow();
  return row.value;
}
