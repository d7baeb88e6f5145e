import type { Db } from "../records/tables.ts";
import { createTextCipher, type TextCipher } from "./text-cipher.server.ts";

const purpose = "second factor";

export function createFactorCipher(secret: string): TextCipher {
  return createTextCipher(secret, purpose);
}

export async function explainUnreadableFactors(
  db: Db,
  siteSecret: string | undefined,
): Promise<string | undefined> {
  const count = await countUnreadableFactors(db, siteSecret);
  if (count === 0) return undefined;
  const factors = count === 1 ? "1 second factor must be" : `${count} second factors must be`;
  return `${factors} set up again, because another session secret encrypted them. Those people can sign in with a recovery code, or an owner or npm run add-staff can restore their access.`;
}

async function countUnreadableFactors(db: Db, siteSecret: string | undefined): Promise<number> {
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
