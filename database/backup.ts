import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { mkdtemp, open, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Kysely, sql } from "kysely";
import type { CopyScope } from "./backup-scope.ts";
import { findDamagedText } from "./damaged-text.ts";
import { decryptFile, encryptFile, isEncrypted } from "./encrypted-file.ts";
import { listTables } from "./list-tables.ts";
import { isLatest, migrateToLatest } from "./migrate.ts";
import { copyRows, differingTables, readContent, type TableContent } from "./rows.ts";
import { inExclusiveTransaction, inSnapshot, isPostgres } from "./snapshot.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";

/**
 * Writes a consistent snapshot into a new SQLite file with mode 0600, encrypted if there is a
 * passphrase, and verifies it. If anything fails, an existing file of that name stays.
 */
export async function writeBackup(
  db: Kysely<any>,
  file: string,
  passphrase?: string,
): Promise<TableContent[]> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const copied = await (passphrase === undefined
      ? writePlainBackup(db, unfinished)
      : inPrivateFolder(async (folder) => {
          // Plain text must never touch the disk of the backups.
          const plain = join(folder, "backup.sqlite");
          const content = await writePlainBackup(db, plain);
          await encryptFile(plain, unfinished, passphrase);
          return content;
        }));
    await flush(unfinished);
    await rename(unfinished, file);
    await flush(dirname(file));
    return copied;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Replaces all content in one transaction, after the file was verified. The database must be fully
 * migrated; the file may be older.
 */
export function restoreBackup(
  db: Kysely<any>,
  file: string,
  passphrase?: string,
): Promise<TableContent[]> {
  return withBackup(file, passphrase, (backup) => replaceContent(backup, db, "backup"));
}

/** Verifies, decrypts and migrates a copy of the backup. The file itself is not changed. */
export async function withBackup<T>(
  file: string,
  passphrase: string | undefined,
  use: (backup: Kysely<any>) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  return inPrivateFolder(async (folder) => {
    const plain = await decrypted(file, passphrase, folder);
    await readFile(plain, requireWhole);
    if (await readFile(plain, isLatest)) return readFile(plain, use);
    const copy = join(folder, "newest.sqlite");
    copyFileSync(plain, copy);
    chmodSync(copy, 0o600);
    const old = new Kysely<any>({ dialect: new NodeSqliteDialect(copy, { journal: "delete" }) });
    await migrateToLatest(old).finally(() => old.destroy());
    return readFile(copy, use);
  });
}

/** Both databases must be fully migrated. */
export function replaceContent(
  from: Kysely<any>,
  to: Kysely<any>,
  scope: CopyScope,
): Promise<TableContent[]> {
  return inSnapshot(from, async (source) =>
    inExclusiveTransaction(to, await listTables(to), async (target) => {
      const copied = await copyRows(source, target, scope);
      requireSame(copied, await readContent(target, scope));
      return copied;
    }),
  );
}

async function writePlainBackup(db: Kysely<any>, file: string): Promise<TableContent[]> {
  await (await open(file, "wx", 0o600)).close();
  const backup = new Kysely<any>({ dialect: new NodeSqliteDialect(file, { journal: "delete" }) });
  const copied = await migrateToLatest(backup)
    .then(() => requireIntactText(db))
    .then(() => replaceContent(db, backup, "backup"))
    .finally(() => backup.destroy());
  const written = await readFile(file, (finished) => readContent(finished, "backup"));
  requireSame(copied, written);
  return written;
}

/** Backups rotate, so corruption that is copied every night soon reaches all of them. */
async function requireIntactText(db: Kysely<any>): Promise<void> {
  const column = isPostgres(db) ? undefined : await findDamagedText(db);
  if (column !== undefined)
    throw new Error(
      `the text in ${column} is damaged. Keep the older backups and restore one of them`,
    );
}

async function decrypted(
  file: string,
  passphrase: string | undefined,
  folder: string,
): Promise<string> {
  if (!(await isEncrypted(file))) return file;
  if (passphrase === undefined)
    throw new Error("it is encrypted: BACKUP_PASSPHRASE should be the passphrase it was made with");
  const plain = join(folder, "backup.sqlite");
  await decryptFile(file, plain, passphrase);
  return plain;
}

async function inPrivateFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "site-backup-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readFile<T>(file: string, read: (backup: Kysely<any>) => Promise<T>): Promise<T> {
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
    .catch(() => ({ rows: [{ integrity_check: "it is not an SQLite file" }] }));
  const [fault] = faults.map(({ integrity_check }) => integrity_check);
  if (fault !== "ok") throw new Error(`it is damaged: ${fault}`);
  const tables = await listTables(backup);
  if (!tables.includes("setting")) throw new Error("it is not a backup of this site");
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(backup);
  if (orphans.length > 0) throw new Error("it is damaged: rows refer to missing rows");
}

function requireSame(copied: TableContent[], kept: TableContent[]): void {
  const wrong = differingTables(copied, kept);
  if (wrong.length > 0) throw new Error(`the copy differs from the original in ${wrong}`);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}
