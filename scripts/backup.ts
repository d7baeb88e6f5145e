import { writeBackup } from "#database/backup.ts";
import { connect } from "#database/connect.ts";
import { readConfig } from "#server/config.ts";
import { runScript } from "./run-script.ts";

// One consistent copy of everything the site owns, while it runs or not.

await runScript("npm run backup -- FILE", 1, async ([file = ""]) => {
  const db = connect(readConfig(process.env), { whereMissing: "refuse" });
  try {
    const tables = await writeBackup(db, file);
    const rows = tables.reduce((sum, { count }) => sum + count, 0);
    return `${file} holds ${rows} rows of ${tables.length} tables, read back and compared.`;
  } finally {
    await db.destroy();
  }
});
