import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { blankLocationRow } from "#domain/location-pages/location-pages.server.ts";
import { blankPostRow } from "#domain/posts/posts.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

describeOnEachDatabase("reading posts", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
  });
  after(() => site.close());

  const list = async (query = "") => (await site.get(`/blogs${query}`)).json();

  it("GET /blogs rejects pages, limits and categories that are not valid numbers", async () => {
    for (const query of [
      ...["page=0", "page=x", "page=-1", "page=1.5", "page=1e2", "page=1&page=2", "page="],
      ...["limit=0", "limit=101", "limit=all", "category=x", "category=0", "fields=all"],
    ]) {
      const response = await site.get(`/blogs?${query}`);
      assert.equal(response.statusCode, 400, query);
      assert.ok(response.json().errors[query.split("=", 1)[0] ?? ""], query);
    }
  });

  it("GET /blogs returns all public posts, newest first, with the fields of the specification", async () => {
    const { status, data, total } = await list();
    assert.equal(status, "success");
    assert.equal(data.length, 32);
    assert.equal(total, 32);
    const dates = data.map(({ published_date }: { published_date: string }) => published_date);
    assert.deepEqual(dates, [...dates].sort().reverse());
    assert.deepEqual(Object.keys(data[0]).sort(), [...fields, "blogs_content"].sort());
    assert.ok(data[0].blogs_content[0].heading);
  });

  it("GET /blogs omits the content if cards are requested", async () => {
    const { data } = await list("?fields=card");
    assert.deepEqual(Object.keys(data[0]).sort(), [...fields].sort());
  });

  it("GET /blogs returns one page and the total number of posts", async () => {
    const all = (await list()).data;
    const second = await list("?page=2&limit=5");
    assert.deepEqual(second.data, all.slice(5, 10));
    assert.equal(second.total, 32);
    assert.deepEqual((await list("?page=2")).data, all.slice(9, 18));
    assert.deepEqual((await list("?page=99")).data, []);
  });

  it("GET /blogs filters by category, and All is no filter", async () => {
    const feet = await list("?category=4");
    assert.ok(feet.data.length > 0);
    assert.ok(feet.data.every(({ category }: { category: number }) => category === 4));
    assert.equal((await list("?category=7")).total, 32);
    assert.deepEqual((await list("?category=99")).data, []);
    assert.deepEqual((await list("?category=2147483647")).data, []);
  });

  it("A list too long for memory is sent while it is read, complete and in order", async () => {
    const many = await openSite(engine, { isSeeded: true });
    try {
      await addPosts(many.db, 600);
      await addLocations(many.db, 600);
      const get = (url: string, acceptEncoding: string, method: "GET" | "HEAD" = "GET") =>
        many.app.inject({
          method,
          url,
          headers: { host: new URL(many.config.siteUrl).host, "accept-encoding": acceptEncoding },
        });
      const plain = await get("/blogs", "identity");
      assert.equal(plain.headers["content-length"], undefined);
      assert.equal(plain.headers["cache-control"], "public, no-cache");
      const { status, total, data } = plain.json();
      assert.equal(status, "success");
      assert.equal(total, 632);
      const paged = [];
      for (let page = 1; page <= 7; page += 1)
        paged.push(...(await many.get(`/blogs?limit=100&page=${page}`)).json().data);
      assert.deepEqual(data, paged);

      const compressed = await get("/blogs", "br");
      assert.equal(compressed.headers["content-encoding"], "br");
      assert.equal(String(brotliDecompressSync(compressed.rawPayload)), plain.body);
      const gzipped = await get("/blogs", "gzip");
      assert.equal(String(gunzipSync(gzipped.rawPayload)), plain.body);
      const cards = (await get("/blogs?fields=card", "identity")).json();
      const withoutContent = paged.map(({ blogs_content: _, ...card }) => card);
      assert.deepEqual(cards.data, withoutContent);
      const recovery = (await get("/blogs?category=1", "identity")).json();
      assert.ok(recovery.total > 600);
      assert.deepEqual(
        recovery.data,
        paged.filter(({ category }) => category === 1),
      );
      const areas = (await get("/api/locationpages", "identity")).json().data;
      assert.deepEqual(
        areas.map(({ location_id }: { location_id: number }) => location_id),
        (await listIds(many.db)).map(({ location_id }) => location_id),
      );
      const head = await get("/blogs", "identity", "HEAD");
      assert.equal(head.statusCode, 200);
      assert.equal(head.body, "");
    } finally {
      await many.close();
    }
  });

  it("GET /api/categories lists the categories including All", async () => {
    const { status, data } = (await site.get("/api/categories")).json();
    assert.equal(status, "success");
    assert.equal(data.length, 7);
    assert.deepEqual(data[0], { category_id: 1, category: "Recovery" });
    assert.ok(data.some(({ category }: { category: string }) => category === "All"));
  });

  it("A scheduled post becomes public when it is due", async ({ mock }) => {
    const cookie = await site.signIn(admin);
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const scheduledPost = { title: "Soon", slug_url: "soon", published_date: inAnHour };
    const { blog_id } = (await site.post("/blog", scheduledPost, cookie)).json().data;
    assert.equal((await site.get(`/blog/${blog_id}`)).statusCode, 404);
    mock.timers.enable({ apis: ["Date"], now: Date.parse(inAnHour) - 1 });
    assert.equal((await site.get(`/blog/${blog_id}`)).statusCode, 404);
    mock.timers.setTime(Date.parse(inAnHour));
    assert.equal((await site.get(`/blog/${blog_id}`)).statusCode, 200);
    assert.equal((await list("?limit=1")).data[0].title, "Soon");
  });

  it("A public post must be revalidated, and an admin's view of a draft is not stored", async () => {
    for (const url of ["/blogs", "/blog/1", "/api/categories"]) {
      const { headers } = await site.get(url);
      assert.equal(headers["cache-control"], "public, no-cache", url);
      assert.ok(headers.etag, url);
    }
    const cookie = await site.signIn(admin);
    const draft = { title: "Draft", slug_url: "draft", status: "draft" };
    const { blog_id } = (await site.post("/blog", draft, cookie)).json().data;
    const own = await site.get(`/blog/${blog_id}`, cookie);
    assert.equal(own.json().data.title, "Draft");
    assert.equal(own.headers["cache-control"], "no-store");
    assert.equal(own.headers.etag, undefined);
    assert.equal((await site.get(`/blog/${blog_id}`)).statusCode, 404);
  });
});

