import { replaceContent, withBackup } from "#database/backup/backup-file.ts";
import type { Db } from "#domain/records/tables.ts";

/** As `npm run restore` does, into a database that is open. */
export function restoreBackup(db: Db, file: string, passphrase?: string) {
  return withBackup(file, passphrase, (backup) => replaceContent(backup, db, "backup"));
}
