import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/connect.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "../support/fresh-database.ts";
import { visitor } from "../support/open-site.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.ts";
import { isShortRun } from "../support/run-length.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { hasCaddy, startCaddy } from "../support/start-caddy.ts";
import { waitUntil } from "../support/wait-until.ts";

const killCount = isShortRun ? 2 : 10;
const responsesPerKill = 60;
const maxTries = 3;
const tryPauseMs = 300;

describe("two nodes behind deploy/Caddyfile, killed in turn", {
  skip: !hasCaddy && "Caddy is not installed",
}, () => {
  let server: PostgresServer;
  let database: FreshDatabase;
  let ports: number[];
  let nodes: SiteProcess[];
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let origin: string;
  let db: ReturnType<typeof connect>;

  before(async () => {
    server = await startPostgres();
    database = await createFreshDatabase("postgres", server.url);
    origin = `http://localhost:${await findFreePort()}`;
    ports = [await findFreePort(), await findFreePort()];
    nodes = await Promise.all(ports.map(startNode));
    db = connect({ dataDir: "", databaseUrl: database.environment.DATABASE_URL });
    caddy = await startCaddy(origin, ports);
    await waitUntil(
      async () => (await request("/status"))?.status === 200,
      "the proxy does not start",
    );
  });
  after(async () => {
    await caddy.close();
    await db.destroy();
    for (const { child } of nodes) child.kill("SIGTERM");
    await Promise.all(nodes.map(({ exitCode }) => exitCode));
    await database.remove();
    await server.remove();
  });

  const startNode = (port: number) =>
    startSite({
      ...database.environment,
      SITE_URL: origin,
      TRUST_PROXY: "127.0.0.1",
      PORT: String(port),
    });
  const request = (path: string, options?: RequestInit) =>
    fetch(origin + path, options).catch(() => undefined);

  it("No page fails, and a message is stored once after a few retries at most", async (t) => {
    const load = startVisitors();
    for (let i = 0; i < killCount; i += 1) {
      const index = i % ports.length;
      nodes[index]?.child.kill("SIGKILL");
      await nodes[index]?.exitCode;
      await load.waitForResponses(responsesPerKill);
      nodes[index] = await startNode(ports[index] ?? 0);
      const readyUrl = `http://127.0.0.1:${ports[index]}/readyz`;
      await waitUntil(async () => (await fetch(readyUrl)).ok, "the node is never ready");
      await load.waitForResponses(responsesPerKill);
    }
    const { acknowledged, failures, firstTryFailures, responseCount } = await load.stop();
    assert.deepEqual(failures, []);

    const rows = await db.selectFrom("message").select("message").execute();
    const stored = rows.map(({ message }) => message);
    assert.deepEqual(stored.toSorted(), acknowledged.toSorted());
    t.diagnostic(
      `${killCount} kills: ${responseCount} responses, ${acknowledged.length} messages stored, ${firstTryFailures.length} sent again (${[...new Set(firstTryFailures)]})`,
    );
  });

  function startVisitors() {
    const acknowledged: string[] = [];
    const failures: string[] = [];
    const firstTryFailures: string[] = [];
    let responseCount = 0;
    let isStopped = false;

    async function readPage(path: string): Promise<void> {
      const response = await request(path);
      await response?.arrayBuffer();
      if (!response?.ok) failures.push(`${response?.status} ${path}`);
    }
    async function sendMessage(): Promise<void> {
      const message = `message ${randomUUID()}`;
      const options = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...visitor, message, submission_id: randomUUID() }),
      };
      for (let i = 0; i < maxTries; i += 1) {
        await db.deleteFrom("message_attempt").execute(); // all visitors share one IP address here
        const response = await request("/send-quote", options);
        if (response?.ok && (await response.json()).msg === "success")
          return void acknowledged.push(message);
        firstTryFailures.push(String(response?.status));
        await wait(tryPauseMs);
      }
      failures.push(message);
    }
    async function repeat(visit: () => Promise<void>, pauseMs: number): Promise<void> {
      while (!isStopped) {
        await visit();
        responseCount += 1;
        await wait(pauseMs);
      }
    }
    const running = Promise.all([
      repeat(() => readPage("/"), 20),
      repeat(() => readPage("/blog"), 20),
      repeat(() => readPage(`/blog?page=${1 + (responseCount % 4)}`), 50),
      repeat(() => readPage("/blogs?limit=1"), 20),
      repeat(sendMessage, 60),
      repeat(sendMessage, 60),
    ]);
    return {
      async waitForResponses(count: number) {
        const target = responseCount + count;
        await waitUntil(() => responseCount >= target, "no more responses");
      },
      async stop() {
        isStopped = true;
        await running;
        return { acknowledged, failures, firstTryFailures, responseCount };
      },
    };
  }
});
