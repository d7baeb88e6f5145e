import { existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface DataFiles {
  database: string;
  /** Present once a database was created, so that a missing file is never replaced by an empty one. */
  marker: string;
  sessionSecret: string;
  /** Locked by the site that runs on this folder, and empty. */
  lock: string;
  /** Says which process that is. */
  lockHolder: string;
}

const formerDatabase = "northbloom.sqlite";
const formerMarker = "northbloom.was-made-here";

/** The files of a data folder. Folders from before these names are carried over first. */
export function dataFilesIn(dataDir: string): DataFiles {
  const files = {
    database: join(dataDir, "site.sqlite"),
    marker: join(dataDir, ".initialized"),
    sessionSecret: join(dataDir, "session-secret"),
    lock: join(dataDir, "site.lock"),
    lockHolder: join(dataDir, "site.lock-holder"),
  };
  moveIfMissing(join(dataDir, formerMarker), files.marker);
  renameDatabase(join(dataDir, formerDatabase), files.database);
  return files;
}

/**
 * The log goes first and the database last: whenever this is cut off, the next start finds the
 * former database and goes on, and a log never lies beside a database that it does not belong to.
 */
function renameDatabase(former: string, current: string): void {
  if (existsSync(current) || !existsSync(former)) return;
  for (const suffix of ["-wal", "-shm", ""]) moveIfMissing(former + suffix, current + suffix);
}

function moveIfMissing(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) renameSync(from, to);
}

/** Remembers whether there is a database; the returned function removes one that was made since. */
export function trackNewDatabase(dataDir: string): () => void {
  const isNewFolder = !existsSync(dataDir);
  const { database } = dataFilesIn(dataDir);
  if (existsSync(database)) return () => {};
  return () => {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(database + suffix, { force: true });
    if (isNewFolder && existsSync(dataDir)) rmdirSync(dataDir);
  };
}
