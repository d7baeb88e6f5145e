import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { truncateWal } from "#domain/operations/truncate-wal.server.ts";
import { findSetting, storeSetting } from "#domain/records/settings.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { DatabaseLocation } from "./connect.ts";
import { getDataFiles } from "./sqlite/data-files.ts";

const settingName = "session_secret";
const minLength = 32;

/**
 * Signs cookies and encrypts second factors. With SQLite the secret is a separate file, so that a
 * copy of the database alone opens nothing. With PostgreSQL it is in the database, which all nodes
 * share.
 */
export async function loadSessionSecret(db: Db, location: DatabaseLocation): Promise<string> {
  if (location.databaseUrl !== undefined) return loadFromDatabase(db);
  const file = getSecretFile(location);
  if (!existsSync(file))
    createSecretFile(file, (await findSetting(db, settingName)) ?? generateSecret());
  const secret = readSecretFile(file);
  await removeFromDatabase(db);
  return secret;
}

export async function findSessionSecret(
  db: Db,
  location: DatabaseLocation,
): Promise<string | undefined> {
  const file = getSecretFile(location);
  if (location.databaseUrl === undefined && existsSync(file)) return readSecretFile(file);
  return findSetting(db, settingName);
}

export function storeSessionSecret(db: Db, value: string): Promise<void> {
  return storeSetting(db, settingName, value);
}

async function loadFromDatabase(db: Db): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name: settingName, value: generateSecret() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await findSetting(db, settingName)) ?? "";
}

/** Older versions stored the secret there. The write-ahead log is truncated as well. */
async function removeFromDatabase(db: Db): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("setting")
    .where("name", "=", settingName)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await truncateWal(db);
}

function getSecretFile({ dataDir }: DatabaseLocation): string {
  return getDataFiles(dataDir).sessionSecret;
}

/** A hard link is atomic: of two processes that start together, one creates it. */
function createSecretFile(file: string, secret: string): void {
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(temporaryFile, `${secret}\n`, { flag: "wx", mode: 0o600, flush: true });
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporaryFile);
  }
}

function readSecretFile(file: string): string {
  chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < minLength)
    throw new Error(
      `${file} is damaged: it should hold ${minLength} characters or more. Restore it or delete it: without it everybody has to sign in again and set up the second factor again`,
    );
  return secret;
}

function generateSecret(): string {
  return randomBytes(32).toString("base64url");
}
