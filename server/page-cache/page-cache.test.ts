import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { sql } from "kysely";
import { type CacheTag, publicTables } from "#database/change-tracking/cache-tags.ts";
import { seedDemo } from "#database/demo/seed-demo.ts";
import { findImages } from "#domain/images/images.server.ts";
import { listLocationLinks } from "#domain/location-pages/location-pages.server.ts";
import {
  countPublicPosts,
  findPublicPost,
  listPublicCards,
  selectPublicPosts,
} from "#domain/posts/public-posts.server.ts";
import { countRows } from "#domain/records/count-rows.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { createPageCache } from "./page-cache.ts";

describe("the page cache", () => {
  let database: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db: database, close } = await openDatabase("sqlite"));
    await seedDemo(database);
  });
  after(() => close());

  const newCache = (bytes = 1_000_000) =>
    createPageCache(database, { bytes, maxEntryBytes: bytes / 2 });
  const page = (text: string, status = 200) => ({ status, headers: {}, body: Buffer.from(text) });
  const getText = (response: { variants: { identity: { body: Buffer } } } | undefined) =>
    response?.variants.identity.body.toString();

  it("A hundred concurrent requests share one render", async () => {
    const cache = newCache();
    const gate = Promise.withResolvers<void>();
    let renderings = 0;
    const pendingRequests = Array.from({ length: 100 }, () =>
      cache.findOrRender("/", async () => {
        renderings += 1;
        await gate.promise;
        return page("one");
      }),
    );
    gate.resolve();
    const responses = await Promise.all(pendingRequests);
    assert.equal(renderings, 1);
    assert.ok(responses.every((response) => getText(response) === "one"));
    assert.equal(cache.counts().coalesced, 99);
  });

  it("A failed render rejects all waiting requests, is not cached and is tried again", async () => {
    const cache = newCache();
    const failing = async () => {
      await Promise.resolve();
      throw new Error("no database");
    };
    const results = await Promise.allSettled([
      cache.findOrRender("/", failing),
      cache.findOrRender("/", failing),
    ]);
    assert.deepEqual(
      results.map(({ status }) => status),
      ["rejected", "rejected"],
    );
    assert.equal(getText(await cache.findOrRender("/", async () => page("well"))), "well");
  });

  it("Errors, private pages and pages that read private tables or raw SQL are not cached", async () => {
    const cache = newCache();
    await cache.findOrRender("/nowhere", async () => page("no", 404));
    await cache.findOrRender("/mine", async () => undefined);
    await cache.findOrRender("/settings", async (db) => {
      await db.selectFrom("setting").selectAll().execute();
      return page("private");
    });
    await cache.findOrRender("/raw", async (db) => {
      await sql`select title from post`.execute(db);
      return page("raw");
    });
    await cache.findOrRender("/partly-raw", async (db) => {
      const titles = sql<string>`(select max(title) from post)`.as("title");
      await db.selectFrom("category").select(titles).execute();
      return page("partly raw");
    });
    assert.equal(cache.counts().entries, 0);
  });

  it("A page invalidated during its render is neither cached nor served to later requests", async () => {
    const cache = newCache();
    const gate = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const slow = cache.findOrRender("/blogs/x", async (db) => {
      await findPublicPost(db, "desk-and-neck");
      read.resolve();
      await gate.promise;
      return page("old");
    });
    await read.promise;
    cache.invalidate(["post"]);
    const fresh = cache.findOrRender("/blogs/x", async () => page("new"));
    gate.resolve();
    assert.deepEqual((await Promise.all([slow, fresh])).map(getText), ["old", "new"]);
    assert.equal(getText(cache.find("/blogs/x")), "new");
  });

  it("A render that was invalidated does not end the sharing of the one that followed it", async () => {
    const cache = newCache();
    const [oldGate, newGate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const open = (gate: Promise<void>, text: string) =>
      cache.findOrRender("/", async () => {
        await gate;
        return page(text);
      });
    const old = open(oldGate.promise, "old");
    cache.invalidate(["everything"]);
    const fresh = open(newGate.promise, "new");
    oldGate.resolve();
    await old;
    const third = open(newGate.promise, "third");
    newGate.resolve();
    assert.deepEqual((await Promise.all([fresh, third])).map(getText), ["new", "new"]);
  });

  it("A page is cached if unrelated data changes during its render", async () => {
    const cache = newCache();
    await cache.findOrRender("/services", async (db) => {
      await listLocationLinks(db);
      assert.equal(cache.invalidate(["post"]), false);
      return page("services");
    });
    assert.equal(getText(cache.find("/services")), "services");
  });

  it("A page is cached if a table changes before its render reads it", async () => {
    const cache = newCache();
    await cache.findOrRender("/blogs/x", async (db) => {
      cache.invalidate(["post"]);
      await findPublicPost(db, "desk-and-neck");
      return page("new");
    });
    assert.equal(getText(cache.find("/blogs/x")), "new");
  });

  it("A render during which everything is invalidated is not cached, whatever it has read", async () => {
    const cache = newCache();
    await cache.findOrRender("/about", async () => {
      assert.equal(cache.invalidate(["everything"]), true, "the cache fill has to come back");
      return page("about");
    });
    assert.equal(cache.find("/about"), undefined);
  });

  it("The cache stays within its size limit and evicts the least recently used", async () => {
    const cache = newCache(100_000);
    for (let i = 0; i < 40; i += 1)
      await cache.findOrRender(`/${i}`, async () => page(`${i}`.repeat(100)));
    const { entries, bytes } = cache.counts();
    assert.ok(bytes <= 100_000);
    assert.ok(entries > 5 && entries < 40);
    assert.ok(cache.find("/39"));
    assert.equal(cache.find("/0"), undefined);
    await cache.findOrRender("/large", async () => page("x".repeat(60_000)));
    assert.equal(cache.find("/large"), undefined, "one entry may not take more than half");
  });

  const reads: [content: string, read: (db: Db) => Promise<unknown>, tables: CacheTag[]][] = [
    ["a post", (db) => findPublicPost(db, "neck"), ["post", "category"]],
    ["a list of cards", (db) => listPublicCards(db, { limit: 40 }), ["post", "category"]],
    ["the number of posts", (db) => countPublicPosts(db, 1), ["post"]],
    ["the posts of several categories", countPostsOfTwo, ["post"]],
    ["posts under an alias", aliasedPosts, ["post"]],
    ["links to location pages", listLocationLinks, ["location_page"]],
    ["an uploaded image", (db) => findImages(db, ["abc"]), ["image", "image_file"]],
    ["no data", async () => {}, []],
  ];
  for (const [content, read, tables] of reads) {
    it(`A page that shows ${content} is invalidated only by a change to ${tables.join(" or ") || "everything"}`, async () => {
      for (const tag of [...publicTables, "everything"] as const) {
        const cache = newCache();
        await cache.findOrRender("/", async (db) => {
          await read(db);
          return page("shown");
        });
        cache.invalidate([tag]);
        const isExpected = tag === "everything" || tables.includes(tag);
        assert.equal(cache.find("/") === undefined, isExpected, tag);
      }
    });
  }
});

function aliasedPosts(db: Db) {
  return db.selectFrom("post as newest").select("newest.slug as location_page").execute();
}

function countPostsOfTwo(db: Db) {
  return countRows(selectPublicPosts(db, { categories: [1, 2] }));
}
