import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, it, mock } from "node:test";
import Fastify from "fastify";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import { blankValues } from "#domain/fields/field-list.ts";
import { postFields } from "#domain/posts/post.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { registerPageCache } from "./register-page-cache.ts";
import { scheduleInvalidation } from "./scheduled-invalidation.ts";

const minuteMs = 60_000;

describe("scheduled invalidation", () => {
  let db: Db;
  let close: () => Promise<void>;
  let invalidated: CacheTag[][];
  let lines: string[];
  let schedule: ReturnType<typeof scheduleInvalidation>;
  before(async () => {
    ({ db, close } = await openDatabase("sqlite"));
    await db.insertInto("category").values({ category_id: 1, category: "Recovery" }).execute();
  });
  after(() => close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.parse("2026-03-01T12:00Z") });
    await db.deleteFrom("post").execute();
    invalidated = [];
    lines = [];
    start(db);
  });
  afterEach(() => {
    schedule.stop();
    mock.timers.reset();
  });

  function start(from: Db): void {
    const { log } = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    schedule = scheduleInvalidation({
      db: from,
      log,
      invalidate: (tags) => invalidated.push(tags),
    });
  }

  async function publish(minutes: number, slug_url = "slug"): Promise<void> {
    const published_date = new Date(Date.now() + minutes * minuteMs).toISOString();
    const post = { title: slug_url, slug_url, category: 1, published_date };
    assert.ok("item" in (await createPost(db, { ...blankValues(postFields), ...post }, "Ada")));
  }

  /** Queries of SQLite need no timer, so they are done before the event loop has turned. */
  async function pass(minutes: number): Promise<void> {
    mock.timers.tick(minutes * minuteMs);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  }

  it("A stopped schedule invalidates nothing, even if a query was pending", async () => {
    await publish(10);
    await Promise.all([schedule.scheduleNext(), schedule.scheduleNext()]);
    const pending = schedule.scheduleNext();
    schedule.stop();
    await pending;
    await pass(10);
    assert.deepEqual(invalidated, []);
  });

  it("A scheduled post invalidates pages once, when it is due and not before", async () => {
    await publish(10);
    await schedule.scheduleNext();
    await pass(9.9);
    assert.deepEqual(invalidated, []);
    await pass(0.1);
    assert.deepEqual(invalidated, [["post"]]);
    await pass(600);
    assert.deepEqual(invalidated, [["post"]]);
  });

  it("Each of several scheduled posts invalidates pages, even if the timer is late", async () => {
    await publish(10, "first");
    await publish(20, "second");
    await publish(90, "third");
    await schedule.scheduleNext();
    await pass(30);
    assert.equal(invalidated.length, 2);
    await pass(60);
    assert.equal(invalidated.length, 3);
  });

  for (const [tag, isExpected] of [
    ["image", false],
    ["post", true],
    ["everything", true],
  ] as const)
    it(`A change of "${tag}" ${isExpected ? "brings" : "does not bring"} the next date forward`, async () => {
      await schedule.scheduleNext();
      await publish(0.5);
      schedule.onInvalidated([tag]);
      await pass(0);
      await pass(0.5);
      assert.deepEqual(invalidated, isExpected ? [["post"]] : []);
    });

  it("A server invalidates the pages that it stored before a post was due", async () => {
    await publish(10);
    const app = Fastify();
    const cache = registerPageCache(app, {
      ...{ db, hosts: [], getCacheKey: (url: string) => url, sizeMb: 1 },
      ...{ siteUrl: "http://localhost", isFilled: false },
      changes: { subscribe: async () => async () => {} },
    });
    assert.ok(cache);
    await app.ready();
    await cache.findOrRender("/", async (tracked) => {
      await tracked.selectFrom("post").select("blog_id").execute();
      return { status: 200, headers: {}, body: Buffer.from("page") };
    });
    await pass(9.9);
    assert.ok(cache.find("/"));
    await pass(0.1);
    assert.equal(cache.find("/"), undefined);
    await app.close();
  });

  it("A date that nobody announced is found within a minute", async () => {
    await schedule.scheduleNext();
    await publish(0.5);
    await pass(0.9);
    assert.deepEqual(invalidated, []);
    await pass(0.1);
    assert.deepEqual(invalidated, [["post"]]);
  });

  it("A clock that is set back invalidates pages, and a post is due again", async () => {
    await publish(10);
    await schedule.scheduleNext();
    await pass(10);
    mock.timers.setTime(Date.now() - 60 * minuteMs);
    await schedule.scheduleNext();
    assert.deepEqual(invalidated.toSorted(), [["clinic_entry"], ["post"], ["post"]]);
    await pass(60);
    assert.equal(invalidated.filter(([tag]) => tag === "post").length, 3);
  });

  it("A failed query is logged once and tried again each second until it works", async () => {
    let isBroken = true;
    const unreliable = new Proxy(db, {
      get(target, name) {
        if (isBroken) throw new Error("no database");
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    start(unreliable);
    await schedule.scheduleNext();
    for (let seconds = 0; seconds < 3; seconds += 1) await pass(1 / 60);
    const logged = ["post", "clinic_entry"].map(
      (tag) => lines.filter((line) => line.includes(`"tag":"${tag}"`)).length,
    );
    assert.deepEqual(logged, [1, 1]);
    assert.match(lines.join(""), /"level":50.*no database/);
    await publish(0.01);
    isBroken = false;
    await pass(0.015);
    assert.deepEqual(invalidated, []);
    await pass(0.01);
    assert.deepEqual(invalidated, [["post"]]);
    isBroken = true;
    schedule.onInvalidated(["post"]);
    await pass(0);
    assert.equal(lines.filter((line) => line.includes('"tag":"post"')).length, 2);
  });
});
