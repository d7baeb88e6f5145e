import type { Db } from "../records/tables.ts";
import { createTextCipher, type TextCipher } from "./text-cipher.server.ts";

const purpose = "second factor";

export function createFactorCipher(secret: string): TextCipher {
  return createTextCipher(secret, purpose);
}

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
  const cipher = createFactorCipher(siteSecret);
  return factors.filter(
    ({ user_id, sealed_secret }) => cipher.decrypt(sealed_secret, user_id) === undefined,
  ).length;
}
