import assert from "node:assert/strict";
import { after, before, it } from "node:test";
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

const fields = [
  ...["blog_id", "title", "slug_url", "brief_paragraph", "blog_image", "published_date"],
  ...["category", "status", "updated_at"],
];
