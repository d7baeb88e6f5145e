import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./find-free-port.ts";
import { installDebianPackage } from "./install-debian-package.ts";
import { waitUntil } from "./wait-until.ts";

const root = join(import.meta.dirname, "../..");
export const caddyfile = join(root, "deploy/Caddyfile");
export const hasCaddy = existsSync("/usr/bin/caddy") || installDebianPackage("caddy");

/** The configuration of deploy/Caddyfile as JSON, whose apps a test may change. */
interface CaddyConfig {
  apps: { http: object };
}

/** Starts Caddy with deploy/Caddyfile in front of nodes on these ports. */
export async function startCaddy(
  origin: string,
  ports: number[],
  change: (config: CaddyConfig) => object = (config) => config,
) {
  const folder = await mkdtemp(join(tmpdir(), "caddy-test-"));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SITE_URL: origin,
    NODES: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    OUTAGE_FOLDER: join(root, "build/outage"),
  };
  const adaptation = spawnSync("caddy", ["adapt", "--config", caddyfile], {
    env,
    encoding: "utf8",
  });
  // The admin port and the name of the socket are shared by the whole machine.
  const json = adaptation.stdout.replaceAll("@site-writes", `@site-writes-${ports[0]}`);
  const config = { ...change(JSON.parse(json)), admin: { disabled: true } };
  const file = join(folder, "caddy.json");
  await writeFile(file, JSON.stringify(config));
  const child = spawn("caddy", ["run", "--config", file], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (bytes) => {
      log += bytes;
      if (log.includes("serving initial configuration")) resolve();
    });
    child.once("exit", () => reject(new Error(`Caddy stopped:\n${log}`)));
  });
  return {
    readLog: () => log,
    folder,
    async close() {
      child.kill("SIGTERM");
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts Caddy on this HTTPS port, with a certificate for localhost that its own authority issued. */
export async function startCaddyWithTls(port: number) {
  const [node, httpPort] = [await findFreePort(), await findFreePort()];
  const caddy = await startCaddy(`https://localhost:${port}`, [node], ({ apps }) => ({
    apps: {
      http: { ...apps.http, http_port: httpPort, https_port: port },
      // This machine must not trust it.
      pki: { certificate_authorities: { local: { install_trust: false } } },
    },
  }));
  const data = join(caddy.folder, ".local/share/caddy");
  const read = (path: string) => readFile(join(data, path), "utf8");
  const key = join(data, "certificates/local/localhost/localhost.key");
  await waitUntil(() => existsSync(key), "Caddy has issued no certificate");
  return {
    ...caddy,
    authorityFile: join(data, "pki/authorities/local/root.crt"),
    readCertificate: async () => ({
      certificate: await read("certificates/local/localhost/localhost.crt"),
      key: await readFile(key, "utf8"),
    }),
  };
}
