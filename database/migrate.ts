import * as fs from "node:fs/promises";
import * as path from "node:path";
import type { Kysely } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";

/**
 * Brings the database to the newest form, each migration in a transaction (on PostgreSQL under an
 * advisory lock, so that of several nodes one does it). Throws where it cannot, also where the
 * database is newer than the code.
 */
export async function migrateToLatest(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({
      fs,
      path,
      migrationFolder: path.join(import.meta.dirname, "migrations"),
    }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
