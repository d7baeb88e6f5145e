import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/connect.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase, type FreshDatabase } from "../support/fresh-database.ts";
import { startBalancer } from "../support/load-balancer.ts";
import { sendVisitorMessage, signInTo, startWriters } from "../support/load-writers.ts";
import { admin } from "../support/open-site.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.ts";
import { isShortRun } from "../support/run-length.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const restartCount = isShortRun ? 2 : 20;

describe("three nodes sharing one PostgreSQL", () => {
  let server: PostgresServer;
  let database: FreshDatabase;
  let frontPort: number;
  let ports: number[];
  let nodes: SiteProcess[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let origin: string;
  let environment: Record<string, string>;

  before(async () => {
    server = await startPostgres();
    database = await createFreshDatabase("postgres", server.url);
    frontPort = await findFreePort();
    origin = `http://localhost:${frontPort}`;
    ports = [await findFreePort(), await findFreePort(), await findFreePort()];
    environment = {
      ...database.environment,
      SITE_URL: origin,
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    // All nodes start at once on a database without tables.
    nodes = await Promise.all(ports.map((port) => startNode(port)));
    balancer = await startBalancer(frontPort, ports);
  });
  after(async () => {
    await balancer.close();
    for (const { child } of nodes) child.kill("SIGTERM");
    await Promise.all(nodes.map(({ exitCode: ended }) => ended));
    await database.remove();
    await server.remove();
  });

  const startNode = (port: number) => startSite({ ...environment, PORT: String(port) });
  const requestNode = async (port: number, path: string, cookie = "", payload?: object) => {
    const headers = { host: `localhost:${frontPort}`, cookie, "content-type": "application/json" };
    const method = payload === undefined ? "GET" : "PUT";
    const nodeRequest = request({ host: "127.0.0.1", port, path, headers, method });
    nodeRequest.end(payload && JSON.stringify(payload));
    const [response] = (await once(nodeRequest, "response")) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  };

  it("Three nodes seed the database once and share sessions, content and rate limits", async () => {
    const cookie = await signInTo(origin);
    for (const port of ports) {
      assert.equal((await requestNode(port, "/api/staff/trash", cookie)).status, 200);
      assert.equal(JSON.parse((await requestNode(port, "/blogs?limit=1")).body).total, 32);
    }
    await fetch(`${origin}/api/users/logout`, { method: "POST", headers: { cookie } });
    for (const port of ports)
      assert.equal((await requestNode(port, "/api/staff/trash", cookie)).status, 401);

    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await sendVisitorMessage(origin, `Number ${i}`, "198.51.100.7")).status);
    assert.deepEqual([...new Set(statuses.slice(0, 20))], [200]);
    assert.equal(statuses[20], 429, "the nodes share one count");
  });

  it("A post saved on one node replaces the cached pages of the others", async () => {
    const cookie = await signInTo(origin);
    const [savingPort = 0, ...others] = ports;
    const [post] = JSON.parse((await requestNode(savingPort, "/blogs?limit=1")).body).data;
    const pages = ["/", `/blogs/${post.slug_url}`];
    const showsTitle = async (port: number, path: string, title: string) =>
      (await requestNode(port, path)).body.includes(title);
    for (const port of others)
      for (const path of pages) assert.ok(await showsTitle(port, path, post.title));

    const title = "Saved on the first of three";
    assert.equal(
      (await requestNode(savingPort, `/blog/${post.blog_id}`, cookie, { title })).status,
      200,
    );
    const deadline = Date.now() + 10_000; // usually below one second
    for (const port of others)
      for (const path of pages)
        while (!(await showsTitle(port, path, title))) {
          assert.ok(Date.now() < deadline, `${path} is still stale`);
          await wait(10);
        }
  });

  it("Nodes restart one after the other under load without a failed request", async () => {
    const load = startLoad(origin);
    for (const [i, port] of ports.entries()) {
      const node = nodes[i];
      node?.child.kill("SIGTERM");
      assert.equal(await node?.exitCode, 0);
      nodes[i] = await startNode(port);
      await waitForResponses(load, 50);
    }
    const { responseCount, failures } = await load.stop();
    assert.deepEqual(failures, []);
    assert.ok(responseCount > 150, `${responseCount} responses`);
  });

  it(`Nodes survive ${restartCount} restarts of PostgreSQL under load without losing a message`, async (t) => {
    const writers = startWriters(origin, await signInTo(origin));
    for (let i = 0; i < restartCount; i += 1) {
      const { messages } = writers.acknowledged;
      const targetCount = messages.length + 5;
      const deadline = Date.now() + 120_000;
      while (messages.length < targetCount) {
        assert.ok(Date.now() < deadline, `nothing is stored after ${i} restarts`);
        await clearRateLimits();
        await wait(20);
      }
      await server.restart();
    }
    await writers.stop();
    for (const { child } of nodes) assert.equal(child.exitCode, null);

    const db = openDatabase();
    const stored = await db.selectFrom("message").select("message").execute();
    const posts = await db.selectFrom("post").select("title").execute();
    await db.destroy();
    const storedTexts = new Set([...stored.map((r) => r.message), ...posts.map((r) => r.title)]);
    const { messages, posts: storedPosts } = writers.acknowledged;
    assert.deepEqual(
      [...messages, ...storedPosts].filter((one) => !storedTexts.has(one)),
      [],
    );
    t.diagnostic(`stored: ${messages.length} messages, ${storedPosts.length} posts`);
  });

  const openDatabase = () =>
    connect({ dataDir: "", databaseUrl: database.environment.DATABASE_URL });

  /** The load exceeds the rate limit. */
  async function clearRateLimits(): Promise<void> {
    const db = openDatabase();
    await db
      .deleteFrom("message_attempt")
      .execute()
      .catch(() => {});
    await db.destroy();
  }
});

type Load = ReturnType<typeof startLoad>;

function startLoad(origin: string) {
  const failures: string[] = [];
  let responseCount = 0;
  let isStopped = false;
  let messageCount = 0;
  const readPage = (path: string) => () => fetch(origin + path);
  const writeMessage = () => {
    messageCount += 1;
    return sendVisitorMessage(
      origin,
      `Under load ${messageCount}`,
      `203.0.113.${messageCount % 250}`,
    );
  };
  const running = Promise.all([
    repeatUntilStopped(readPage("/"), 20),
    repeatUntilStopped(readPage("/blog"), 20),
    repeatUntilStopped(readPage("/blogs?limit=1"), 20),
    repeatUntilStopped(writeMessage, 300), // well below the message rate limit
  ]);

  async function repeatUntilStopped(
    sendRequest: () => Promise<Response>,
    pauseMs: number,
  ): Promise<void> {
    while (!isStopped) {
      try {
        const response = await sendRequest();
        await response.arrayBuffer();
        if (!response.ok) failures.push(`${response.status} ${response.url}`);
      } catch (error) {
        failures.push(String(error));
      }
      responseCount += 1;
      await wait(pauseMs);
    }
  }

  return {
    responseCount: () => responseCount,
    async stop() {
      isStopped = true;
      await running;
      return { responseCount, failures };
    },
  };
}

async function waitForResponses(load: Load, count: number): Promise<void> {
  const targetCount = load.responseCount() + count;
  while (load.responseCount() < targetCount) await wait(10);
}
