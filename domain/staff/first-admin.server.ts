import { randomInt } from "node:crypto";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.server.ts";
import type { Auth } from "./auth.server.ts";
import { hashPassword, setPassword } from "./credentials.server.ts";
import { addStaffUser, findStaffUserByEmail } from "./manage-users.server.ts";

export interface NewStaffUser {
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
}

/** Returns false and changes nothing if a user has that email address. */
export async function createStaffUser(
  db: Db,
  auth: Auth,
  { password, ...user }: NewStaffUser,
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
const firstEmail = "staff@northbloom.example";

/**
 * Without configured credentials, the admin gets a random password, which is returned once to be
 * printed.
 */
export async function ensureFirstAdmin(
  db: Db,
  auth: Auth,
  wanted: { email: string | undefined; password: string | undefined },
): Promise<{ email: string; password: string } | undefined> {
  const { email, password } = wanted;
  if (email !== undefined && password !== undefined) {
    await createStaffUser(db, auth, { name, email, password, isAdmin: true });
    return undefined;
  }
  const anyone = await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst();
  if (anyone !== undefined) return undefined;
  const made = { email: firstEmail, password: randomPassword() };
  return (await createStaffUser(db, auth, { name, isAdmin: true, ...made })) ? made : undefined;
}

/** Leaves out characters that look alike; about 93 bits. */
function randomPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join("");
}
