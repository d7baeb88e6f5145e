import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { describe, it } from "node:test";
import { connect } from "#database/connect.ts";
import { directReferrer } from "#domain/visits/referrer-groups.ts";
import { getVisitReport } from "#domain/visits/visits.server.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { createFreshDatabase, type Engine } from "../support/fresh-database.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.ts";
import { isShortRun } from "../support/run-length.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

const requestCount = isShortRun ? 1500 : 100_000;
const concurrency = 24;
const origin = "http://localhost:3000";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const desktop = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const bots = [
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "curl/8.14.1",
  "",
];
const pages = ["/", "/about", "/fees", "/contact", "/blog", "/services"];
const referrers: [referer: string | undefined, host: string][] = [
  [undefined, directReferrer],
  [`${origin}/about`, ""],
  ["https://www.google.ca/", "www.google.ca"],
  ["https://News.example/a?b", "news.example"],
];

interface Replayed {
  path: string;
  headers: Record<string, string>;
  /** Undefined if the request does not count. */
  counted: { page: string; host: string } | undefined;
}

/** A seeded generator (xorshift32), so that each run sends the same requests. */
function createRequests(count: number): Replayed[] {
  let state = 20_261_123;
  const pick = <Item>(items: readonly Item[]): Item => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return items[(state >>> 0) % items.length] as Item;
  };
  return Array.from({ length: count }, () => {
    const page = pick(pages);
    const [referer, host] = pick(referrers);
    const kind = pick(["visit", "visit", "visit", "bot", "gpc", "prefetch", "file"] as const);
    const headers: Record<string, string> = {
      "accept-encoding": "br",
      "user-agent": kind === "bot" ? pick(bots) : pick([phone, desktop]),
      ...(referer !== undefined && { referer }),
      ...(kind === "gpc" && { "sec-gpc": "1" }),
      ...(kind === "prefetch" && { "sec-purpose": "prefetch" }),
    };
    return {
      path: kind === "file" ? pick(["/robots.txt", "/sitemap.xml"]) : page,
      headers,
      counted: kind === "visit" ? { page, host } : undefined,
    };
  });
}

function countExpected(requests: Replayed[]) {
  const byPage = new Map<string, number>();
  const byHost = new Map<string, number>();
  for (const { counted } of requests) {
    if (counted === undefined) continue;
    byPage.set(counted.page, (byPage.get(counted.page) ?? 0) + 1);
    if (counted.host !== "") byHost.set(counted.host, (byHost.get(counted.host) ?? 0) + 1);
  }
  return { byPage, byHost };
}

describe("visits, counted against a known replay", () => {
  it("One node counts each request once, bots never, and loses none at a restart", () =>
    replay("sqlite", 1));

  it("Two nodes that restart in turn count each request once, bots never", () =>
    replay("postgres", 2));
});

async function replay(engine: Engine, nodeCount: number): Promise<void> {
  const server: PostgresServer | undefined =
    engine === "postgres" ? await startPostgres() : undefined;
  const database = await createFreshDatabase(engine, server?.url);
  const agent = new Agent({ keepAlive: true });
  const ports = await Promise.all(Array.from({ length: nodeCount }, findFreePort));
  const startNode = (port: number) =>
    startSite({
      ...database.environment,
      SITE_URL: origin,
      PORT: String(port),
      SEED_DEMO: "false",
    });
  const nodes: SiteProcess[] = [];
  for (const port of ports) nodes.push(await startNode(port));

  const requests = createRequests(requestCount);
  const parts = ports.length + 1;
  try {
    for (let i = 0; i < parts; i += 1) {
      const start = Math.floor((i * requestCount) / parts);
      await send(requests.slice(start, Math.floor(((i + 1) * requestCount) / parts)), ports, agent);
      const port = ports[i];
      if (port === undefined) continue;
      // A shutdown stores what was counted since the last minute.
      nodes[i]?.child.kill("SIGTERM");
      assert.equal(await nodes[i]?.exitCode, 0);
      nodes[i] = await startNode(port);
    }
  } finally {
    agent.destroy();
    for (const { child } of nodes) child.kill("SIGTERM");
    await Promise.all(nodes.map(({ exitCode }) => exitCode));
  }

  const db = connect({
    dataDir: database.environment.DATA_DIR ?? "",
    databaseUrl: database.environment.DATABASE_URL,
  });
  try {
    const report = await getVisitReport(db, { from: "2000-01-01", to: "2999-12-31" });
    const { byPage, byHost } = countExpected(requests);
    assert.deepEqual(new Map(report.pages.map(({ page, visits }) => [page, visits])), byPage);
    assert.deepEqual(new Map(report.referrers.map(({ host, visits }) => [host, visits])), byHost);
    const total = requests.filter(({ counted }) => counted !== undefined).length;
    assert.equal(report.total.visits, total);
  } finally {
    await db.destroy();
    await database.remove();
    await server?.remove();
  }
}

async function send(requests: Replayed[], ports: number[], agent: Agent): Promise<void> {
  const queue = requests.entries();
  const { host } = new URL(origin);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [i, { path, headers }] of queue) {
        const port = ports[i % ports.length];
        const options = { host: "127.0.0.1", port, path, agent, headers: { ...headers, host } };
        const [response] = await once(get(options), "response");
        assert.equal(response.statusCode, 200, path);
        response.resume();
        await once(response, "end");
      }
    }),
  );
}
