import { restoreBackup } from "#database/backup.ts";
import { connect } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { readConfig } from "#server/config.ts";
import { runScript } from "./run-script.ts";

// Puts a backup in the place of all that the database holds, while the site runs or not.

await runScript("npm run restore -- FILE", 1, async ([file = ""]) => {
  const db = connect(readConfig(process.env), { whereMissing: "create" });
  try {
    await migrateToLatest(db);
    const tables = await restoreBackup(db, file);
    const rows = tables.reduce((sum, { count }) => sum + count, 0);
    return `The database holds what ${file} holds: ${rows} rows of ${tables.length} tables, compared.`;
  } finally {
    await db.destroy();
  }
});
