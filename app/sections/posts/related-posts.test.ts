import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import { updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { listPostsForService } from "../services/service-posts.server.ts";
import { findReviewer, preferUnlikeCovers } from "./post-article-data.server.ts";

const [member] = team;
assert.ok(member);

// A post about paying is read in full, so another service is the example.
const service = services.find(({ payingPost }) => payingPost === undefined) ?? assert.fail();
const servicePath = `/service/${service.url}`;
/** That of /blogs/desk-and-neck. */
const category = 2;

describeOnEachDatabase("Related services and posts", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
    const linked = { services: [String(service.id)] };
    assert.ok(await updateEntry(site.db, categories, category, linked, "Ada"));
  });
  after(() => site.close());

  const findPostSlugs = (html = "") =>
    [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  const fetchRelatedSection = async (path: string) =>
    (await site.get(path)).body.split('<section aria-labelledby="related"')[1];

  it("Every page of a service that a category names lists three posts, those that mention it first", async () => {
    const name = service.menuName;
    const post = { title: `${name} first`, slug_url: "first", category, brief_paragraph: name };
    const added = await site.post("/blog", { ...post, published_date: "2001-01-01" }, cookie);
    assert.equal(added.statusCode, 200, added.body);
    const slugs = new Set(findPostSlugs(await fetchRelatedSection(servicePath)));
    assert.equal(slugs.size, 3);
    assert.ok(slugs.has("first"), [...slugs].join());
    const { body } = await site.get("/blogs/first");
    const [, nav = ""] = body.split('<nav aria-labelledby="services"');
    assert.ok(nav.split("</nav>", 1)[0]?.includes(`href="${servicePath}"`));
  });

  it("A post is followed by three others of its category, without repeating any on the page", async () => {
    const { body } = await site.get("/blogs/desk-and-neck");
    const [, main = ""] = body.split("<main");
    const slugs = findPostSlugs(main);
    assert.equal(slugs.length, 6);
    assert.equal(new Set(slugs).size, 6);
    assert.ok(!slugs.includes("desk-and-neck"));
    const section = await fetchRelatedSection("/blogs/desk-and-neck");
    assert.equal(section?.match(/>Posture<\/b>/g)?.length, 3);
    assert.ok(section?.includes('href="/blog?category=2"'));
  });

  it("An article names its reviewer, its sources and a later change, and a plain one none of them", async () => {
    const review = { reviewed_by: "Imani K., physiotherapist", reviewed_on: "2026-02-30" };
    const sources = "A trial, 2020 https://example.ca/trial\njavascript:alert(1)";
    const post = { title: "A kettle", slug_url: "copper-kettle", category: 1 };
    const refused = await site.post("/blog", { ...post, ...review }, cookie);
    assert.equal(refused.json().errors.reviewed_on, "There is no such date.");
    const body = { ...post, ...review, reviewed_on: "2026-02-28", sources };
    const added = await site.post("/blog", body, cookie);
    assert.equal(added.statusCode, 200, added.body);
    const fetchMain = async () =>
      (await site.get("/blogs/copper-kettle")).body.replaceAll("<!-- -->", "").split("<main")[1] ??
      "";
    const html = await fetchMain();
    assert.match(html, /Reviewed by Imani K., physiotherapist/);
    assert.match(html, /<time dateTime="2026-02-28">February 28, 2026<\/time>/);
    assert.match(html, /<a href="https:\/\/example.ca\/trial"[^>]*>A trial, 2020<\/a>/);
    assert.doesNotMatch(html, /href="javascript|Updated/);
    const change = { ...post, published_date: "2026-02-01" };
    const url = `/blog/${added.json().data.blog_id}`;
    await site.put(url, { ...change, reviewed_by: `${member.name}, of the team` }, cookie);
    assert.ok((await fetchMain()).includes(`href="/registered-providers#${member.id}"`));
    assert.equal(
      (await site.put(url, { ...change, reviewed_by: "", sources: "" }, cookie)).statusCode,
      200,
    );
    const plain = await fetchMain();
    assert.match(plain, /Updated/);
    assert.doesNotMatch(plain, /Reviewed by|id="sources"/);
  });

  it("Cards whose cover repeats another one come last", () => {
    const cards = ["b", "a", "b", "c"].map((blog_image) => ({ blog_image }));
    assert.deepEqual(
      preferUnlikeCovers(cards, "a").map(({ blog_image }) => blog_image),
      ["b", "c", "a", "b"],
    );
  });

  it("A service without a matching category has no related posts", async () => {
    assert.deepEqual(await listPostsForService(site.db, { id: 99, url: "a-new-one" }), []);
  });

  it("Related posts never include drafts or scheduled posts", async () => {
    const title = `${service.menuName} canary`;
    const hidden = { title, category, brief_paragraph: title };
    await site.post("/blog", { ...hidden, slug_url: "one", status: "draft" }, cookie);
    await site.post("/blog", { ...hidden, slug_url: "two", published_date: "2999-01-01" }, cookie);
    for (const path of [servicePath, "/blogs/desk-and-neck"])
      assert.doesNotMatch((await site.get(path)).body, /canary/);
  });

  it("Related posts, lists and the sitemap are found without reading other articles' content", async () => {
    // Parsing the content of any of these posts would throw.
    await site.db
      .updateTable("post")
      .set({ blogs_content: "no JSON" })
      .where("slug", "!=", "desk-and-neck")
      .execute();
    for (const path of [servicePath, "/blogs/desk-and-neck", "/sitemap.xml", "/blog"])
      assert.equal((await site.get(path)).statusCode, 200, path);
    assert.equal((await site.get("/feed.xml")).statusCode, 500, "the feed contains the articles");
  });
});

it("A service page has no related section if there are no posts", async () => {
  const site = await openSite("sqlite");
  const { body, statusCode } = await site.get(servicePath);
  assert.equal(statusCode, 200);
  assert.ok(!body.includes('aria-labelledby="related"'));
  await site.close();
});

it("The reviewer of an article is the person with the whole name", () => {
  const people = ["Ann", "Anna", "Anna B.", "مریم"].map((name) => ({ name }));
  const find = (reviewedBy: string) => findReviewer(people, reviewedBy)?.name;
  assert.equal(find("Anna B., MD"), "Anna B.");
  assert.equal(find("Annabel C."), undefined);
  assert.equal(find("Ann, RMT"), "Ann");
  assert.equal(find(""), undefined);
});
