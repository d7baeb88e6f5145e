import { connectWithChangeFeed } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createStaffUser } from "#domain/staff/first-admin.server.ts";
import { findStaffUserByEmail } from "#domain/staff/staff-users.server.ts";
import { createTextCipher } from "#domain/staff/text-cipher.server.ts";
import { readConfig } from "#server/config.ts";
import { createFreshDatabase, type Engine } from "./fresh-database.ts";
import { admin, lowPasswordCost } from "./open-site.ts";

export type StaffDatabase = Awaited<ReturnType<typeof openStaffDatabase>>;

export async function openStaffDatabase(engine: Engine) {
  const database = await createFreshDatabase(engine, undefined, "migrated");
  const config = readConfig({ LOG_LEVEL: "silent", ...database.environment });
  const { db } = connectWithChangeFeed(config);
  if (!database.isFilled) await migrateToLatest(db);
  const secret = "a secret of the tests, thirty-two characters or more";
  const auth = createAuth(db, { secret, siteUrl: config.siteUrl, passwordCost: lowPasswordCost });
  await createStaffUser(db, auth, { ...admin, isAdmin: true });
  const user = await findStaffUserByEmail(db, admin.email);
  return {
    db,
    auth,
    cipher: createTextCipher(secret, "second factor"),
    userId: user?.id ?? "",
    close: async () => {
      await db.destroy();
      await database.remove();
    },
  };
}
