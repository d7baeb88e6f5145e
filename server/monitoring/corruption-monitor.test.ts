import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify from "fastify";
import { sql } from "kysely";
import { admin, openSite } from "../../tests/support/open-site.ts";
import { startCorruptionMonitor } from "./corruption-monitor.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

it("The database is checked for corruption daily, and corruption is logged until it is gone", async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  const foundCorruption = [undefined, "post.blogs_content", undefined];
  mock.timers.enable({ apis: ["setInterval"] });
  const getCorruption = startCorruptionMonitor(app, async () => foundCorruption.shift());
  const found: (string | undefined)[] = [];
  for (let day = 0; day < 3; day += 1) {
    mock.timers.tick(dayMs);
    await nextTurn();
    found.push(getCorruption());
  }
  assert.deepEqual(found, [undefined, "post.blogs_content", undefined]);
  assert.match(
    lines.join(""),
    /"level":50.*"corruption":"post\.blogs_content".*database is damaged/,
  );
  assert.equal(lines.length, 1);
  await app.close();
  mock.timers.reset();
});

it("The database is first checked an hour after the start, and not after a stop", async () => {
  const app = Fastify();
  let checks = 0;
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  const startMonitor = (site: typeof app) =>
    startCorruptionMonitor(site, async () => {
      checks += 1;
      return undefined;
    });
  startMonitor(app);
  mock.timers.tick(hourMs - 1);
  assert.equal(checks, 0);
  mock.timers.tick(1);
  assert.equal(checks, 1);
  await app.close();
  const stopped = Fastify();
  startMonitor(stopped);
  await stopped.close();
  mock.timers.tick(2 * dayMs);
  assert.equal(checks, 1);
  mock.timers.reset();
});

it("The staff dashboard names the corrupt column while the site stays ready", async () => {
  const site = await openSite("sqlite");
  const cookie = await site.signIn(admin);
  const deletedAt = new Date().toISOString();
  await sql`insert into trash (kind, item_id, title, title_key, slug, item, deleted_at, deleted_by)
    values ('post', 1, 'Shoes', 'shoes', 'shoes', '{"title":"Sho', ${deletedAt}, 'Ada')`.execute(
    site.db,
  );
  const intervals = mock.method(globalThis, "setInterval");
  const node = await site.openNode();
  const daily = intervals.mock.calls.find((call) => call.arguments[1] === dayMs);
  intervals.mock.restore();
  await daily?.arguments[0]();
  const { host } = new URL(site.config.siteUrl);
  const request = (url: string) => node.inject({ url, headers: { host, cookie } });
  assert.match((await request("/admin")).body, /database of this site is damaged \(.*trash\.item/);
  assert.equal((await request("/readyz")).statusCode, 200);
  await node.close();
  await site.close();
});
