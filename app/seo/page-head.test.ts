import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { clinic } from "#content/clinic.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { storeImage } from "#domain/images/images.server.ts";
import type { PostTable } from "#domain/posts/post-tables.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { parsePage } from "../../tests/support/parse-page.ts";
import { maxTitleLength } from "./page-meta.ts";

const slug = "how-to-choose-shoes";
const maliciousText = `</script><script>alert(1)</script><!-- & "quoted" 'too' \u2028 \u2029 ]]>`;

describe("Page head", () => {
  let site: Site;
  let siteUrl: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    siteUrl = site.config.siteUrl;
  });
  after(() => site.close());

  const fetchPage = async (path: string) => parsePage((await site.get(path)).body);
  const renderPostWith = async (columns: Partial<PostTable>) => {
    const row = columns as Record<string, string>;
    await site.db.updateTable("post").set(row).where("slug", "=", slug).execute();
    return fetchPage(`/blogs/${slug}`);
  };
  const findNode = ({ data }: { data: string[] }, type: string) =>
    JSON.parse(data[0] ?? "")["@graph"].find(
      (node: { "@type": unknown }) => node["@type"] === type,
    );

  it("A malicious text cannot break out of the structured data or the meta tags", async () => {
    const post = await renderPostWith({
      title: maliciousText,
      metaTitle: maliciousText,
      metaDescription: maliciousText,
    });
    assert.equal(post.data.length, 1);
    assert.doesNotMatch(post.data[0] ?? "", /[<>&\u2028\u2029]/);
    assert.equal(findNode(post, "BlogPosting").headline, maliciousText);
    assert.equal(post.meta.get("og:title"), maliciousText);
    assert.doesNotMatch(post.html, /<script>alert/);

    const columns = {
      main_heading: maliciousText,
      meta_title: maliciousText,
      meta_description: maliciousText,
    };
    await site.db
      .updateTable("location_page")
      .set(columns)
      .where("slug", "=", "don-mills")
      .execute();
    const locationPage = await fetchPage("/location/don-mills");
    assert.equal(findNode(locationPage, "Service").name, maliciousText);
    assert.doesNotMatch(locationPage.html, /<script>alert/);
  });

  it("A long page title drops the clinic's name and is never cut itself", async () => {
    const titleThatFitsWith = (name: string) => "a".repeat(maxTitleLength - ` | ${name}`.length);
    const [short, longer] = [titleThatFitsWith(clinic.name), titleThatFitsWith(clinic.shortName)];
    for (const [title, expectedTitle] of [
      [short, `${short} | ${clinic.name}`],
      [`${short}a`, `${short}a | ${clinic.shortName}`],
      [longer, `${longer} | ${clinic.shortName}`],
      [`${longer}a`, `${longer}a`],
      ["a".repeat(150), "a".repeat(150)],
    ] as const)
      assert.equal((await renderPostWith({ metaTitle: title })).title, expectedTitle);
  });

  it("A post without a description is described by its first words", async () => {
    const withoutDescription = { metaDescription: "", brief_paragraph: "" };
    const sections = JSON.stringify([
      { heading: "One", paragraph: `<p>${"word ".repeat(60)}</p>` },
    ]);
    const longDescription = (
      await renderPostWith({ ...withoutDescription, blogs_content: sections })
    ).meta.get("description");
    assert.match(longDescription ?? "", /^(word )+word\.\.\.$/);
    assert.ok((longDescription ?? "").length <= 160);
    const untitled = await renderPostWith({
      ...withoutDescription,
      title: "Only this",
      blogs_content: "[]",
    });
    assert.equal(untitled.meta.get("description"), "Only this");
  });

  it("An uploaded cover is the Open Graph image, with its real size", async () => {
    const { width, height } = { width: 2000, height: 900 };
    const photo = sharp({ create: { width, height, channels: 3, background: "#12453f" } });
    const stored = await storeImage(site.db, await photo.jpeg().toBuffer());
    assert.ok("hash" in stored);
    const { meta } = await renderPostWith({ blog_image: `/uploads/${stored.hash}.webp` });
    assert.equal(meta.get("og:image"), `${siteUrl}/uploads/${stored.hash}.webp`);
    const response = await site.get(`/uploads/${stored.hash}.webp`);
    const served = await sharp(response.rawPayload).metadata();
    assert.equal(meta.get("og:image:type"), `image/${served.format}`);
    assert.equal(meta.get("og:image:width"), String(served.width));
    assert.equal(meta.get("og:image:height"), String(served.height));
  });

  it("The modified date of a post is never before its publication", async () => {
    const updated = "2025-01-01T10:00:00.000Z";
    const published_date = "2025-03-01T10:00:00.000Z";
    const post = await renderPostWith({ published_date, updated_at: updated });
    const { datePublished, dateModified } = findNode(post, "BlogPosting");
    assert.deepEqual([datePublished, dateModified], [published_date, published_date]);
    assert.equal(post.meta.get("article:modified_time"), published_date);
  });

  it("The structured data of a post names its sources and who reviewed it when", async () => {
    const [{ name = "" } = {}] = providers.defaults;
    const review = { reviewed_by: `${name}, of the team`, reviewed_on: "2025-03-02" };
    const sources = "A trial, 2020 https://example.ca/trial\nA book";
    const post = await renderPostWith({ ...review, sources });
    assert.deepEqual(findNode(post, "BlogPosting").citation, [
      "A trial, 2020 https://example.ca/trial",
      "A book",
    ]);
    const { lastReviewed, reviewedBy } = findNode(post, "WebPage");
    assert.equal(lastReviewed, review.reviewed_on);
    assert.deepEqual(reviewedBy, { "@id": findNode(post, "Person")["@id"] });
    assert.equal(findNode(post, "Person").name, name);

    const plain = await renderPostWith({ reviewed_by: "", reviewed_on: "", sources: "" });
    const { citation } = findNode(plain, "BlogPosting");
    assert.deepEqual([citation, findNode(plain, "WebPage").lastReviewed], [undefined, undefined]);
    assert.equal(findNode(plain, "Person"), undefined);
  });

  it("Structured data is sent with the HTML only, not with the loader data", async () => {
    const response = await site.get("/about.data");
    assert.equal(response.statusCode, 200);
    assert.ok(response.body.includes(`Expert Care in ${clinic.address.city}`));
    assert.ok(!response.body.includes("schema.org"));
  });

  it("The icons for browsers and home screens have the sizes that they declare", async () => {
    const { linkTags, meta } = await fetchPage("/");
    const findLinks = (rel: string) => linkTags.filter((link) => link.rel === rel);
    const fetchFile = async (url = "") => {
      const response = await site.get(url);
      assert.equal(response.statusCode, 200, url);
      return response;
    };
    const manifest = (await fetchFile(findLinks("manifest")[0]?.href)).json();
    assert.equal(manifest.name, clinic.name);
    assert.equal(manifest.theme_color, meta.get("theme-color"));
    assert.deepEqual(
      findLinks("icon").map(({ href }) => href),
      ["/favicon.ico", "/favicon.svg"],
    );
    // An ICO file has a header of 22 bytes before its image.
    const ico = (await fetchFile("/favicon.ico")).rawPayload.subarray(22);
    const icons: [string, Buffer, string][] = [["/favicon.ico", ico, "32x32"]];
    const [touch] = findLinks("apple-touch-icon");
    icons.push([touch?.href ?? "", (await fetchFile(touch?.href)).rawPayload, "180x180"]);
    const manifestIcons = manifest.icons.filter(({ type = "" }) => type === "image/png");
    for (const { src, sizes } of manifestIcons)
      icons.push([src, (await fetchFile(src)).rawPayload, sizes]);
    assert.ok(manifestIcons.some(({ purpose = "any" }) => purpose === "any"));
    assert.ok(manifestIcons.some(({ purpose = "any" }) => purpose === "maskable"));
    for (const [name, bytes, size] of icons) {
      const { width, height } = await sharp(bytes).metadata();
      assert.equal(`${width}x${height}`, size, name);
    }
  });
});
