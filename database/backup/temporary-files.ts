import { readdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { explainFullTemporaryFolder } from "./disk-space-errors.ts";

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

/** Content in plain text must never touch the disk of the backups. */
export async function withPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "site-backup-"))
    .catch(explainFullTemporaryFolder)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === undefined) throw error;
      const [reason] = error.message.split(",");
      throw new Error(
        `the temporary folder ${tmpdir()} cannot be used (${reason}): set TMPDIR to a folder that this user may write to`,
        { cause: error },
      );
    });
  return withTemporary(folder, () => work(folder));
}

/** For a job that a signal ends, because its copies hold messages in clear text. */
export function removeTemporaryFiles(): void {
  for (const path of current) remove(path);
}

/** Two jobs may write to one file at once, so each has a name of its own until it is finished. */
export function nameUnfinished(file: string): string {
  return `${file}.${process.pid}.unfinished`;
}

export function removeAbandoned(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, start, pid] = /^(.+)\.(\d+)\.unfinished$/.exec(name) ?? [];
    if (start === basename(file) && !isOtherJob(Number(pid))) remove(join(dirname(file), name));
  }
}

/** Processes of containers often get the same id again, so a file of our own id is from an earlier one. */
function isOtherJob(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function remove(path: string): void {
  for (const suffix of ["", "-journal"]) rmSync(path + suffix, { recursive: true, force: true });
}
