import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { admin, onEachDatabase, openSite, type Site } from "../../tests/support/site.ts";

onEachDatabase("Blog", (engine) => {
  let site: Site;
  let cookie: string;
  const write = async (post: object) =>
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const page = async (url: string) => (await site.get(url)).body;

  it("The blog features the latest post above nine others, newest first", async () => {
    const slugs = slugsIn(await page("/blog"));
    assert.equal(slugs.length, 10);
    assert.deepEqual(slugs.slice(0, 2), ["how-to-choose-shoes", "desk-and-neck"]);
  });

  it("Pagination shows every post once, below the same featured post", async () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 3, 4]) {
      const [featured, ...rest] = slugsIn(await page(`/blog?page=${number}`));
      assert.equal(featured, "how-to-choose-shoes");
      for (const slug of rest) {
        assert.ok(!seen.has(slug), slug);
        seen.add(slug);
      }
    }
    assert.equal(seen.size, 31);
  });

  it("Cards truncate titles at 50 and paragraphs at 70 characters", async () => {
    const title = "Fifty characters stay, and what comes after them is cut";
    const brief_paragraph = `${"Seventy of these stay. ".repeat(3)}And no more of them.`;
    const published_date = "2025-11-01";
    await write({ title, slug_url: "long", brief_paragraph, category: 5, published_date });
    const html = await page("/blog");
    assert.ok(html.includes(`>${title.slice(0, 50)}...<`));
    assert.ok(html.includes(`>${brief_paragraph.slice(0, 70)}...<`));
  });

  it("The blog filters by category, and the category All shows every post", async () => {
    const posture = slugsIn(await page("/blog?category=2"));
    assert.equal(posture[0], "desk-and-neck");
    assert.deepEqual(slugsIn(await page("/blog?category=7")), slugsIn(await page("/blog")));
  });

  it("An unknown page number or category of the blog is answered with 404", async () => {
    for (const query of ["page=5", "page=0", "page=two", "page=%E0", "category=99", "category=x"])
      assert.equal((await site.get(`/blog?${query}`)).statusCode, 404, query);
  });

  it("Drafts and scheduled posts are neither listed nor reachable", async () => {
    await write({ title: "D", slug_url: "draft", category: 6, status: "draft" });
    await write({ title: "L", slug_url: "later", category: 6, published_date: "2999-01-01" });
    const slugs = slugsIn(await page("/blog?category=6"));
    assert.ok(!slugs.includes("draft") && !slugs.includes("later"));
    assert.equal((await site.get("/blogs/draft")).statusCode, 404);
    assert.equal((await site.get("/blogs/later")).statusCode, 404);
  });

  it("A variant spelling of a post's URL redirects to the canonical one", async () => {
    const reply = await site.get("/blogs/Desk%20And%20Neck");
    assert.equal(reply.statusCode, 301);
    assert.equal(reply.headers.location, "/blogs/desk-and-neck");
  });

  it("A post is found by a slug in a non-Latin script", async () => {
    await write({ title: "زانو", slug_url: "مراقبت از زانو" });
    const reply = await site.get(`/blogs/${encodeURIComponent("مراقبت-از-زانو")}`);
    assert.equal(reply.statusCode, 200);
  });

  it("The three newest other posts are listed beside a post", async () => {
    const [, aside = ""] = (await page("/blogs/desk-and-neck")).split("<aside");
    const slugs = slugsIn(aside.split("</aside>", 1)[0] ?? "");
    assert.equal(slugs.length, 3);
    assert.ok(!slugs.includes("desk-and-neck"));
  });

  it("An unknown post is answered with 404, and a malformed URL with 400", async () => {
    for (const path of ["nothing-like-it", "%00", "%F0%9F%98%80", "a%2Fb"])
      assert.equal((await site.get(`/blogs/${path}`)).statusCode, 404, path);
    for (const path of ["%E0%A4%A", "%FF"])
      assert.equal((await site.get(`/blogs/${path}`)).statusCode, 400, path);
  });
});

function slugsIn(html: string): string[] {
  return [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
}
