import { existsSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isEncrypted } from "./encrypted-file.ts";

const sqliteCorrupt = 11;

export function rejectFolder(file: string): void {
  if (file.endsWith("/") || statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} is a folder: name a file in it`);
}

/** A backup replaces an older backup, but never the live database or any other file. */
export async function assertBackupTarget(file: string): Promise<void> {
  rejectFolder(file);
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)}`);
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing === undefined || (existing.isFile() && existing.size === 0)) return;
  if (existing.isFile() && ((await isPlainBackup(file)) || (await isEncrypted(file)))) return;
  throw new Error(`${file} exists and is not a backup: name another file`);
}

/** The site opens its database with a write-ahead log, which the header of the file says. */
async function isPlainBackup(path: string): Promise<boolean> {
  await using file = await open(path, "r");
  const { buffer } = await file.read(Buffer.alloc(20), 0, 20, 0);
  const hasRollbackJournal = buffer[18] === 1 && buffer[19] === 1;
  const isSqlite = buffer.toString("latin1", 0, 15) === "SQLite format 3";
  return isSqlite && hasRollbackJournal && isOfThisSite(path);
}

function isOfThisSite(path: string): boolean {
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    const setting = "select 1 from sqlite_master where type = 'table' and name = 'setting'";
    return database.prepare(setting).get() !== undefined;
  } catch (error) {
    // A damaged backup must not end the nightly ones.
    return (error as { errcode?: number }).errcode === sqliteCorrupt;
  }
}
