import assert from "node:assert/strict";
import { describe, it } from "node:test";
import Fastify from "fastify";
import { isbot } from "isbot";
import type { CacheTag } from "#database/change-tracking/cache-tags.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { createCacheFill, isCacheFill } from "./cache-fill.ts";
import { registerPageCache } from "./register-page-cache.ts";

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

  it("Closing during the fill keeps the other pages from being rendered", async () => {
    const { app, requests } = createSite(["", "/about"]);
    const fill = createCacheFill(app, { siteUrl, isCached: () => false });
    app.get("/", () => {
      fill.stop();
      return "A page";
    });
    await fill.start();
    assert.equal(requests.at(-1)?.url, "/");
  });

  it("A thousand pages are filled at most", async () => {
    const { app } = createSite(Array.from({ length: 1001 }, (_, n) => `/${n}`));
    let asked = 0;
    const isCached = () => {
      asked += 1;
      return true;
    };
    await createCacheFill(app, { siteUrl, isCached }).start();
    assert.equal(asked, 1000);
  });

  it("Only a change that removes a page begins the fill, and only where it is wanted", async () => {
    const { db, close } = await openDatabase("sqlite");
    const begin = async (isFilled: boolean, tag: CacheTag) => {
      const { app, requests } = createSite([""]);
      const isBegun = Promise.withResolvers<void>();
      app.addHook("onResponse", async () => isBegun.resolve());
      let publish = (_: CacheTag[]) => {};
      const subscribe = async (listener: typeof publish) => {
        publish = listener;
        return async () => {};
      };
      const cache = registerPageCache(app, {
        ...{ db, changes: { subscribe } as never, hosts: [], getCacheKey: (url) => url },
        ...{ sizeMb: 1, siteUrl, isFilled },
      });
      await app.ready();
      await cache?.findOrRender("/", async (tracked) => {
        await tracked.selectFrom("post").select("blog_id").execute();
        return { status: 200, headers: {}, body: Buffer.from("A page") };
      });
      publish([tag]);
      return { app, requests, isBegun };
    };
    const idle = [await begin(false, "post"), await begin(true, "location_page")];
    const filled = await begin(true, "post");
    await filled.isBegun.promise;
    assert.deepEqual(
      idle.flatMap(({ requests }) => requests),
      [],
    );
    for (const { app } of [...idle, filled]) await app.close();
    await close();
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
