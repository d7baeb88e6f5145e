import { randomInt } from "node:crypto";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import type { Auth } from "./auth.server.ts";
import { hashPassword, setPassword } from "./credentials.server.ts";
import { addStaffUser, findStaffUserByEmail, type NewStaffUser } from "./staff-users.server.ts";

/** Returns false and changes nothing if a user has that email address. */
export async function createStaffUser(
  db: Db,
  auth: Auth,
  { password, ...user }: NewStaffUser & { password: string },
): Promise<boolean> {
  if ((await findStaffUserByEmail(db, user.email)) !== undefined) return false;
  const hash = await hashPassword(auth, password);
  return inTransaction(db, async (trx) => {
    const added = await addStaffUser(trx, user);
    if (added !== undefined) await setPassword(trx, added.id, hash);
    return added !== undefined;
  });
}

const name = "Clinic staff";

/** Without configured credentials, returns a random password, to be printed once. */
export async function ensureFirstAdmin(
  db: Db,
  auth: Auth,
  configured: { email: string | undefined; password: string | undefined; defaultEmail: string },
): Promise<{ email: string; password: string } | undefined> {
  const { email, password, defaultEmail } = configured;
  if (email !== undefined && password !== undefined) {
    await createStaffUser(db, auth, { name, email, password, isAdmin: true });
    return undefined;
  }
  const existingUser = await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst();
  if (existingUser !== undefined) return undefined;
  const generated = { email: defaultEmail, password: randomPassword() };
  return (await createStaffUser(db, auth, { name, isAdmin: true, ...generated }))
    ? generated
    : undefined;
}

/** Leaves out characters that look alike; about 93 bits. */
function randomPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join("");
}
