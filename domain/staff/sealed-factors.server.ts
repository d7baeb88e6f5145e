import type { Db } from "../tables.ts";
import { createSealer, type Sealer } from "./sealed-text.server.ts";

const purpose = "second factor";

/** Seals the secrets of second factors with a key made from the secret of the site. */
export function createFactorSealer(secret: string): Sealer {
  return createSealer(secret, purpose);
}

/** The number of second factors that a site with this secret, or with none, cannot check codes of. */
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
