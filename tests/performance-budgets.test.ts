import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { services } from "#content/services/index.ts";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { updateEntry, updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { errorPages, languagePaths, publicPaths } from "./support/template-paths.ts";

/** Budgets for a first visit without its pictures, in compressed bytes. */
const maxHomeScriptBytes = 115_000;
const maxPageScriptBytes = 120_000;
const maxReadingScriptBytes = 15_000;
const maxStyleBytes = 14_000;
const maxFontBytes = 60_000;

const staffScript = /paragraph-editor|toasts|staff|editing|admin/;
const lazyHomeScript = /swiper|carousel|testimonial|form|finder/;

const visitorPaths = [
  ...publicPaths.filter((path) => !path.startsWith("/login")),
  ...services.map(({ url }) => `/service/${url}`),
];
const pages = new Set(visitorPaths.filter((path) => !errorPages[path]));

/** Their scripts wait for the visitor. */
const pagesToRead = new Set([...visitorPaths, "/search?q=knee"]);

interface RouteFiles {
  module: string;
  imports: string[];
  css: string[];
}

describe("the budgets of a first visit", () => {
  let site: Site;
  let manifest: { entry: RouteFiles; routes: Record<string, RouteFiles>; url: string };
  const sizes = new Map<string, number>();

  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    const home = await site.get("/");
    const manifestUrl = home.body.match(/\/static\/js\/manifest-[\w-]+\.js/)?.[0] ?? "";
    const { body } = await site.get(manifestUrl);
    manifest = JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1));
  });
  after(() => site.close());

  async function getSize(url: string): Promise<number> {
    const cachedSize = sizes.get(url);
    if (cachedSize !== undefined) return cachedSize;
    const response = await site.send({ method: "GET", url, headers: { "accept-encoding": "br" } });
    assert.equal(response.statusCode, 200, url);
    sizes.set(url, response.rawPayload.length);
    return response.rawPayload.length;
  }

  async function sumSizes(urls: Iterable<string>): Promise<number> {
    let sum = 0;
    for (const url of new Set(urls)) sum += await getSize(url.replace(/#$/, ""));
    return sum;
  }

  const listPageIds = () =>
    Object.entries(manifest.routes)
      .filter(
        ([id, { imports }]) => imports.length > 0 && !["root", "pages/site-layout"].includes(id),
      )
      .map(([id]) => id);
  const getRoutes = (id: string) =>
    ["root", "pages/site-layout", id].map((part) => {
      const route = manifest.routes[part];
      assert.ok(route, `there is no route ${part}`);
      return route;
    });
  const listScripts = (id: string) => [
    manifest.url,
    ...[manifest.entry, ...getRoutes(id)].flatMap(({ module, imports }) => [module, ...imports]),
  ];
  const listStyles = (id: string) => getRoutes(id).flatMap(({ css }) => css);

  it("No page exceeds its script budget, and the home page loads least", async () => {
    for (const id of listPageIds()) {
      const maxBytes = id === "pages/home" ? maxHomeScriptBytes : maxPageScriptBytes;
      const size = await sumSizes(listScripts(id));
      assert.ok(size <= maxBytes, `${id} loads ${size} bytes of script`);
      assert.ok(size > 80_000, `${id} names only ${size} bytes of script`);
    }
  });

  it("No public page loads scripts of later sections or of the staff area", () => {
    assert.deepEqual(
      listScripts("pages/home").filter((file) => lazyHomeScript.test(file)),
      [],
    );
    for (const id of listPageIds())
      assert.deepEqual(
        listScripts(id).filter((file) => staffScript.test(file) || file.includes("swiper")),
        [],
      );
  });

  it("A page to read loads no script, and its inline scripts stay small", async () => {
    for (const path of pagesToRead) {
      const { body } = await site.get(path);
      assert.doesNotMatch(body, /<script[^>]*(type="module"|\ssrc=)/, path);
      const scripts = [...body.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].join("\n");
      assert.ok(brotliCompressSync(scripts).length < maxReadingScriptBytes, path);
    }
  });

  it("The route manifest of public pages names no staff route, and that of staff pages does", async () => {
    const isStaffRoute = (id: string) => id.startsWith("admin/") || id === "new-post";
    assert.deepEqual(Object.keys(manifest.routes).filter(isStaffRoute), []);
    for (const path of ["/nowhere", "/fees", "/blogs/how-to-choose-shoes"])
      assert.ok((await site.get(path)).body.includes(manifest.url), path);
    const { body } = await site.get("/login");
    const staffManifestUrl = body.match(/\/static\/js\/manifest-[\w-]+\.js/)?.[0] ?? "";
    assert.notEqual(staffManifestUrl, manifest.url);
    assert.match((await site.get(staffManifestUrl)).body, /"admin\/auth\/login-page"/);
  });

  it("Every page has one stylesheet within its budget and no other render-blocking file", async () => {
    const languageIds = languagePaths.map((path) => path.slice(1));
    for (const id of listPageIds().filter((id) => !languageIds.includes(id))) {
      assert.equal(new Set(listStyles(id)).size, 1, id);
      assert.ok((await sumSizes(listStyles(id))) <= maxStyleBytes, id);
    }
    for (const path of pages) {
      const { body } = await site.get(path);
      const sheets = body.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const screenSheets = sheets.filter((sheet) => !sheet.includes('media="print"'));
      // Translated pages add the fonts of their scripts.
      assert.equal(screenSheets.length, languagePaths.includes(path) ? 2 : 1, path);
      assert.doesNotMatch(body, /<script(?![^>]*(type="module"|async))[^>]*\ssrc=/, path);
      assert.doesNotMatch(body, /modulepreload/, path);
    }
  });

  it("There are two fonts and the name of a language within their budget; the body font is preloaded", async () => {
    const { body } = await site.get("/");
    const [sheet = ""] = listStyles("pages/home");
    const css = (await site.get(sheet.replace(/#$/, ""))).body;
    const fonts = [...new Set(css.match(/\/static\/media\/[\w.-]+\.woff2/g))];
    assert.equal(fonts.length, 3);
    assert.ok((await sumSizes(fonts)) <= maxFontBytes);
    const preloaded = body.match(/<link rel="preload"[^>]*>/g)?.join() ?? "";
    assert.match(preloaded, /figtree/);
    assert.doesNotMatch(preloaded, /fraunces/);
  });

  it("The first picture of a page is loaded eagerly and all others lazily", async () => {
    for (const path of ["/", "/about", "/services", `/service/${services[0]?.url}`, "/blog"]) {
      const pictures = (await site.get(path)).body.match(/<img [^>]*>/g) ?? [];
      const first = pictures.filter((picture) => /fetchpriority="high"/i.test(picture));
      assert.equal(first.length, 1, path);
      assert.match(first[0] ?? "", /loading="eager"/, path);
      for (const picture of pictures.filter((candidate) => candidate !== first[0]))
        assert.match(picture, /loading="lazy"[^>]*decoding="async"/, path);
    }
  });

  it("A page is at most two percent larger once the clinic has saved all of its content", async () => {
    const measure = async () => {
      const sizes = new Map<string, number>();
      for (const path of pages) sizes.set(path, gzipSync((await site.get(path)).body).length);
      return sizes;
    };
    const before = await measure();
    for (const singleton of singletons)
      assert.ok("item" in (await updateSingleton(site.db, singleton, {}, "Ada")), singleton.kind);
    for (const collection of collections)
      for (const { id } of await listEntries(site.db, collection)) {
        const saved = await updateEntry(site.db, collection, id, {}, "Ada");
        assert.ok(saved && "item" in saved, `${collection.kind} ${id}`);
      }
    for (const [path, size] of await measure())
      assert.ok(size <= 1.02 * (before.get(path) ?? 0), `${path}: ${before.get(path)}, ${size}`);
  });
});
