import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackage } from "./install-debian-package.ts";

const root = join(import.meta.dirname, "../..");
export const caddyfile = join(root, "deploy/Caddyfile");
export const hasCaddy = existsSync("/usr/bin/caddy") || installDebianPackage("caddy");

export async function startCaddy(origin: string, ports: number[]) {
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
  // The admin port is shared by the whole machine.
  const config = { ...JSON.parse(adaptation.stdout), admin: { disabled: true } };
  await writeFile(join(folder, "caddy.json"), JSON.stringify(config));
  const child: ChildProcess = spawn("caddy", ["run", "--config", join(folder, "caddy.json")], {
    env,
    stdio: "ignore",
  });
  return {
    async close() {
      child.kill("SIGTERM");
      await rm(folder, { recursive: true });
    },
  };
}
