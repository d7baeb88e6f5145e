import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect, type SecureVersion } from "node:tls";
import { findFreePort } from "./support/find-free-port.ts";
import { hasCaddy, startCaddyWithTls } from "./support/start-caddy.ts";

describe("TLS of deploy/Caddyfile", { skip: !hasCaddy && "Caddy is not installed" }, () => {
  let caddy: Awaited<ReturnType<typeof startCaddyWithTls>>;
  let port: number;
  before(
    async () => {
      port = await findFreePort();
      caddy = await startCaddyWithTls(port);
      while ((await handshake("TLSv1.3")) !== "TLSv1.3") await wait(100);
    },
    { timeout: 30_000 },
  );
  after(() => caddy.close());

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
