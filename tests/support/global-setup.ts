import { createDatabaseTemplates } from "./database-templates.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

let server: PostgresServer | undefined;
let removeTemplates: (() => Promise<void>) | undefined;

/** Starts one PostgreSQL server for all test files, unless TEST_POSTGRES_URL names another. */
export async function globalSetup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL === undefined) {
    server = await startPostgres(
      ["fsync", "synchronous_commit", "full_page_writes"].flatMap((name) => ["-c", `${name}=off`]),
    );
    process.env.TEST_POSTGRES_URL = server.url;
  }
  const templates = await createDatabaseTemplates(process.env.TEST_POSTGRES_URL);
  process.env.TEST_TEMPLATES = templates.folder;
  removeTemplates = templates.remove;
}

export async function globalTeardown(): Promise<void> {
  await removeTemplates?.();
  await server?.remove();
}
