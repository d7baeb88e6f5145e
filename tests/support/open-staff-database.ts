import { createAuth } from "#domain/staff/auth.server.ts";
import { createStaffUser } from "#domain/staff/first-admin.server.ts";
import { findStaffUserByEmail } from "#domain/staff/staff-users.server.ts";
import { createTextCipher } from "#domain/staff/text-cipher.server.ts";
import type { Engine } from "./fresh-database.ts";
import { openDatabase } from "./open-database.ts";
import { admin, lowPasswordCost } from "./open-site.ts";

export type StaffDatabase = Awaited<ReturnType<typeof openStaffDatabase>>;

export async function openStaffDatabase(engine: Engine) {
  const { db, close } = await openDatabase(engine);
  const secret = "a secret of the tests, thirty-two characters or more";
  const siteUrl = "http://localhost:3000";
  const auth = createAuth(db, { secret, siteUrl, passwordCost: lowPasswordCost });
  await createStaffUser(db, auth, { ...admin, isAdmin: true });
  const user = await findStaffUserByEmail(db, admin.email);
  const cipher = createTextCipher(secret, "second factor");
  return { db, close, auth, cipher, userId: user?.id ?? "" };
}
