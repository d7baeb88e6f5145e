import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseAddress } from "./connect.ts";
import { dataFilesIn } from "./data-files.ts";

/**
 * Refuses a second site on one data folder; jobs such as a backup do not ask for the lock. It is the
 * exclusive lock of SQLite on a file that stays empty, so the system frees it with the process,
 * however that ends. Returns a function that frees it; the nodes of a PostgreSQL need none.
 */
export function lockDataFolder({ dataDir, databaseUrl }: DatabaseAddress): () => void {
  if (databaseUrl !== undefined) return () => {};
  const { lock, lockHolder } = dataFilesIn(dataDir);
  const file = new DatabaseSync(lock, { timeout: handoverMs });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`${dataDir} is in use by ${readHolder(lockHolder)}. Stop that site first`);
  }
  try {
    writeFileSync(lockHolder, `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  } catch {
    // On a full disk the site starts all the same: the name of the process is a help, not the lock.
  }
  return () => {
    rmSync(lockHolder, { force: true });
    file.close();
  };
}

const busy = 5; // SQLITE_BUSY
/** A site that is being stopped finishes its requests first; its successor waits that long. */
const handoverMs = 5000;

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "another process";
  } catch {
    return "another process";
  }
}
