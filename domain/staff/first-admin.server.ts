import { randomInt } from "node:crypto";
import type { Db } from "../tables.ts";
import type { Auth } from "./auth.server.ts";

export interface NewStaffUser {
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
}

/** Refused (false) where a user has that e-mail: an existing user is left alone. */
export async function createStaffUser(db: Db, auth: Auth, user: NewStaffUser): Promise<boolean> {
  const email = user.email.toLowerCase();
  if (await hasUser(db, email)) return false;
  const { internalAdapter, password } = await auth.$context;
  const created = await internalAdapter.createUser(
    {
      name: user.name,
      email,
      emailVerified: true,
      isAdmin: user.isAdmin,
    },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({
    userId: created.id,
    accountId: created.id,
    providerId: "credential",
    password: await password.hash(user.password),
  });
  return true;
}

const firstEmail = "staff@northbloom.example";

/**
 * Makes the first admin. Without an e-mail and password of the operator's, one is made with a
 * random password, which is returned once to be printed.
 */
export async function ensureFirstAdmin(
  db: Db,
  auth: Auth,
  wanted: { email: string | undefined; password: string | undefined },
): Promise<{ email: string; password: string } | undefined> {
  if (wanted.email !== undefined && wanted.password !== undefined) {
    const { email, password } = { email: wanted.email, password: wanted.password };
    await createStaffUser(db, auth, { name: "Clinic staff", email, password, isAdmin: true });
    return undefined;
  }
  const anyone = await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst();
  if (anyone !== undefined) return undefined;
  const password = randomPassword();
  const made = { name: "Clinic staff", email: firstEmail, password, isAdmin: true };
  return (await createStaffUser(db, auth, made)) ? { email: firstEmail, password } : undefined;
}

async function hasUser(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom("staff_user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return user !== undefined;
}

/** 16 characters that cannot be mistaken for one another: about 93 bits. */
function randomPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join("");
}
