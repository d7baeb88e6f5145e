import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import sharp from "sharp";
import { services } from "#content/services/index.ts";
import { addFakeContent } from "#database/demo/fake-content.ts";
import { exampleLocationTexts } from "../../tests/support/location-texts.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";
import { findChildText, listChildren, parseXml } from "../../tests/support/parse-xml.ts";
import routes from "../routes.ts";

const siteUrl = "https://northbloom.example";

describeOnEachDatabase("sitemap.xml", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  async function fetchEntries() {
    const { body } = await site.get("/sitemap.xml");
    return listChildren(parseXml(body), "url").map((url) => ({
      path: (findChildText(url, "loc") ?? "").replace(siteUrl, ""),
      lastmod: findChildText(url, "lastmod"),
      pictures: listChildren(url, "image:image").map(
        (image) => findChildText(image, "image:loc") ?? "",
      ),
    }));
  }
  const findEntry = async (path: string) =>
    (await fetchEntries()).find((candidate) => candidate.path === path);

  it("The sitemap lists every public page, service, post and location page once", async () => {
    const paths = (await fetchEntries()).map(({ path }) => path);
    assert.equal(new Set(paths).size, paths.length);
    const [siteLayout] = routes as { children?: { path?: string; index?: boolean }[] }[];
    const pagePaths = (siteLayout?.children ?? []).flatMap(({ path, index }) =>
      path === undefined && !index ? [] : `/${path ?? ""}`,
    );
    const hidden = ["/thank-you", "/book", "/search", "/sample/:site", "/*"];
    const isHidden = (path: string) => hidden.includes(path) || path.startsWith("/admin/");
    for (const path of pagePaths.filter((candidate) => !isHidden(candidate))) {
      const [prefix = path] = path.split(":");
      assert.ok(
        paths.some((candidate) =>
          path === prefix ? candidate === path : candidate.startsWith(prefix),
        ),
        `${path} is missing in app/resource-routes/sitemap.ts`,
      );
    }
    assert.equal(paths.filter((path) => path.startsWith("/service/")).length, services.length);
    assert.equal(paths.filter((path) => path.startsWith("/blogs/")).length, 32);
    assert.equal(paths.filter((path) => path.startsWith("/location/")).length, 6);
  });

  it("Every listed URL is its own canonical URL, and every listed picture exists", async () => {
    for (const { path, pictures } of await fetchEntries()) {
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
    for (const path of ["/login", "/admin", "/thank-you", "/search", "/home"])
      assert.ok(!body.includes(`${siteUrl}${path}`), path);
    const externalCanonical = { meta_link: "https://elsewhere.example/page" };
    await site.post(
      "/api/locationpages/create",
      exampleLocationTexts("else", externalCanonical),
      cookie,
    );
    assert.equal(await findEntry("/location/else"), undefined);
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
    const created = await site.post("/blog", { ...post, published_date: "2020-01-01" }, cookie);
    const { blog_id } = created.json().data;
    const fetchPost = async () => (await site.get(`/blog/${blog_id}`)).json().data;
    const entry = await findEntry("/blogs/new-one");
    assert.equal(entry?.lastmod, (await fetchPost()).updated_at);
    assert.deepEqual(entry?.pictures, [siteUrl + cover.body]);

    const future = new Date(Date.now() + 60_000).toISOString();
    await site.put(`/blog/${blog_id}`, { published_date: future }, cookie);
    assert.equal(await findEntry("/blogs/new-one"), undefined, "it is scheduled");
    const past = "2021-05-05T10:00:00.000Z";
    await site.db
      .updateTable("post")
      .set({ published_date: past, updated_at: "2020-02-02T00:00:00.000Z", blog_image: "" })
      .where("blog_id", "=", blog_id)
      .execute();
    const updatedEntry = await findEntry("/blogs/new-one");
    assert.equal(updatedEntry?.lastmod, past);
    assert.equal(updatedEntry?.pictures.length, 1, "it falls back to the cover of its category");

    await site.put(`/blog/${blog_id}`, { status: "draft" }, cookie);
    assert.equal(await findEntry("/blogs/new-one"), undefined, "it is a draft");
    await site.put(`/blog/${blog_id}`, { status: "published" }, cookie);
    assert.notEqual(await findEntry("/blogs/new-one"), undefined);
    await site.remove(`/blog/${blog_id}`, cookie);
    assert.equal(await findEntry("/blogs/new-one"), undefined, "it is in the trash");
  });

  it("A location page is listed with its last change, and a page of content without a date", async () => {
    const texts = exampleLocationTexts("یک جا", { meta_link: "/location/x" });
    const created = await site.post("/api/locationpages/create", texts, cookie);
    const { updated_at } = created.json().data;
    const entry = await findEntry(`/location/${encodeURIComponent("یک-جا")}`);
    assert.equal(entry?.lastmod, updated_at);
    assert.equal((await findEntry("/about"))?.lastmod, undefined);
  });
});

describeOnEachDatabase("Sitemap index", (engine) => {
  it("A large sitemap is split into files that list every page once, and other parts are 404", async () => {
    const site = await openSite(engine, { isSeeded: true, environment: { SITE_URL: siteUrl } });
    await addFakeContent(site.db, { posts: 480, locations: 60 });
    const index = parseXml((await site.get("/sitemap.xml")).body);
    const files = listChildren(index, "sitemap").map((file) => findChildText(file, "loc") ?? "");
    assert.ok(files.length > 1);
    const paths: string[] = [];
    for (const file of files) {
      const { body } = await site.get(file.replace(siteUrl, ""));
      for (const url of listChildren(parseXml(body), "url"))
        paths.push((findChildText(url, "loc") ?? "").replace(siteUrl, ""));
    }
    assert.equal(new Set(paths).size, paths.length);
    const { data } = (await site.get("/blogs?limit=100&page=3&fields=card")).json();
    const { data: locations } = (await site.get("/api/locationpages")).json();
    const count = (prefix: string) => paths.filter((path) => path.startsWith(prefix)).length;
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
  const disallowed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  assert.deepEqual(disallowed, ["/admin", "/api/"]);
  await site.close();
});
