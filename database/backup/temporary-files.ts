import { rmSync } from "node:fs";

const current = new Set<string>();

/** Removes a file or folder after the work, and the journal that SQLite may have left beside it. */
export async function withTemporary<T>(path: string, work: () => Promise<T>): Promise<T> {
  current.add(path);
  try {
    return await work();
  } finally {
    current.delete(path);
    remove(path);
  }
}

/** For a job that a signal ends, because its copies hold messages in clear text. */
export function removeTemporaryFiles(): void {
  for (const path of current) remove(path);
}

function remove(path: string): void {
  for (const suffix of ["", "-journal"]) rmSync(path + suffix, { recursive: true, force: true });
}
