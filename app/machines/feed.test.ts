import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { childrenOf, readXml, textOf, type XmlElement } from "../../tests/support/read-xml.ts";
import { admin, onEachDatabase, openSite, type Site } from "../../tests/support/site.ts";

const siteUrl = "https://northbloom.example";
const mailDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

onEachDatabase("feed.xml", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  async function channel(): Promise<XmlElement> {
    const { body, headers } = await site.get("/feed.xml");
    assert.equal(headers["content-type"], "application/rss+xml; charset=utf-8");
    const rss = readXml(body);
    assert.deepEqual([rss.name, rss.attributes.version], ["rss", "2.0"]);
    const [found] = childrenOf(rss, "channel");
    assert.ok(found);
    return found;
  }
  const items = async () => childrenOf(await channel(), "item");
  const write = async (post: object) =>
    (await site.post("/blog", { category: 1, ...post }, cookie)).json().data.blog_id;

  it("The feed names its title, URL and last change", async () => {
    const found = await channel();
    for (const name of ["title", "description"]) assert.ok(textOf(found, name), name);
    assert.equal(textOf(found, "link"), `${siteUrl}/blog`);
    const [self] = childrenOf(found, "atom:link");
    const type = "application/rss+xml";
    assert.deepEqual(self?.attributes, { href: `${siteUrl}/feed.xml`, rel: "self", type });
    assert.match(textOf(found, "lastBuildDate") ?? "", mailDate);
  });

  it("The feed contains the newest articles in full, with pictures and absolute URLs", async () => {
    const all = await items();
    assert.equal(all.length, 20);
    assert.equal(textOf(all[0] as XmlElement, "link"), `${siteUrl}/blogs/how-to-choose-shoes`);
    const guids = all.map((item) => textOf(item, "guid"));
    assert.equal(new Set(guids).size, all.length);
    for (const item of all) {
      assert.match(textOf(item, "pubDate") ?? "", mailDate);
      const html = textOf(item, "content:encoded") ?? "";
      assert.ok(html.split(/\s+/).length > 300, html);
      assert.match(html, /<img src="https:\/\/northbloom\.example\/static\/media\//);
      for (const [, address = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        assert.match(address, /^(https:|mailto:|tel:)/);
    }
  });

  it("The feed stays well-formed XML whatever characters staff paste", async () => {
    const title = `Knees & "hips" <b> ]]> 👍`;
    const lead = "5 < 6 & 7 > 2";
    const paragraph = `<p>One & two ]]> <a href="/contact?a=1&b=2#c">here</a></p><img src="/uploads/a.webp">`;
    const blog_id = await write({
      title,
      slug_url: "signs",
      brief_paragraph: lead,
      blogs_content: [{ heading: "<i>A</i>", paragraph }],
    });
    // The API refuses such characters, but older rows may contain them.
    await site.db
      .updateTable("post")
      .set({ title: `${title}\u0001\uFFFE` })
      .where("blog_id", "=", blog_id)
      .execute();
    const [item] = await items();
    assert.ok(item);
    assert.equal(textOf(item, "title"), title);
    assert.equal(textOf(item, "description"), "5 &lt; 6 &amp; 7 &gt; 2");
    const html = textOf(item, "content:encoded") ?? "";
    assert.ok(html.includes("<h2>&lt;i&gt;A&lt;/i&gt;</h2>"));
    assert.ok(html.includes(`href="${siteUrl}/contact?a=1&amp;b=2#c"`));
    assert.ok(html.includes(`src="${siteUrl}/uploads/a.webp"`));
  });

  it("An article keeps its guid when its slug changes", async () => {
    const id = await write({ title: "Moves", slug_url: "moves" });
    const guidOf = async () => textOf((await items())[0] as XmlElement, "guid");
    const before = await guidOf();
    await site.put(`/blog/${id}`, { slug_url: "moved" }, cookie);
    assert.equal(textOf((await items())[0] as XmlElement, "link"), `${siteUrl}/blogs/moved`);
    assert.equal(await guidOf(), before);
  });

  it("Drafts, scheduled posts and deleted posts are not in the feed", async () => {
    await write({ title: "canary", slug_url: "draft", status: "draft" });
    await write({ title: "canary", slug_url: "later", published_date: "2999-01-01" });
    const id = await write({ title: "canary", slug_url: "gone" });
    await site.remove(`/blog/${id}`, cookie);
    assert.doesNotMatch((await site.get("/feed.xml")).body, /canary/);
  });

  it("The head of each page links to the feed", async () => {
    assert.match(
      (await site.get("/blog")).body,
      /<link rel="alternate" type="application\/rss\+xml" href="\/feed\.xml"/,
    );
  });
});

it("The feed is well-formed XML without any post", async () => {
  const site = await openSite("sqlite");
  assert.equal(readXml((await site.get("/feed.xml")).body).name, "rss");
  await site.close();
});
