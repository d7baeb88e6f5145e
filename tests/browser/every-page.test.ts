import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { violations } from "../support/axe.ts";
import { layoutShift, phone, sidewaysScroll, useBrowser } from "../support/browser.ts";
import { admin } from "../support/site.ts";

const pages = [
  ...["/", "/about", "/registered-providers", "/services", "/gallery", "/blog", "/blog?page=2"],
  ...["/contact", "/thank-you", "/privacy", "/accessibility", "/login", "/location/north-york"],
  ...["/blogs/how-to-choose-shoes", "/service/physiotherapy", "/service/acupuncture"],
  ...["/service/pelvic-floor-physiotherapy", "/service/custom-made-orthotics-and-shoes"],
  ...["/location", "/fa"],
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
});
