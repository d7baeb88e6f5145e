import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { getDataFiles } from "./data-files.ts";

/**
 * Refuses a second site on one data folder; jobs such as a backup need no lock. An exclusive SQLite
 * lock on an empty file is released by the system however the process ends.
 */
export function lockDataFolder(dataDir: string): () => void {
  const { lock, lockHolder } = getDataFiles(dataDir);
  // SQLite gives its journal the mode of the file.
  writeFileSync(lock, "", { flag: "a" });
  chmodSync(lock, 0o600);
  const file = new DatabaseSync(lock, { timeout: lockTimeoutMs });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new Error(`${dataDir} is in use by ${readHolder(lockHolder)}. Stop that site first`);
  }
  try {
    writeFileSync(lockHolder, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  } catch {
    // A full disk must not stop the site: the lock works without the holder's name.
  }
  return () => {
    rmSync(lockHolder, { force: true });
    file.close();
  };
}

const sqliteBusy = 5;
/** A site that is shutting down finishes its requests, and its successor waits that long. */
const lockTimeoutMs = 5000;

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}
