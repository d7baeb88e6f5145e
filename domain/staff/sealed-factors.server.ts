import type { Db } from "../tables.ts";
import { createSealer, type Sealer } from "./sealed-text.server.ts";

const purpose = "second factor";

export function createFactorSealer(secret: string): Sealer {
  return createSealer(secret, purpose);
}

/** Counts the second factors that cannot be decrypted with this secret. */
export async function countUnreadableFactors(
  db: Db,
  siteSecret: string | undefined,
): Promise<number> {
  const factors = await db
    .selectFrom("second_factor")
    .select(["user_id", "sealed_secret"])
    .where("confirmed_at", "is not", null)
    .execute();
  if (siteSecret === undefined) return factors.length;
  const sealer = createFactorSealer(siteSecret);
  return factors.filter(
    ({ user_id, sealed_secret }) => sealer.open(sealed_secret, user_id) === undefined,
  ).length;
}
