import { replaceContent, withBackup } from "#database/backup/backup-file.ts";
import { connect, markInitialized } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { findSessionSecret } from "#database/session-secret.ts";
import { getDataFiles, trackNewDatabase } from "#database/sqlite/data-files.ts";
import { countUnreadableFactors } from "#domain/staff/factor-cipher.server.ts";
import { readConfig } from "#server/config.ts";
import { runScript } from "./run-script.ts";

// Replaces all data with a backup, whether the site is running or not.

await runScript("npm run restore -- FILE", 1, async ([file = ""]) => {
  const config = readConfig(process.env);
  return withBackup(file, config.backupPassphrase, async (backup) => {
    const removeNewDatabase =
      config.databaseUrl === undefined ? trackNewDatabase(config.dataDir) : () => {};
    const db = connect(config, { ifMissing: "create" });
    let isRestored = false;
    try {
      await migrateToLatest(db).catch((error: Error) => {
        throw new Error(`the database cannot be replaced: ${error.message}`, { cause: error });
      });
      const tables = await replaceContent(backup, db, "backup");
      isRestored = true;
      markInitialized(config);
      const rows = tables.reduce((sum, { count }) => sum + count, 0);
      const secret = config.sessionSecret ?? (await findSessionSecret(db, config));
      const unreadableFactors = await countUnreadableFactors(db, secret);
      const database =
        config.databaseUrl === undefined
          ? getDataFiles(config.dataDir).database
          : "The database of DATABASE_URL";
      return [
        `${database} now contains the backup ${file}: ${rows} rows from ${tables.length} tables, verified.`,
        "All sessions have ended: staff must sign in again.",
        ...(unreadableFactors > 0 ? [formatUnreadable(unreadableFactors)] : []),
      ].join("\n");
    } finally {
      await db.destroy();
      if (!isRestored) removeNewDatabase();
    }
  });
});

function formatUnreadable(count: number): string {
  const factors = count === 1 ? "1 second factor must be" : `${count} second factors must be`;
  return `${factors} set up again, because the backup was made with another session secret. Those people can sign in with a recovery code, or an owner or npm run add-staff can restore their access.`;
}
