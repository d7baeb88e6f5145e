import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { openSite, type Site } from "./support/site.ts";

/** Budgets for a first visit without its pictures, in compressed bytes. */
const homeScriptMost = 115_000;
const pageScriptMost = 120_000;
const styleMost = 14_000;
const facesMost = 60_000;

const forStaff = /paragraph-editor|toasts|staff|editing|admin/;
const lateOnHome = /swiper|carousel|testimonials|form/;

const pages: Record<string, string> = {
  "pages/home": "/",
  "pages/about": "/about",
  "pages/registered-providers": "/registered-providers",
  "pages/services": "/services",
  "pages/service": "/service/pelvic-floor-physiotherapy",
  "pages/gallery": "/gallery",
  "pages/blog": "/blog",
  "pages/blog-post": "/blogs/how-to-choose-shoes",
  "pages/contact": "/contact",
  "pages/location": "/location/north-york",
  "pages/privacy": "/privacy",
  "pages/accessibility": "/accessibility",
};

interface Loaded {
  module: string;
  imports: string[];
  css: string[];
}

describe("the budgets of a first visit", () => {
  let site: Site;
  let manifest: { entry: Loaded; routes: Record<string, Loaded>; url: string };
  const sizes = new Map<string, number>();

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    const home = await site.get("/");
    const address = home.body.match(/\/static\/js\/manifest-[\w-]+\.js/)?.[0] ?? "";
    const { body } = await site.get(address);
    manifest = JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1));
  });
  after(() => site.close());

  async function sizeOf(url: string): Promise<number> {
    const known = sizes.get(url);
    if (known !== undefined) return known;
    const reply = await site.send({ method: "GET", url, headers: { "accept-encoding": "br" } });
    assert.equal(reply.statusCode, 200, url);
    sizes.set(url, reply.rawPayload.length);
    return reply.rawPayload.length;
  }

  async function sumOf(urls: Iterable<string>): Promise<number> {
    let sum = 0;
    for (const url of new Set(urls)) sum += await sizeOf(url.replace(/#$/, ""));
    return sum;
  }

  const parts = (id: string) =>
    ["root", "frame/site-layout", id].map((part) => {
      const route = manifest.routes[part];
      assert.ok(route, `there is no route ${part}`);
      return route;
    });
  const scripts = (id: string) => [
    manifest.url,
    ...[manifest.entry, ...parts(id)].flatMap(({ module, imports }) => [module, ...imports]),
  ];
  const styles = (id: string) => parts(id).flatMap(({ css }) => css);

  it("No page exceeds its script budget, and the home page loads least", async () => {
    for (const id of Object.keys(pages)) {
      const most = id === "pages/home" ? homeScriptMost : pageScriptMost;
      const size = await sumOf(scripts(id));
      assert.ok(size <= most, `${id} loads ${size} bytes of script`);
      assert.ok(size > 80_000, `${id} names only ${size} bytes of script`);
    }
  });

  it("No public page loads scripts of later sections or of the staff area", () => {
    assert.deepEqual(
      scripts("pages/home").filter((file) => lateOnHome.test(file)),
      [],
    );
    for (const id of Object.keys(pages))
      assert.deepEqual(
        scripts(id).filter((file) => forStaff.test(file) || file.includes("swiper")),
        [],
      );
  });

  it("Every page has one stylesheet within its budget and no other render-blocking file", async () => {
    for (const [id, path] of Object.entries(pages)) {
      assert.equal(new Set(styles(id)).size, 1, id);
      assert.ok((await sumOf(styles(id))) <= styleMost, id);
      const { body } = await site.get(path);
      assert.equal(body.match(/<link rel="stylesheet"/g)?.length, 1, path);
      assert.doesNotMatch(body, /<script(?![^>]*(type="module"|async))[^>]*\ssrc=/, path);
      assert.doesNotMatch(body, /modulepreload/, path);
    }
  });

  it("There are two fonts within their budget, and only the body font is preloaded", async () => {
    const { body } = await site.get("/");
    const [sheet = ""] = styles("pages/home");
    const css = (await site.get(sheet.replace(/#$/, ""))).body;
    const faces = [...new Set(css.match(/\/static\/media\/[\w.-]+\.woff2/g))];
    assert.equal(faces.length, 2);
    assert.ok((await sumOf(faces)) <= facesMost);
    const preloaded = body.match(/<link rel="preload"[^>]*>/g)?.join() ?? "";
    assert.match(preloaded, /figtree/);
    assert.doesNotMatch(preloaded, /fraunces/);
  });

  it("The first picture of a page is loaded eagerly and all others lazily", async () => {
    for (const path of ["/", "/about", "/services", "/service/physiotherapy", "/blog"]) {
      const pictures = (await site.get(path)).body.match(/<img [^>]*>/g) ?? [];
      const first = pictures.filter((picture) => /fetchpriority="high"/i.test(picture));
      assert.equal(first.length, 1, path);
      assert.match(first[0] ?? "", /loading="eager"/, path);
      for (const picture of pictures.filter((it) => it !== first[0]))
        assert.match(picture, /loading="lazy"[^>]*decoding="async"/, path);
    }
  });
});
