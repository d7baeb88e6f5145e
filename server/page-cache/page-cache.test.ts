import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import { seedDemo } from "#database/demo/seed-demo.ts";
import { findImages } from "#domain/images/images.server.ts";
import { listLocationLinks } from "#domain/location-pages/location-pages.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import {
  countPublicPosts,
  findPublicPost,
  listPublicCards,
} from "#domain/posts/public-posts.server.ts";
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

  it("Errors, private pages and pages that read untracked tables are not cached", async () => {
    const cache = newCache();
    await cache.findOrRender("/nowhere", async () => page("no", 404));
    await cache.findOrRender("/mine", async () => undefined);
    await cache.findOrRender("/settings", async (db) => {
      await db.selectFrom("setting").selectAll().execute();
      return page("private");
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
    cache.invalidate(["post:desk-and-neck"]);
    const fresh = cache.findOrRender("/blogs/x", async () => page("new"));
    gate.resolve();
    assert.deepEqual((await Promise.all([slow, fresh])).map(getText), ["old", "new"]);
    assert.equal(getText(cache.find("/blogs/x")), "new");
  });

  it("A page is cached if unrelated data changes during its render", async () => {
    const cache = newCache();
    await cache.findOrRender("/about", async () => {
      cache.invalidate(["post:1", "post:whole"]);
      return page("about");
    });
    assert.equal(getText(cache.find("/about")), "about");
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

  const reads: [what: string, read: (db: Db) => Promise<unknown>, invalidationTags: CacheTag[]][] =
    [
      ["a post by its slug", (db) => findPublicPost(db, "neck"), ["post:neck"]],
      ["a post by its id", (db) => findPost(db, 3), ["post:3"]],
      ["a list of cards", (db) => listPublicCards(db, { limit: 40 }), ["post:3", "post:places"]],
      ["the number of posts", (db) => countPublicPosts(db, 1), ["post:places"]],
      ["posts found by a text search", searchPosts, ["post:whole"]],
      ["posts with aliased columns", renamedPosts, ["post:whole"]],
      [
        "links to location pages",
        listLocationLinks,
        ["location_page:north-york", "location_page:places"],
      ],
      ["images looked up by hash", (db) => findImages(db, ["abc"]), ["image:abc"]],
    ];
  const changes: CacheTag[] = [
    ...(["post:3", "post:neck", "post:other", "post:places", "post:whole"] as const),
    ...(["image:abc", "image:x", "location_page:places", "location_page:whole"] as const),
    ...(["location_page:north-york", "location_page:other"] as const),
  ];
  for (const [description, read, invalidatedBy] of reads) {
    it(`A page that shows ${description} is invalidated only by ${invalidatedBy.join(" and ")}`, async () => {
      for (const change of changes) {
        const cache = newCache();
        await cache.findOrRender("/", async (db) => {
          await read(db);
          return page("shown");
        });
        cache.invalidate([change]);
        assert.equal(cache.find("/") === undefined, invalidatedBy.includes(change), change);
      }
    });
  }
});

function renamedPosts(db: Db) {
  return db.selectFrom("post").select(["title as slug", "slug as title"]).execute();
}

function searchPosts(db: Db) {
  return db.selectFrom("post").select("blog_id").where("title", "like", "%neck%").execute();
}
