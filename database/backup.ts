import { constants, copyFileSync, existsSync, rmSync } from "node:fs";
import { mkdtemp, open, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Kysely, sql } from "kysely";
import { isLatest, migrateToLatest } from "./migrate.ts";
import { copyRows, differingTables, listTables, readContent, type TableContent } from "./rows.ts";
import { inExclusiveTransaction, inSnapshot } from "./snapshot.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

/**
 * Writes all that the database holds at one moment into one new SQLite file that only its owner may
 * read, and reads it back. Whatever goes wrong, a file of that name that was there before stays.
 */
export async function writeBackup(db: Kysely<any>, file: string): Promise<TableContent[]> {
  const unfinished = `${file}.unfinished`;
  const created = await open(unfinished, constants.O_CREAT | constants.O_TRUNC, 0o600);
  await created.close();
  try {
    const copied = await fillBackup(db, unfinished);
    const kept = await readBackup(unfinished, readContent);
    requireSame(copied, kept);
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
    return kept;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Replaces all that the database holds by what the file holds, in one transaction, after the file
 * was checked: all of it or nothing. The database has the newest form; the file may have an older.
 */
export async function restoreBackup(db: Kysely<any>, file: string): Promise<TableContent[]> {
  await readBackup(file, requireWhole);
  const isNew = await readBackup(file, isLatest);
  if (isNew) return readBackup(file, (backup) => replaceContent(backup, db));

  const folder = await mkdtemp(join(tmpdir(), "site-restore-"));
  try {
    const copy = join(folder, "backup.sqlite");
    copyFileSync(file, copy);
    const old = new Kysely<any>({ dialect: new NodeSqliteDialect(copy, { journal: "delete" }) });
    await migrateToLatest(old).finally(() => old.destroy());
    return await readBackup(copy, (backup) => replaceContent(backup, db));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes `to` hold what `from` holds at this moment; both have the newest form. */
export function replaceContent(from: Kysely<any>, to: Kysely<any>): Promise<TableContent[]> {
  return inSnapshot(from, async (source) =>
    inExclusiveTransaction(to, await listTables(to), async (target) => {
      const copied = await copyRows(source, target);
      requireSame(copied, await readContent(target));
      return copied;
    }),
  );
}

async function fillBackup(db: Kysely<any>, file: string): Promise<TableContent[]> {
  const backup = new Kysely<any>({ dialect: new NodeSqliteDialect(file, { journal: "delete" }) });
  try {
    await migrateToLatest(backup);
    return await replaceContent(db, backup);
  } finally {
    await backup.destroy();
  }
}

async function readBackup<T>(file: string, read: (backup: Kysely<any>) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const backup = new Kysely<any>({ dialect: new NodeSqliteDialect(file, { isReadOnly: true }) });
  try {
    return await read(backup);
  } finally {
    await backup.destroy();
  }
}

async function requireWhole(backup: Kysely<any>): Promise<void> {
  const { rows: faults } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`
    .execute(backup)
    .catch(() => ({ rows: [{ integrity_check: "it is no SQLite file" }] }));
  const [fault] = faults.map(({ integrity_check }) => integrity_check);
  if (fault !== "ok") throw new Error(`it is damaged: ${fault}`);
  const tables = await listTables(backup);
  if (!tables.includes("setting")) throw new Error("it is no backup of this site");
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(backup);
  if (orphans.length > 0) throw new Error("it is damaged: rows refer to others that are not there");
}

function requireSame(copied: TableContent[], kept: TableContent[]): void {
  const wrong = differingTables(copied, kept);
  if (wrong.length > 0) throw new Error(`what was written is not what was read: ${wrong}`);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}
