import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type Engine = "sqlite" | "postgres";

export interface FreshDatabase {
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

export async function createFreshDatabase(
  engine: Engine,
  serverUrl = process.env.TEST_POSTGRES_URL,
): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "site-test-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (engine === "sqlite") return { environment: { DATA_DIR: folder }, remove: removeFolder };

  if (serverUrl === undefined)
    throw new Error("TEST_POSTGRES_URL is not set; `npm test` starts PostgreSQL");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: `${serverUrl}/${name}` },
    remove: async () => {
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
