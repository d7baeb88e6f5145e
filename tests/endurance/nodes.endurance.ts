import assert from "node:assert/strict";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#database/connect.ts";
import { startBalancer } from "../support/balancer.ts";
import { freePort } from "../support/free-port.ts";
import { type FreshDatabase, freshDatabase } from "../support/fresh-database.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { type SiteProcess, startSite } from "../support/process.ts";
import { admin } from "../support/site.ts";
import { signInAt, startWriters } from "../support/writers.ts";

const restarts = process.env.ENDURANCE === "short" ? 3 : 20;

describe("three nodes sharing one PostgreSQL", () => {
  let server: PostgresServer;
  let database: FreshDatabase;
  let front: number;
  let ports: number[];
  let nodes: SiteProcess[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  let origin: string;
  let environment: Record<string, string>;

  before(async () => {
    server = await startPostgres();
    database = await freshDatabase("postgres", server.url);
    front = await freePort();
    origin = `http://localhost:${front}`;
    ports = [await freePort(), await freePort(), await freePort()];
    environment = {
      ...database.environment,
      SITE_URL: origin,
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
    // All nodes start at once on a database without tables.
    nodes = await Promise.all(ports.map((port) => startNode(port)));
    balancer = await startBalancer(front, ports);
  });
  after(async () => {
    await balancer.close();
    for (const { child } of nodes) child.kill("SIGTERM");
    await Promise.all(nodes.map(({ ended }) => ended));
    await database.remove();
    await server.remove();
  });

  const startNode = (port: number) => startSite({ ...environment, PORT: String(port) });
  const askNode = async (port: number, path: string, cookie = "", change?: object) => {
    const headers = { host: `localhost:${front}`, cookie, "content-type": "application/json" };
    const method = change === undefined ? "GET" : "PUT";
    const asked = request({ host: "127.0.0.1", port, path, headers, method });
    asked.end(change && JSON.stringify(change));
    const [reply] = (await once(asked, "response")) as [IncomingMessage];
    return { status: reply.statusCode, body: await text(reply) };
  };

  it("Three nodes seed the database once and share sessions, content and rate limits", async () => {
    const cookie = await signInAt(origin);
    for (const port of ports) {
      assert.equal((await askNode(port, "/api/staff/trash", cookie)).status, 200);
      assert.equal(JSON.parse((await askNode(port, "/blogs?limit=1")).body).total, 32);
    }
    await fetch(`${origin}/api/users/logout`, { method: "POST", headers: { cookie } });
    for (const port of ports)
      assert.equal((await askNode(port, "/api/staff/trash", cookie)).status, 401);

    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await sendMessage(origin, `Number ${i}`, "198.51.100.7")).status);
    assert.deepEqual([...new Set(statuses.slice(0, 20))], [200]);
    assert.equal(statuses[20], 429, "the nodes share one count");
  });

  it("A post saved on one node replaces the cached pages of the others", async () => {
    const cookie = await signInAt(origin);
    const [saving = 0, ...others] = ports;
    const [post] = JSON.parse((await askNode(saving, "/blogs?limit=1")).body).data;
    const pages = ["/", `/blogs/${post.slug_url}`];
    const shows = async (port: number, path: string, title: string) =>
      (await askNode(port, path)).body.includes(title);
    for (const port of others)
      for (const path of pages) assert.ok(await shows(port, path, post.title));

    const title = "Saved on the first of three";
    assert.equal((await askNode(saving, `/blog/${post.blog_id}`, cookie, { title })).status, 200);
    const giveUpAt = Date.now() + 10_000; // usually below one second
    for (const port of others)
      for (const path of pages)
        while (!(await shows(port, path, title))) {
          assert.ok(Date.now() < giveUpAt, `${path} is still stale`);
          await wait(10);
        }
  });

  it("Nodes restart one after the other under load without a failed request", async () => {
    const load = startLoad(origin);
    for (const [i, port] of ports.entries()) {
      const node = nodes[i];
      node?.child.kill("SIGTERM");
      assert.equal(await node?.ended, 0);
      nodes[i] = await startNode(port);
      await untilMore(load, 50);
    }
    const { answered, failed } = await load.stop();
    assert.deepEqual(failed, []);
    assert.ok(answered > 150, `${answered} responses`);
  });

  it(`Nodes survive ${restarts} restarts of PostgreSQL under load without losing a message`, async (t) => {
    const writers = startWriters(origin, await signInAt(origin));
    for (let i = 0; i < restarts; i += 1) {
      const { messages } = writers.acknowledged;
      const enough = messages.length + 5;
      const giveUpAt = Date.now() + 120_000;
      while (messages.length < enough) {
        assert.ok(Date.now() < giveUpAt, `nothing is stored after ${i} restarts`);
        await forgetLimits();
        await wait(20);
      }
      await server.restart();
    }
    await writers.stop();
    for (const { child } of nodes) assert.equal(child.exitCode, null);

    const db = open();
    const stored = await db.selectFrom("message").select("message").execute();
    const posts = await db.selectFrom("post").select("title").execute();
    await db.destroy();
    const kept = new Set([...stored.map((r) => r.message), ...posts.map((r) => r.title)]);
    const { messages, posts: written } = writers.acknowledged;
    assert.deepEqual(
      [...messages, ...written].filter((one) => !kept.has(one)),
      [],
    );
    t.diagnostic(`stored: ${messages.length} messages, ${written.length} posts`);
  });

  const open = () => connect({ dataDir: "", databaseUrl: database.environment.DATABASE_URL });

  /** Removes rate-limit rows, as the load exceeds the limit. */
  async function forgetLimits(): Promise<void> {
    const db = open();
    await db
      .deleteFrom("message_attempt")
      .execute()
      .catch(() => {});
    await db.destroy();
  }
});

function sendMessage(origin: string, message: string, address: string): Promise<Response> {
  return fetch(`${origin}/send-quote`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({
      name: "Imani",
      email: "imani@northbloom.example",
      phone: "4165550199",
      message,
    }),
  });
}

type Load = ReturnType<typeof startLoad>;

/** Sends reads and writes, and records every response that is not a success. */
function startLoad(origin: string) {
  const failed: string[] = [];
  let answered = 0;
  let isStopped = false;
  let number = 0;
  const read = (path: string) => () => fetch(origin + path);
  const write = () => {
    number += 1;
    return sendMessage(origin, `Under load ${number}`, `203.0.113.${number % 250}`);
  };
  const running = Promise.all([
    goOn(read("/"), 20),
    goOn(read("/blog"), 20),
    goOn(read("/blogs?limit=1"), 20),
    goOn(write, 300), // well below the message rate limit
  ]);

  async function goOn(ask: () => Promise<Response>, pauseMs: number): Promise<void> {
    while (!isStopped) {
      try {
        const reply = await ask();
        await reply.arrayBuffer();
        if (!reply.ok) failed.push(`${reply.status} ${reply.url}`);
      } catch (error) {
        failed.push(String(error));
      }
      answered += 1;
      await wait(pauseMs);
    }
  }

  return {
    answered: () => answered,
    async stop() {
      isStopped = true;
      await running;
      return { answered, failed };
    },
  };
}

async function untilMore(load: Load, count: number): Promise<void> {
  const enough = load.answered() + count;
  while (load.answered() < enough) await wait(10);
}
