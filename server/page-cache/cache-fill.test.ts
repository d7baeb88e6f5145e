import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import { isbot } from "isbot";
import { openSite } from "../../tests/support/open-site.ts";
import { createCacheFill, isCacheFill } from "./cache-fill.ts";

const siteUrl = "https://clinic.example";

describe("the background fill of the page cache", () => {
  it("Each page of the sitemap that is not cached is rendered once, as a bot at the site's own address", async () => {
    const { app, requests } = createSite(["", "/about", "/services"]);
    await createCacheFill(app, { siteUrl, isCached: (path) => path === "/about" }).start();
    assert.deepEqual(
      requests.map(({ url }) => url),
      ["/sitemap.xml", "/", "/services"],
    );
    for (const { headers } of requests) {
      assert.equal(headers.host, "clinic.example");
      assert.ok(isbot(headers["user-agent"]));
      assert.ok(isCacheFill({ headers }));
    }
    assert.ok(!isCacheFill({ headers: { "user-agent": "cache-fill bot" } }));
  });

  it("A page of the real sitemap is in the cache afterwards", async () => {
    const site = await openSite("sqlite", { isSeeded: true });
    try {
      const isCached = (path: string) => path !== "/";
      await createCacheFill(site.app, { siteUrl: site.config.siteUrl, isCached }).start();
      assert.equal(site.app.pageCacheCounts()?.entries, 2);
      await site.get("/");
      assert.equal(site.app.pageCacheCounts()?.rendered, 2);
    } finally {
      await site.close();
    }
  });

  it("A change during the fill begins it anew, and closing ends it", async () => {
    const { app, requests } = createSite(["", "/about"]);
    const fill = createCacheFill(app, { siteUrl, isCached: () => false });
    await Promise.all([fill.start(), fill.start()]);
    assert.equal(requests.length, 3);
    const ended = fill.start();
    fill.stop();
    await ended;
    assert.equal(requests.length, 3);
  });

  it("A page that fails does not keep the others from being rendered", async () => {
    const { app, requests } = createSite(["/broken", "/about"]);
    app.get("/broken", () => {
      throw new Error("This page is broken");
    });
    await createCacheFill(app, { siteUrl, isCached: () => false }).start();
    assert.equal(requests.at(-1)?.url, "/about");
  });
});

function createSite(paths: string[]) {
  const app = Fastify();
  const requests: { url: string; headers: { host?: string; "user-agent"?: string } }[] = [];
  app.addHook("onRequest", async ({ url, headers }) => {
    requests.push({ url, headers });
  });
  const sitemap = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join("");
  app.get("/sitemap.xml", () => `<urlset>${sitemap}</urlset>`);
  app.get("/*", () => "A page");
  return { app, requests };
}
