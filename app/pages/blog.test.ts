import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { dayMs } from "#domain/records/time-units.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";

describeOnEachDatabase("Blog", (engine) => {
  let site: Site;
  let cookie: string;
  const createPost = async (post: object) =>
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const fetchPage = async (url: string) => (await site.get(url)).body;

  it("The blog features the latest post above nine others, newest first", async () => {
    const slugs = findPostSlugs(await fetchPage("/blog"));
    assert.equal(slugs.length, 10);
    assert.deepEqual(slugs.slice(0, 2), ["how-to-choose-shoes", "desk-and-neck"]);
  });

  it("Pagination shows every post once, below the same featured post", async () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 3, 4]) {
      const [featured, ...rest] = findPostSlugs(await fetchPage(`/blog?page=${number}`));
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
    // The newest post has a larger card, and the newest of the demo is less than a week old.
    const published_date = new Date(Date.now() - 8 * dayMs).toISOString();
    await createPost({ title, slug_url: "long", brief_paragraph, category: 5, published_date });
    const html = await fetchPage("/blog");
    assert.ok(html.includes(`>${title.slice(0, 50)}...<`));
    assert.ok(html.includes(`>${brief_paragraph.slice(0, 70)}...<`));
  });

  it("The blog filters by category, and the category All shows every post", async () => {
    const posture = findPostSlugs(await fetchPage("/blog?category=2"));
    assert.equal(posture[0], "desk-and-neck");
    assert.deepEqual(
      findPostSlugs(await fetchPage("/blog?category=7")),
      findPostSlugs(await fetchPage("/blog")),
    );
  });

  it("An unknown page number or category of the blog is answered with 404", async () => {
    for (const query of ["page=5", "page=0", "page=two", "page=%E0", "category=99", "category=x"])
      assert.equal((await site.get(`/blog?${query}`)).statusCode, 404, query);
  });

  it("Drafts and scheduled posts are neither listed nor reachable", async () => {
    await createPost({ title: "D", slug_url: "draft", category: 6, status: "draft" });
    await createPost({ title: "L", slug_url: "later", category: 6, published_date: "2999-01-01" });
    const slugs = findPostSlugs(await fetchPage("/blog?category=6"));
    assert.ok(!slugs.includes("draft") && !slugs.includes("later"));
    assert.equal((await site.get("/blogs/draft")).statusCode, 404);
    assert.equal((await site.get("/blogs/later")).statusCode, 404);
  });

  it("A variant spelling of a post's URL redirects to the canonical one", async () => {
    const response = await site.get("/blogs/Desk%20And%20Neck");
    assert.equal(response.statusCode, 301);
    assert.equal(response.headers.location, "/blogs/desk-and-neck");
  });

  it("A post is found by a slug in a non-Latin script", async () => {
    await createPost({ title: "زانو", slug_url: "مراقبت از زانو" });
    const response = await site.get(`/blogs/${encodeURIComponent("مراقبت-از-زانو")}`);
    assert.equal(response.statusCode, 200);
  });

  it("The three newest other posts are listed beside a post", async () => {
    const [, aside = ""] = (await fetchPage("/blogs/desk-and-neck")).split("<aside");
    const slugs = findPostSlugs(aside.split("</aside>", 1)[0] ?? "");
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

function findPostSlugs(html: string): string[] {
  return [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
}
