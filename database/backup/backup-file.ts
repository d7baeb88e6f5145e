import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";
import { findCorruptText } from "../integrity/find-corrupt-text.ts";
import { listTables } from "../list-tables.ts";
import { isFullyMigrated, migrateToLatest } from "../migrate.ts";
import { inExclusiveTransaction, inSnapshot } from "../snapshot.ts";
import { NodeSqliteDialect } from "../sqlite/sqlite-dialect.ts";
import { assertBackupTarget, rejectFolder } from "./backup-target.ts";
import type { CopyScope } from "./copy-scope.ts";
import { explainFullDisk, explainFullTemporaryFolder, isDiskFull } from "./disk-space-errors.ts";
import { decryptFile, encryptFile, isEncrypted } from "./encrypted-file.ts";
import { copyRows, digestTables, listDifferingTables, type TableDigest } from "./table-copy.ts";
import {
  nameUnfinished,
  removeAbandoned,
  withPrivateFolder,
  withTemporary,
} from "./temporary-files.ts";

/**
 * Writes a consistent snapshot into a new SQLite file with mode 0600, encrypted if there is a
 * passphrase, and verifies it. If anything fails, an existing file of that name stays.
 */
export async function writeBackup(
  db: Kysely<any>,
  file: string,
  passphrase?: string,
): Promise<TableDigest[]> {
  await assertBackupTarget(file);
  const temporaryFile = nameUnfinished(file);
  await assertSameVersion(db);
  removeAbandoned(file);
  return withTemporary(temporaryFile, async () => {
    const copied = await (passphrase === undefined
      ? writePlainBackup(db, temporaryFile).catch(explainFullDisk(dirname(file)))
      : withPrivateFolder(async (folder) => {
          const plain = join(folder, "backup.sqlite");
          const content = await writePlainBackup(db, plain).catch(explainFullTemporaryFolder);
          await encryptFile(plain, temporaryFile, passphrase).catch(explainFullDisk(dirname(file)));
          return content;
        }));
    await syncToDisk(temporaryFile);
    await rename(temporaryFile, file);
    await syncToDisk(dirname(file));
    return copied;
  });
}

/** Verifies the file, which may be older than the code and is not changed. */
export async function withBackup<T>(
  file: string,
  passphrase: string | undefined,
  use: (backup: Kysely<any>) => Promise<T>,
): Promise<T> {
  rejectFolder(file);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  return withPrivateFolder(async (folder) => {
    const newest = await prepareBackup(file, passphrase, folder)
      .catch((error: Error) => {
        if (isDiskFull(error)) throw error;
        throw new Error(`the backup ${file} cannot be used: ${error.message}`, { cause: error });
      })
      .catch(explainFullTemporaryFolder);
    return withReadOnly(newest, use);
  });
}

/** Returns the path of a file of this version, decrypted. */
async function prepareBackup(
  file: string,
  passphrase: string | undefined,
  folder: string,
): Promise<string> {
  const plain = await decryptIfNeeded(file, passphrase, folder);
  await withReadOnly(plain, assertIntactBackup);
  if (await withReadOnly(plain, isFullyMigrated)) return plain;
  const copy = join(folder, "newest.sqlite");
  for (const suffix of ["", "-wal"].filter((ending) => existsSync(plain + ending))) {
    copyFileSync(plain + suffix, copy + suffix);
    chmodSync(copy + suffix, 0o600);
  }
  const old = new Kysely<any>({ dialect: new NodeSqliteDialect(copy, { journal: "delete" }) });
  await migrateToLatest(old).finally(() => old.destroy());
  return copy;
}

/** Replaces all content in one transaction. Both databases must be fully migrated. */
export function replaceContent(
  from: Kysely<any>,
  to: Kysely<any>,
  scope: CopyScope,
): Promise<TableDigest[]> {
  return inSnapshot(from, async (source) =>
    inExclusiveTransaction(to, await listTables(to), async (target) => {
      const copied = await copyRows(source, target, scope);
      assertSameContent(copied, await digestTables(target, scope));
      return copied;
    }),
  );
}

async function writePlainBackup(db: Kysely<any>, file: string): Promise<TableDigest[]> {
  await (await open(file, "wx", 0o600)).close();
  const backup = new Kysely<any>({ dialect: new NodeSqliteDialect(file, { journal: "delete" }) });
  const copied = await migrateToLatest(backup)
    .then(() => assertIntactText(db))
    .then(() => replaceContent(db, backup, "backup"))
    .finally(() => backup.destroy());
  const written = await withReadOnly(file, (finished) => digestTables(finished, "backup"));
  assertSameContent(copied, written);
  return written;
}

/** Tables that this code does not know would be missing in a backup that calls itself verified. */
async function assertSameVersion(db: Kysely<any>): Promise<void> {
  const isMigrated = await isFullyMigrated(db).catch((error: Error) => {
    throw new Error(`the database cannot be backed up: ${error.message}`, { cause: error });
  });
  if (!isMigrated)
    throw new Error(
      "the database is older than this code: back it up with the version that wrote it, or start the site once",
    );
}

/** Backups rotate, so corruption that is copied every night soon reaches all of them. */
async function assertIntactText(db: Kysely<any>): Promise<void> {
  const column = isPostgres(db) ? undefined : await findCorruptText(db);
  if (column !== undefined)
    throw new Error(
      `the text in ${column} is damaged. Keep the older backups and restore one of them`,
    );
}

async function decryptIfNeeded(
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

async function withReadOnly<T>(
  file: string,
  read: (backup: Kysely<any>) => Promise<T>,
): Promise<T> {
  const dialect = new NodeSqliteDialect(file, { isReadOnly: true });
  await using backup = new Kysely<any>({ dialect });
  return await read(backup);
}

async function assertIntactBackup(backup: Kysely<any>): Promise<void> {
  const { rows: integrityErrors } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check(1)`
    .execute(backup)
    .catch((error) => {
      if (isDiskFull(error)) throw error;
      return { rows: [{ integrity_check: "it is not an SQLite file" }] };
    });
  const [integrityError] = integrityErrors.map(({ integrity_check }) => integrity_check);
  if (integrityError !== "ok") throw new Error(`it is damaged: ${integrityError}`);
  const tables = await listTables(backup);
  if (!tables.includes("setting")) throw new Error("it is not a backup of this site");
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(backup);
  if (orphans.length > 0) throw new Error("it is damaged: rows refer to missing rows");
}

function assertSameContent(copied: TableDigest[], stored: TableDigest[]): void {
  const differing = listDifferingTables(copied, stored);
  if (differing.length > 0) throw new Error(`the copy differs from the original in ${differing}`);
}

async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path, "r");
  await handle.sync();
}
