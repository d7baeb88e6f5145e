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

export async function freshDatabase(
  engine: Engine,
  server = process.env.TEST_POSTGRES_URL,
): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "site-test-"));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (engine === "sqlite") return { environment: { DATA_DIR: folder }, remove: removeFolder };

  if (server === undefined)
    throw new Error("TEST_POSTGRES_URL is not set; `npm test` starts PostgreSQL");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: `${server}/${name}` },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
