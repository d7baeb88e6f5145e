import { writeBackup } from "#database/backup/backup-file.ts";
import { removeTemporaryFiles } from "#database/backup/temporary-files.ts";
import { connect } from "#database/connect.ts";
import { recordBackup } from "#domain/operations/last-backup.server.ts";
import { readConfig } from "#server/config.ts";
import { cleanUpOnSignals, readFileArgument, runScript } from "./run-script.ts";

const file = readFileArgument("npm run backup -- FILE");
cleanUpOnSignals(removeTemporaryFiles);
await runScript(async () => {
  const config = readConfig(process.env);
  await using db = connect(config, { ifMissing: "refuse" });
  const tables = await writeBackup(db, file, config.backupPassphrase);
  const warning = await recordBackup(db).then(
    () => "",
    (error: Error) =>
      `\nThe staff dashboard does not show this backup, because the database cannot be written: ${error.message}.`,
  );
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  const suffix = config.backupPassphrase === undefined ? "" : ", encrypted";
  return `${file} contains ${rows} rows from ${tables.length} tables, read back and verified${suffix}.${warning}`;
});
