import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { clinic } from "#content/clinic.ts";
import { storeImage } from "#domain/images/images.server.ts";
import type { PostTable } from "#domain/posts/post-tables.ts";
import { readPage } from "../../tests/support/page-html.ts";
import { openSite, type Site } from "../../tests/support/site.ts";
import { shownTitleLength } from "./page-meta.ts";

const slug = "how-to-choose-shoes";
const hostile = `</script><script>alert(1)</script><!-- & "quoted" 'too' \u2028 \u2029 ]]>`;

describe("Page head", () => {
  let site: Site;
  let siteUrl: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    siteUrl = site.config.siteUrl;
  });
  after(() => site.close());

  const page = async (path: string) => readPage((await site.get(path)).body);
  /** Writes straight to the row, past all validation. */
  const postWith = async (columns: Partial<PostTable>) => {
    const row = columns as Record<string, string>;
    await site.db.updateTable("post").set(row).where("slug", "=", slug).execute();
    return page(`/blogs/${slug}`);
  };
  const thingIn = ({ data }: { data: string[] }, type: string) =>
    JSON.parse(data[0] ?? "")["@graph"].find(
      (node: { "@type": unknown }) => node["@type"] === type,
    );

  it("A malicious text cannot break out of the structured data or the meta tags", async () => {
    const post = await postWith({ title: hostile, metaTitle: hostile, metaDescription: hostile });
    assert.equal(post.data.length, 1);
    assert.doesNotMatch(post.data[0] ?? "", /[<>&\u2028\u2029]/);
    assert.equal(thingIn(post, "BlogPosting").headline, hostile);
    assert.equal(post.meta.get("og:title"), hostile);
    assert.doesNotMatch(post.html, /<script>alert/);

    const columns = { main_heading: hostile, meta_title: hostile, meta_description: hostile };
    await site.db
      .updateTable("location_page")
      .set(columns)
      .where("slug", "=", "don-mills")
      .execute();
    const area = await page("/location/don-mills");
    assert.equal(thingIn(area, "Service").name, hostile);
    assert.doesNotMatch(area.html, /<script>alert/);
  });

  it("A long page title drops the clinic's name and is never cut itself", async () => {
    const beside = (name: string) => "a".repeat(shownTitleLength - ` | ${name}`.length);
    const [short, longer] = [beside(clinic.name), beside(clinic.shortName)];
    for (const [own, shown] of [
      [short, `${short} | ${clinic.name}`],
      [`${short}a`, `${short}a | ${clinic.shortName}`],
      [longer, `${longer} | ${clinic.shortName}`],
      [`${longer}a`, `${longer}a`],
      ["a".repeat(150), "a".repeat(150)],
    ] as const)
      assert.equal((await postWith({ metaTitle: own })).title, shown);
  });

  it("A post without a description is described by its first words", async () => {
    const without = { metaDescription: "", brief_paragraph: "" };
    const pairs = JSON.stringify([{ heading: "One", paragraph: `<p>${"word ".repeat(60)}</p>` }]);
    const long = (await postWith({ ...without, blogs_content: pairs })).meta.get("description");
    assert.match(long ?? "", /^(word )+word\.\.\.$/);
    assert.ok((long ?? "").length <= 160);
    const bare = await postWith({ ...without, title: "Only this", blogs_content: "[]" });
    assert.equal(bare.meta.get("description"), "Only this");
  });

  it("An uploaded cover is the Open Graph image, with its real size", async () => {
    const { width, height } = { width: 2000, height: 900 };
    const photo = sharp({ create: { width, height, channels: 3, background: "#12453f" } });
    const stored = await storeImage(site.db, await photo.jpeg().toBuffer());
    assert.ok("hash" in stored);
    const { meta } = await postWith({ blog_image: `/uploads/${stored.hash}.webp` });
    assert.equal(meta.get("og:image"), `${siteUrl}/uploads/${stored.hash}.webp`);
    const reply = await site.get(`/uploads/${stored.hash}.webp`);
    const served = await sharp(reply.rawPayload).metadata();
    assert.equal(meta.get("og:image:type"), `image/${served.format}`);
    assert.equal(meta.get("og:image:width"), String(served.width));
    assert.equal(meta.get("og:image:height"), String(served.height));
  });

  it("The modified date of a post is never before its publication", async () => {
    const written = "2025-01-01T10:00:00.000Z";
    const published_date = "2025-03-01T10:00:00.000Z";
    const post = await postWith({ published_date, updated_at: written });
    const { datePublished, dateModified } = thingIn(post, "BlogPosting");
    assert.deepEqual([datePublished, dateModified], [published_date, published_date]);
    assert.equal(post.meta.get("article:modified_time"), published_date);
  });

  it("Structured data is sent with the HTML only, not with the loader data", async () => {
    const reply = await site.get("/about.data");
    assert.equal(reply.statusCode, 200);
    assert.ok(reply.body.includes(`Expert Care in ${clinic.address.city}`));
    assert.ok(!reply.body.includes("schema.org"));
  });

  it("The icons for browsers and home screens have the sizes that they declare", async () => {
    const { linkTags, meta } = await page("/");
    const linked = (rel: string) => linkTags.filter((link) => link.rel === rel);
    const file = async (url = "") => {
      const reply = await site.get(url);
      assert.equal(reply.statusCode, 200, url);
      return reply;
    };
    const manifest = (await file(linked("manifest")[0]?.href)).json();
    assert.equal(manifest.name, clinic.name);
    assert.equal(manifest.theme_color, meta.get("theme-color"));
    assert.deepEqual(
      linked("icon").map(({ href }) => href),
      ["/favicon.ico", "/favicon.svg"],
    );
    // An ICO file has a header of 22 bytes before its image.
    const ico = (await file("/favicon.ico")).rawPayload.subarray(22);
    const icons: [string, Buffer, string][] = [["/favicon.ico", ico, "32x32"]];
    const [touch] = linked("apple-touch-icon");
    icons.push([touch?.href ?? "", (await file(touch?.href)).rawPayload, "180x180"]);
    const ofManifest = manifest.icons.filter(({ type = "" }) => type === "image/png");
    for (const { src, sizes } of ofManifest) icons.push([src, (await file(src)).rawPayload, sizes]);
    assert.ok(ofManifest.some(({ purpose = "any" }) => purpose === "any"));
    assert.ok(ofManifest.some(({ purpose = "any" }) => purpose === "maskable"));
    for (const [name, bytes, size] of icons) {
      const { width, height } = await sharp(bytes).metadata();
      assert.equal(`${width}x${height}`, size, name);
    }
  });
});
