import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";
import {
  findChildText,
  listChildren,
  parseXml,
  type XmlElement,
} from "../../tests/support/parse-xml.ts";

const siteUrl = "https://northbloom.example";
const rfc822DatePattern =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

describeOnEachDatabase("feed.xml", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  async function fetchChannel(): Promise<XmlElement> {
    const { body, headers } = await site.get("/feed.xml");
    assert.equal(headers["content-type"], "application/rss+xml; charset=utf-8");
    const rss = parseXml(body);
    assert.deepEqual([rss.name, rss.attributes.version], ["rss", "2.0"]);
    const [channelElement] = listChildren(rss, "channel");
    assert.ok(channelElement);
    return channelElement;
  }
  const fetchItems = async () => listChildren(await fetchChannel(), "item");
  const createPost = async (post: object) =>
    (await site.post("/blog", { category: 1, ...post }, cookie)).json().data.blog_id;

  it("The feed names its title, URL and last change", async () => {
    const channelElement = await fetchChannel();
    for (const name of ["title", "description"])
      assert.ok(findChildText(channelElement, name), name);
    assert.equal(findChildText(channelElement, "link"), `${siteUrl}/blog`);
    const [self] = listChildren(channelElement, "atom:link");
    const type = "application/rss+xml";
    assert.deepEqual(self?.attributes, { href: `${siteUrl}/feed.xml`, rel: "self", type });
    assert.match(findChildText(channelElement, "lastBuildDate") ?? "", rfc822DatePattern);
  });

  it("The last change is never older than the newest article, which may have been scheduled", async () => {
    const id = await createPost({ title: "Scheduled", slug_url: "scheduled" });
    const now = new Date().toISOString();
    await site.db.updateTable("post").set({ updated_at: "2020-01-02T00:00:00.000Z" }).execute();
    await site.db
      .updateTable("post")
      .set({ published_date: now })
      .where("blog_id", "=", id)
      .execute();
    const channelElement = await fetchChannel();
    const [newest] = listChildren(channelElement, "item");
    assert.equal(
      findChildText(channelElement, "lastBuildDate"),
      findChildText(newest as XmlElement, "pubDate"),
    );
    await site.remove(`/blog/${id}`, cookie);
  });

  it("The feed contains the newest articles in full, with pictures and absolute URLs", async () => {
    const articles = await fetchItems();
    assert.equal(articles.length, 20);
    assert.equal(
      findChildText(articles[0] as XmlElement, "link"),
      `${siteUrl}/blogs/how-to-choose-shoes`,
    );
    const guids = articles.map((item) => findChildText(item, "guid"));
    assert.equal(new Set(guids).size, articles.length);
    for (const item of articles) {
      assert.match(findChildText(item, "pubDate") ?? "", rfc822DatePattern);
      const html = findChildText(item, "content:encoded") ?? "";
      assert.ok(html.split(/\s+/).length > 300, html);
      assert.match(html, /<img src="https:\/\/northbloom\.example\/static\/media\//);
      for (const [, url = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g))
        assert.match(url, /^(https:|mailto:|tel:)/);
    }
  });

  it("The feed stays well-formed XML whatever characters staff paste", async () => {
    const title = `Knees & "hips" <b> ]]> 👍`;
    const description = "5 < 6 & 7 > 2";
    const paragraph = `<p>One & two ]]> <a href="/contact?a=1&b=2#c">here</a></p><img src="/uploads/a.webp">`;
    const blog_id = await createPost({
      title,
      slug_url: "signs",
      brief_paragraph: description,
      blogs_content: [{ heading: "<i>A</i>", paragraph }],
    });
    // The API refuses such characters, but older rows may contain them.
    await site.db
      .updateTable("post")
      .set({ title: `${title}\u0001\uFFFE` })
      .where("blog_id", "=", blog_id)
      .execute();
    const [item] = await fetchItems();
    assert.ok(item);
    assert.equal(findChildText(item, "title"), title);
    assert.equal(findChildText(item, "description"), "5 &lt; 6 &amp; 7 &gt; 2");
    const html = findChildText(item, "content:encoded") ?? "";
    assert.ok(html.includes("<h2>&lt;i&gt;A&lt;/i&gt;</h2>"));
    assert.ok(html.includes(`href="${siteUrl}/contact?a=1&amp;b=2#c"`));
    assert.ok(html.includes(`src="${siteUrl}/uploads/a.webp"`));
  });

  it("An article keeps its guid when its slug changes", async () => {
    const id = await createPost({ title: "Moves", slug_url: "moves" });
    const fetchGuid = async () => findChildText((await fetchItems())[0] as XmlElement, "guid");
    const before = await fetchGuid();
    await site.put(`/blog/${id}`, { slug_url: "moved" }, cookie);
    assert.equal(
      findChildText((await fetchItems())[0] as XmlElement, "link"),
      `${siteUrl}/blogs/moved`,
    );
    assert.equal(await fetchGuid(), before);
  });

  it("Drafts, scheduled posts and deleted posts are not in the feed", async () => {
    await createPost({ title: "canary", slug_url: "draft", status: "draft" });
    await createPost({ title: "canary", slug_url: "later", published_date: "2999-01-01" });
    const id = await createPost({ title: "canary", slug_url: "gone" });
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
  assert.equal(parseXml((await site.get("/feed.xml")).body).name, "rss");
  await site.close();
});
