import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { violations } from "../support/axe.ts";
import { layoutShift, phone, sidewaysScroll, useBrowser } from "../support/browser.ts";
import { admin } from "../support/site.ts";

const pages = [
  ...["/", "/about", "/registered-providers", "/services", "/gallery", "/blog", "/blog?page=2"],
  ...["/contact", "/thank-you", "/privacy", "/accessibility", "/login", "/location/north-york"],
  ...["/blogs/how-to-choose-shoes", "/service/physiotherapy", "/service/acupuncture"],
  ...["/service/pelvic-floor-physiotherapy", "/service/custom-made-orthotics-and-shoes"],
];

const staffPages = [
  "/admin",
  "/admin/api",
  "/admin/blogs",
  "/admin/location-pages",
  "/admin/messages",
];

/** Each page in each of its states and at each width is looked at by `npm run test:endurance`. */
describe("every page", () => {
  const { visit, site } = useBrowser();

  for (const path of [...pages, "/nowhere"]) {
    it(`shifts nothing, passes axe, and fits 320 px: ${path}`, () =>
      visit(path, { viewport: phone }, async ({ page, expected }) => {
        if (path === "/nowhere") expected.push(/404/);
        const shift = await layoutShift(page);
        assert.ok(shift <= 0.02, `layout shift ${shift}`);
        await page.emulateMedia({ reducedMotion: "reduce" });
        assert.deepEqual(await violations(page), []);
        await page.setViewportSize({ width: 320, height: 800 });
        assert.equal(await sidewaysScroll(page), 0);
      }));
  }

  it("passes axe in the staff area, and fits a phone", () =>
    visit("/thank-you", { viewport: phone, prefersStillness: true }, async ({ page, context }) => {
      const [name = "", value = ""] = (await site().signIn(admin)).split(/=(.*)/s);
      await context.addCookies([{ name, value, url: page.url() }]);
      for (const path of staffPages) {
        await page.goto(path);
        await page.waitForURL(`**${path}`);
        assert.deepEqual(await violations(page), [], path);
        assert.equal(await sidewaysScroll(page), 0, path);
      }
    }));

  it("is reached by links alone, without JavaScript, and each link of ours answers", () =>
    visit("/", { hasJavaScript: false }, async ({ page }) => {
      const origin = new URL(page.url()).origin;
      const waiting = ["/"];
      const seen = new Set(waiting);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const reply = await page.request.get(path);
        assert.equal(reply.status(), 200, path);
        for (const [, href = ""] of (await reply.text()).matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
          const url = new URL(href.replaceAll("&amp;", "&"), origin + path);
          const next = url.pathname + url.search;
          const isPage = url.origin === origin && !next.startsWith("/static/");
          if (!isPage || seen.has(next)) continue;
          seen.add(next);
          waiting.push(next);
        }
      }
      const expected = [
        ...pages.filter((path) => path !== "/login" && path !== "/thank-you"),
        ...services.map(({ url }) => `/service/${url}`),
      ];
      for (const path of expected) assert.ok(seen.has(path), `${path} is linked from nowhere`);
    }));
});
