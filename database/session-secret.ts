import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Db } from "#domain/tables.ts";
import { truncateWal } from "#domain/truncate-wal.server.ts";
import type { DatabaseAddress } from "./connect.ts";
import { dataFilesIn } from "./data-files.ts";

const settingName = "session_secret";
const minLength = 32;

/**
 * The secret that signs cookies and seals second factors. With SQLite it is a file beside the database,
 * so that a copy of the database alone opens nothing; the nodes of a PostgreSQL share it in there.
 */
export async function loadSessionSecret(db: Db, address: DatabaseAddress): Promise<string> {
  if (address.databaseUrl !== undefined) return loadFromDatabase(db);
  const file = secretFile(address);
  if (!existsSync(file)) createSecretFile(file, (await findInDatabase(db)) ?? newSecret());
  const secret = readSecretFile(file);
  await removeFromDatabase(db);
  return secret;
}

/** The secret that the site has now. Undefined where it has none yet. */
export async function findSessionSecret(
  db: Db,
  address: DatabaseAddress,
): Promise<string | undefined> {
  const file = secretFile(address);
  if (address.databaseUrl === undefined && existsSync(file)) return readSecretFile(file);
  return findInDatabase(db);
}

/** Replaces the secret of a PostgreSQL database by that of the database whose content it received. */
export async function storeSessionSecret(db: Db, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function loadFromDatabase(db: Db): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name: settingName, value: newSecret() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await findInDatabase(db)) ?? "";
}

async function findInDatabase(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", settingName)
    .executeTakeFirst();
  return row?.value;
}

/** Older versions stored it there. The log that SQLite keeps beside its file is emptied as well. */
async function removeFromDatabase(db: Db): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("setting")
    .where("name", "=", settingName)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await truncateWal(db);
}

function secretFile({ dataDir }: DatabaseAddress): string {
  return dataFilesIn(dataDir).sessionSecret;
}

/** A link appears whole or not at all, and of two processes that start at once one makes it. */
function createSecretFile(file: string, secret: string): void {
  const unfinished = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(unfinished, `${secret}\n`, { flag: "wx", mode: 0o600, flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished);
  }
}

function readSecretFile(file: string): string {
  chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < minLength)
    throw new Error(
      `${file} is damaged: it should hold ${minLength} characters or more. Bring it back, or delete it: then everybody signs in anew, and second factors are set up anew`,
    );
  return secret;
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
