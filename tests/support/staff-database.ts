import { connectAndTell } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { createAuth } from "#domain/staff/auth.server.ts";
import { createStaffUser } from "#domain/staff/first-admin.server.ts";
import { findStaffUserByEmail } from "#domain/staff/manage-users.server.ts";
import { createSealer } from "#domain/staff/sealed-text.server.ts";
import { readConfig } from "#server/config.ts";
import { type Engine, freshDatabase } from "./fresh-database.ts";
import { admin } from "./site.ts";

export type StaffDatabase = Awaited<ReturnType<typeof openStaffDatabase>>;

/** Opens a migrated database with one admin and no server, for rules and races of the domain. */
export async function openStaffDatabase(engine: Engine) {
  const database = await freshDatabase(engine);
  const config = readConfig({ LOG_LEVEL: "silent", ...database.environment });
  const { db } = connectAndTell(config);
  await migrateToLatest(db);
  const secret = "a secret of the tests, thirty-two characters or more";
  const auth = createAuth(db, { secret, siteUrl: config.siteUrl });
  await createStaffUser(db, auth, { ...admin, isAdmin: true });
  const user = await findStaffUserByEmail(db, admin.email);
  return {
    db,
    auth,
    sealer: createSealer(secret, "second factor"),
    userId: user?.id ?? "",
    close: async () => {
      await db.destroy();
      await database.remove();
    },
  };
}
