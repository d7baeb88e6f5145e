import { replaceContent, withBackup } from "#database/backup/backup-file.ts";
import { explainFullDisk } from "#database/backup/disk-space-errors.ts";
import { removeTemporaryFiles } from "#database/backup/temporary-files.ts";
import { connect, markInitialized } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { findSessionSecret } from "#database/session-secret.ts";
import { getDataFiles, trackNewDatabase } from "#database/sqlite/data-files.ts";
import { explainUnreadableFactors } from "#domain/staff/factor-cipher.server.ts";
import { readConfig } from "#server/config.ts";
import { cleanUpOnSignals, readFileArgument, runScript } from "./run-script.ts";

// Replaces all data with a backup, whether the site is running or not.

const file = readFileArgument("npm run restore -- FILE");
cleanUpOnSignals(removeTemporaryFiles);
await runScript(async () => {
  const config = readConfig(process.env);
  return withBackup(file, config.backupPassphrase, async (backup) => {
    const removeNewDatabase =
      config.databaseUrl === undefined ? trackNewDatabase(config.dataDir) : () => {};
    const db = connect(config, { ifMissing: "create" });
    let isRestored = false;
    try {
      await migrateToLatest(db)
        .catch(explainFullDisk(config.dataDir))
        .catch((error: Error) => {
          throw new Error(`the database cannot be replaced: ${error.message}`, { cause: error });
        });
      const tables = await replaceContent(backup, db, "backup").catch(
        explainFullDisk(config.dataDir),
      );
      isRestored = true;
      const rows = tables.reduce((sum, { count }) => sum + count, 0);
      const secret = config.sessionSecret ?? (await findSessionSecret(db, config));
      const unreadableFactors = await explainUnreadableFactors(db, secret);
      const database =
        config.databaseUrl === undefined
          ? getDataFiles(config.dataDir).database
          : "The database of DATABASE_URL";
      return [
        `${database} now contains the backup ${file}: ${rows} rows from ${tables.length} tables, verified.`,
        "All sessions have ended: staff must sign in again.",
        ...(unreadableFactors === undefined ? [] : [unreadableFactors]),
      ].join("\n");
    } finally {
      await db.destroy();
      // Only now is the write-ahead log in the file.
      if (isRestored) markInitialized(config);
      else removeNewDatabase();
    }
  });
});
