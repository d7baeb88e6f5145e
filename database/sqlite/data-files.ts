import { existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

interface DataFiles {
  database: string;
  /** Created with the database, so that a missing file is never replaced by an empty one. */
  marker: string;
  /** Exists while a new database is without the content that a restore writes into it. */
  restoring: string;
  sessionSecret: string;
  lock: string;
  lockHolder: string;
}

const formerDatabase = "northbloom.sqlite";
const formerMarker = "northbloom.was-made-here";

/** Renames the files of older data folders first. */
export function getDataFiles(dataDir: string): DataFiles {
  const files = {
    database: join(dataDir, "site.sqlite"),
    marker: join(dataDir, ".initialized"),
    restoring: join(dataDir, ".restoring"),
    sessionSecret: join(dataDir, "session-secret"),
    lock: join(dataDir, "site.lock"),
    lockHolder: join(dataDir, "site.lock-holder"),
  };
  moveIfMissing(join(dataDir, formerMarker), files.marker);
  renameDatabase(join(dataDir, formerDatabase), files.database);
  return files;
}

/**
 * The database is renamed last. An interrupted run therefore continues at the next start, and no
 * log ever accompanies the wrong database.
 */
function renameDatabase(former: string, current: string): void {
  if (existsSync(current) || !existsSync(former)) return;
  for (const suffix of ["-wal", "-shm", ""]) moveIfMissing(former + suffix, current + suffix);
}

function moveIfMissing(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) renameSync(from, to);
}

/** The returned function deletes a database that was created since. */
export function trackNewDatabase(dataDir: string): () => void {
  const isNewFolder = !existsSync(dataDir);
  const { database, restoring } = getDataFiles(dataDir);
  if (existsSync(database)) return () => {};
  return () => {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
    rmSync(restoring, { force: true });
    if (isNewFolder && existsSync(dataDir)) rmdirSync(dataDir);
  };
}
