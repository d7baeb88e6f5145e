import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect, type SecureVersion } from "node:tls";
import { findFreePort } from "./support/find-free-port.ts";
import { hasCaddy } from "./support/start-caddy.ts";

const root = join(import.meta.dirname, "..");

describe("TLS of deploy/Caddyfile", { skip: !hasCaddy && "Caddy is not installed" }, () => {
  let folder: string;
  let caddy: ChildProcess;
  let port: number;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "caddy-tls-test-"));
    port = await findFreePort();
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_URL: `https://localhost:${port}`,
      NODES: `127.0.0.1:${await findFreePort()}`,
      OUTAGE_FOLDER: join(root, "build/outage"),
    };
    const adaptation = spawnSync("caddy", ["adapt", "--config", join(root, "deploy/Caddyfile")], {
      env,
      encoding: "utf8",
    });
    const { apps } = JSON.parse(adaptation.stdout);
    const config = {
      admin: { disabled: true },
      apps: {
        http: { ...apps.http, http_port: await findFreePort(), https_port: port },
        // For localhost Caddy issues the certificate itself; this machine must not trust it.
        pki: { certificate_authorities: { local: { install_trust: false } } },
      },
    };
    await writeFile(join(folder, "caddy.json"), JSON.stringify(config));
    caddy = spawn("caddy", ["run", "--config", join(folder, "caddy.json")], {
      env,
      stdio: "ignore",
    });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if ((await handshake("TLSv1.3")) === "TLSv1.3") return;
      await wait(100);
    }
    throw new Error("Caddy does not respond");
  });
  after(async () => {
    caddy.kill("SIGTERM");
    await rm(folder, { recursive: true });
  });

  /** Resolves to the negotiated version, or to the error code of a failed handshake. */
  function handshake(version: SecureVersion, ciphers = "ALL"): Promise<string | null | undefined> {
    return new Promise((resolve) => {
      const socket = connect({
        port,
        host: "localhost",
        servername: "localhost",
        minVersion: version,
        maxVersion: version,
        // At the default level the client itself refuses weak suites.
        ciphers: `${ciphers}:@SECLEVEL=0`,
        rejectUnauthorized: false,
      });
      socket.once("secureConnect", () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
      socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    });
  }

  it("The proxy refuses TLS 1.0 and TLS 1.1", async () => {
    for (const version of ["TLSv1", "TLSv1.1"] as const)
      assert.match(String(await handshake(version)), /^ERR_SSL_.*PROTOCOL_VERSION/);
  });

  it("The proxy refuses cipher suites without forward secrecy or authenticated encryption", async () => {
    for (const suite of [
      "AES128-SHA",
      "AES128-GCM-SHA256",
      "ECDHE-ECDSA-AES128-SHA",
      "ECDHE-ECDSA-AES128-SHA256",
      "DHE-RSA-AES128-GCM-SHA256",
    ])
      assert.match(
        String(await handshake("TLSv1.2", suite)),
        /^ERR_SSL_.*HANDSHAKE_FAILURE/,
        suite,
      );
  });

  it("The proxy speaks TLS 1.2 with strong cipher suites and TLS 1.3", async () => {
    for (const suite of ["ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-ECDSA-CHACHA20-POLY1305"])
      assert.equal(await handshake("TLSv1.2", suite), "TLSv1.2", suite);
    assert.equal(await handshake("TLSv1.3"), "TLSv1.3");
  });
});
