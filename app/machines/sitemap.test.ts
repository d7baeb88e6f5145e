import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import sharp from "sharp";
import { services } from "#content/services/index.ts";
import { addMadeUp } from "#database/demo/made-up.ts";
import routes from "../../app/routes.ts";
import { locationTexts } from "../../tests/support/location-texts.ts";
import { childrenOf, readXml, textOf } from "../../tests/support/read-xml.ts";
import { admin, onEachDatabase, openSite, type Site } from "../../tests/support/site.ts";

const siteUrl = "https://northbloom.example";

onEachDatabase("sitemap.xml", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  async function entries() {
    const { body } = await site.get("/sitemap.xml");
    return childrenOf(readXml(body), "url").map((url) => ({
      path: (textOf(url, "loc") ?? "").replace(siteUrl, ""),
      lastmod: textOf(url, "lastmod"),
      pictures: childrenOf(url, "image:image").map((image) => textOf(image, "image:loc") ?? ""),
    }));
  }
  const entryOf = async (path: string) => (await entries()).find((one) => one.path === path);

  it("The sitemap lists every public page, service, post and location page once", async () => {
    const paths = (await entries()).map(({ path }) => path);
    assert.equal(new Set(paths).size, paths.length);
    const [frame] = routes as { children?: { path?: string; index?: boolean }[] }[];
    const own = (frame?.children ?? []).map(({ path, index }) => (index ? "/" : `/${path}`));
    const hidden = ["/thank-you", "/book", "/sample/:site", "/admin/blogs/:id/preview", "/*"];
    for (const path of own.filter((one) => !hidden.includes(one))) {
      const [start = path] = path.split(":");
      assert.ok(
        paths.some((one) => (path === start ? one === path : one.startsWith(start))),
        `${path} is missing in app/resource-routes/sitemap.ts`,
      );
    }
    assert.equal(paths.filter((path) => path.startsWith("/service/")).length, services.length);
    assert.equal(paths.filter((path) => path.startsWith("/blogs/")).length, 32);
    assert.equal(paths.filter((path) => path.startsWith("/location/")).length, 6);
  });

  it("Every listed URL is its own canonical URL, and every listed picture exists", async () => {
    for (const { path, pictures } of await entries()) {
      const { statusCode, body } = await site.get(path);
      assert.equal(statusCode, 200, path);
      assert.ok(body.includes(`rel="canonical" href="${siteUrl}${path}"`), path);
      for (const picture of pictures) {
        assert.ok(picture.startsWith(`${siteUrl}/`));
        const file = await site.send({ method: "HEAD", url: picture.replace(siteUrl, "") });
        assert.equal(file.statusCode, 200, picture);
      }
    }
  });

  it("Pages with noindex, redirects and pages with an external canonical URL are not listed", async () => {
    const { body } = await site.get("/sitemap.xml");
    for (const path of ["/login", "/admin", "/thank-you", "/home"])
      assert.ok(!body.includes(`${siteUrl}${path}`), path);
    const elsewhere = { meta_link: "https://elsewhere.example/page" };
    await site.post("/api/locationpages/create", locationTexts("else", elsewhere), cookie);
    assert.equal(await entryOf("/location/else"), undefined);
  });

  it("A post is listed with its cover and the later of its change and publication dates", async () => {
    const image = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#9fc2ae" },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "a.png");
    const upload = new Response(form);
    const cover = await site.send({
      method: "POST",
      url: "/api/upload",
      cookie,
      headers: { "content-type": upload.headers.get("content-type") ?? "" },
      payload: Buffer.from(await upload.arrayBuffer()),
    });
    const post = { title: "New", slug_url: "new one", category: 1, blog_image: cover.body };
    const made = await site.post("/blog", { ...post, published_date: "2020-01-01" }, cookie);
    const { blog_id } = made.json().data;
    const isoOf = async () => (await site.get(`/blog/${blog_id}`)).json().data;
    const entry = await entryOf("/blogs/new-one");
    assert.equal(entry?.lastmod, (await isoOf()).updated_at);
    assert.deepEqual(entry?.pictures, [siteUrl + cover.body]);

    const soon = new Date(Date.now() + 60_000).toISOString();
    await site.put(`/blog/${blog_id}`, { published_date: soon }, cookie);
    assert.equal(await entryOf("/blogs/new-one"), undefined, "it is scheduled");
    const past = "2021-05-05T10:00:00.000Z";
    await site.db
      .updateTable("post")
      .set({ published_date: past, updated_at: "2020-02-02T00:00:00.000Z", blog_image: "" })
      .where("blog_id", "=", blog_id)
      .execute();
    const aged = await entryOf("/blogs/new-one");
    assert.equal(aged?.lastmod, past);
    assert.equal(aged?.pictures.length, 1, "it falls back to the cover of its category");

    await site.put(`/blog/${blog_id}`, { status: "draft" }, cookie);
    assert.equal(await entryOf("/blogs/new-one"), undefined, "it is a draft");
    await site.put(`/blog/${blog_id}`, { status: "published" }, cookie);
    assert.notEqual(await entryOf("/blogs/new-one"), undefined);
    await site.remove(`/blog/${blog_id}`, cookie);
    assert.equal(await entryOf("/blogs/new-one"), undefined, "it is in the trash");
  });

  it("A location page is listed with its last change, and a page of content without a date", async () => {
    const texts = locationTexts("یک جا", { meta_link: "/location/x" });
    const made = await site.post("/api/locationpages/create", texts, cookie);
    const { updated_at } = made.json().data;
    const entry = await entryOf(`/location/${encodeURIComponent("یک-جا")}`);
    assert.equal(entry?.lastmod, updated_at);
    assert.equal((await entryOf("/about"))?.lastmod, undefined);
  });
});

