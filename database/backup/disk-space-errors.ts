import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";

const sqliteFull = 13;

export function isDiskFull(error: unknown): boolean {
  const { errcode, code = "" } = error as { errcode?: number; code?: string };
  return errcode === sqliteFull || ["ENOSPC", "EDQUOT"].includes(code);
}

/** The backup, its unencrypted copy and the database may be on three disks. */
export function explainFullDisk(folder: string): (error: unknown) => never {
  return (error) => {
    if (!isDiskFull(error)) throw error;
    const temporary = findSqliteTemporaryFolder();
    // SQLite does not say which of its files has no space.
    const isUnclear = "errcode" in (error as object) && hasLessSpace(temporary, folder);
    const other = existsSync(folder) ? `, or in ${folder}` : "";
    const place = isUnclear ? `the temporary folder ${temporary}${other}` : folder;
    throw new Error(`there is no space left in ${place}`, { cause: error });
  };
}

export function explainFullTemporaryFolder(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  throw new Error(
    `there is no space left in the temporary folder ${tmpdir()}: free some, or set TMPDIR to another folder`,
    { cause: error },
  );
}

/** SQLite's own order, which is not Node's. */
function findSqliteTemporaryFolder(): string {
  const { SQLITE_TMPDIR, TMPDIR } = process.env;
  const folders = [SQLITE_TMPDIR, TMPDIR, "/var/tmp", "/usr/tmp", "/tmp"];
  return folders.find((path) => path !== undefined && isWritable(path)) ?? tmpdir();
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function hasLessSpace(folder: string, other: string): boolean {
  return getFreeBytes(folder) < getFreeBytes(other);
}

/** With PostgreSQL there may be no data folder, which then cannot be the one that is full. */
function getFreeBytes(folder: string): number {
  if (!existsSync(folder)) return Number.POSITIVE_INFINITY;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
