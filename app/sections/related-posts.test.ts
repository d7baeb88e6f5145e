import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { services } from "#content/services/index.ts";
import { admin, onEachDatabase, openSite, type Site } from "../../tests/support/site.ts";
import { listPostsForService } from "./service-posts.server.ts";

onEachDatabase("services and posts", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const postsIn = (html = "") =>
    [...html.matchAll(/href="\/blogs\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  const bandOf = async (path: string) =>
    (await site.get(path)).body.split('<section aria-labelledby="related"')[1];

  it("lead to each other: three posts on each service's page, first those that speak of it", async () => {
    for (const { url } of services) {
      const band = await bandOf(`/service/${url}`);
      assert.equal(new Set(postsIn(band)).size, 3, url);
    }
    assert.equal(postsIn(await bandOf("/service/acupuncture"))[0], "first-acupuncture-visit");
    const psychology = await bandOf("/service/psychology");
    assert.equal(psychology?.match(/>Stress<\/b>/g)?.length, 3);
  });

  it("lead to each other: the services that a post names, and its category's first", async () => {
    const paragraph = "<p>Shockwave and laser, and why shockwave comes first.</p>";
    const blogs_content = [{ heading: "What may help", paragraph }];
    const post = { title: "Lifting a kettle", slug_url: "kettle", category: 1, blogs_content };
    assert.equal((await site.post("/blog", post, cookie)).statusCode, 200);
    const { body } = await site.get("/blogs/kettle");
    const [, nav = ""] = body.split('<nav aria-labelledby="services"');
    const [list = ""] = nav.split("</nav>", 1);
    assert.deepEqual(
      [...list.matchAll(/href="([^"]+)"/g)].map(([, path]) => path),
      ["/service/shockwave-therapy", "/service/cold-laser-therapy", "/service/physiotherapy"],
    );
  });

  it("show below a post three others of its category, none of them twice on the page", async () => {
    const { body } = await site.get("/blogs/desk-and-neck");
    const [, main = ""] = body.split("<main");
    const slugs = postsIn(main);
    assert.equal(slugs.length, 6);
    assert.equal(new Set(slugs).size, 6);
    assert.ok(!slugs.includes("desk-and-neck"));
    const band = await bandOf("/blogs/desk-and-neck");
    assert.equal(band?.match(/>Posture<\/b>/g)?.length, 3);
    assert.ok(band?.includes('href="/blog?category=2"'));
  });

  it("have nothing to do with each other where no category is about a service", async () => {
    assert.deepEqual(await listPostsForService(site.db, "a-new-one"), []);
  });

  it("never show what is hidden", async () => {
    const hidden = { title: "Acupuncture canary", category: 5, brief_paragraph: "Acupuncture" };
    await site.post("/blog", { ...hidden, slug_url: "one", status: "draft" }, cookie);
    await site.post("/blog", { ...hidden, slug_url: "two", published_date: "2999-01-01" }, cookie);
    for (const path of ["/service/acupuncture", "/blogs/first-acupuncture-visit"])
      assert.doesNotMatch((await site.get(path)).body, /canary/);
  });

  it("are found without reading another article, as the sitemap and the lists are", async () => {
    // Whoever reads one of these would fail.
    await site.db
      .updateTable("post")
      .set({ blogs_content: "no JSON" })
      .where("slug", "!=", "desk-and-neck")
      .execute();
    for (const path of ["/service/acupuncture", "/blogs/desk-and-neck", "/sitemap.xml", "/blog"])
      assert.equal((await site.get(path)).statusCode, 200, path);
    assert.equal((await site.get("/feed.xml")).statusCode, 500, "it holds the articles");
  });
});

it("a service's page has no empty list where no category has a post", async () => {
  const site = await openSite("sqlite");
  const { body, statusCode } = await site.get("/service/acupuncture");
  assert.equal(statusCode, 200);
  assert.ok(!body.includes('aria-labelledby="related"'));
  await site.close();
});