/** Posts of which several share a moment. */
async function addPosts(db: Site["db"], count: number): Promise<void> {
  for (let number = 0; number < count; number += 100)
    await db
      .insertInto("post")
      .values(
        Array.from({ length: 100 }, (_, i) => {
          const { blog_id: _id, ...blank } = blankPostRow;
          const minute = String(Math.floor((number + i) / 30)).padStart(2, "0");
          const date = `2024-05-01T10:${minute}:00.000Z`;
          return {
            ...blank,
            title: `Post ${number + i}`,
            slug: `post-${number + i}`,
            category: 1,
            published_date: date,
            created_at: date,
            updated_at: date,
          };
        }),
      )
      .execute();
}

async function addLocations(db: Site["db"], count: number): Promise<void> {
  const { location_id: _, ...blank } = blankLocationRow;
  for (let number = 0; number < count; number += 1)
    await db
      .insertInto("location_page")
      .values({ ...blank, slug: `area-${number}`, created_at: someDate, updated_at: someDate })
      .execute();
}

function listIds(db: Site["db"]) {
  return db
    .selectFrom("location_page")
    .select("location_id")
    .where("status", "=", "published")
    .orderBy("location_id")
    .execute();
}

const fields = [
  ...["blog_id", "title", "slug_url", "brief_paragraph", "blog_image", "published_date"],
  ...["category", "status", "updated_at"],
];
const someDate = "2024-05-01T10:00:00.000Z";