onEachDatabase("Sitemap index", (engine) => {
  it("A large sitemap is split into files that list every page once, and other parts are 404", async () => {
    const site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    await addMadeUp(site.db, { posts: 480, locations: 60 });
    const index = readXml((await site.get("/sitemap.xml")).body);
    const files = childrenOf(index, "sitemap").map((file) => textOf(file, "loc") ?? "");
    assert.ok(files.length > 1);
    const paths: string[] = [];
    for (const file of files) {
      const { body } = await site.get(file.replace(siteUrl, ""));
      for (const url of childrenOf(readXml(body), "url"))
        paths.push((textOf(url, "loc") ?? "").replace(siteUrl, ""));
    }
    assert.equal(new Set(paths).size, paths.length);
    const { data } = (await site.get("/blogs?limit=100&page=3&fields=card")).json();
    const { data: locations } = (await site.get("/api/locationpages")).json();
    const count = (start: string) => paths.filter((path) => path.startsWith(start)).length;
    assert.equal(count("/blogs/"), (await site.get("/blogs?limit=1")).json().total);
    assert.equal(count("/location/"), locations.length);
    for (const { slug_url } of data) assert.ok(paths.includes(`/blogs/${slug_url}`), slug_url);
    for (const part of [files.length + 1, "0", "-1", "x"])
      assert.equal((await site.get(`/sitemap.xml?part=${part}`)).statusCode, 404, `${part}`);
    await site.close();
  });
});

it("robots.txt names the sitemap and disallows only the staff area and the API", async () => {
  const site = await openSite("sqlite", { environment: { SITE_URL: siteUrl } });
  const { body, headers } = await site.get("/robots.txt");
  assert.equal(headers["content-type"], "text/plain; charset=utf-8");
  assert.match(body, /^Sitemap: https:\/\/northbloom\.example\/sitemap\.xml$/m);
  const kept = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  assert.deepEqual(kept, ["/admin", "/api/"]);
  await site.close();
});
