import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { connect } from "#database/connect.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { type PostgresServer, startPostgres } from "./support/postgres-server.ts";
import { hasCaddy, startCaddyWithTls } from "./support/start-caddy.ts";

describe("TLS to PostgreSQL", { skip: !hasCaddy && "Caddy is not installed" }, () => {
  let caddy: Awaited<ReturnType<typeof startCaddyWithTls>>;
  let server: PostgresServer;
  before(async () => {
    caddy = await startCaddyWithTls(await findFreePort());
    server = await startPostgres([], await caddy.readCertificate());
  });
  after(async () => {
    await server.remove();
    await caddy.close();
  });

  /** Resolves to the version of TLS. */
  async function readTlsVersion(databaseUrl: string): Promise<string | undefined> {
    const db = connect({ dataDir: "", databaseUrl });
    try {
      const { rows } = await sql<{ version: string }>`
        select version from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
      return rows[0]?.version;
    } finally {
      await db.destroy();
    }
  }

  function createUrl(parameters: Record<string, string>, hostname = "localhost"): string {
    const url = new URL(server.url);
    url.hostname = hostname;
    return setParameters(url, parameters);
  }

  function setParameters(url: URL, parameters: Record<string, string>): string {
    url.search = String(new URLSearchParams(parameters));
    return url.href;
  }

  it("A server without TLS, of an unknown authority or of another name is refused", async () => {
    const sslrootcert = caddy.authorityFile;
    for (const sslmode of ["verify-full", "require"]) {
      const plain = setParameters(new URL(process.env.TEST_POSTGRES_URL ?? ""), { sslmode });
      await assert.rejects(readTlsVersion(plain), /does not support SSL/);
      const unknown = createUrl({ sslmode });
      await assert.rejects(readTlsVersion(unknown), /issuer certificate|self-signed certificate/);
      const otherName = createUrl({ sslmode, sslrootcert }, "127.0.0.1");
      await assert.rejects(readTlsVersion(otherName), { code: "ERR_TLS_CERT_ALTNAME_INVALID" });
    }
  });

  it("A server with a certificate of the given authority is used, and without TLS on request", async () => {
    const verified = createUrl({ sslmode: "verify-full", sslrootcert: caddy.authorityFile });
    assert.equal(await readTlsVersion(verified), "TLSv1.3");
    assert.equal(await readTlsVersion(createUrl({})), null);
  });
});
