import assert from "node:assert/strict";
import { describe, it } from "node:test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { services } from "#content/services/index.ts";
import { desktop, layoutShift, phone, sidewaysScroll, useBrowser } from "../support/browser.ts";
import { admin } from "../support/site.ts";

const pages = [
  ...["/", "/about", "/registered-providers", "/services", "/gallery", "/blog", "/blog?page=2"],
  ...["/contact", "/thank-you", "/privacy", "/accessibility", "/login", "/location/north-york"],
  ...["/blogs/how-to-choose-shoes", "/service/physiotherapy", "/service/acupuncture"],
  ...["/service/pelvic-floor-physiotherapy", "/service/custom-made-orthotics-and-shoes"],
];

/** Pages of one template: axe looks at each, the slower checks at the ones above. */
const likePages = services
  .map(({ url }) => `/service/${url}`)
  .filter((path) => !pages.includes(path));
const staffPages = [
  "/admin",
  "/admin/api",
  "/admin/blogs",
  "/admin/location-pages",
  "/admin/messages",
];

describe("every page", () => {
  const { visit, site } = useBrowser();

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    for (const path of likePages) {
      it(`meets WCAG 2.2 A and AA as far as axe can see: ${path} on a ${name}`, () =>
        visit(path, { viewport, prefersStillness: true }, async ({ page }) => {
          assert.deepEqual(await violations(page), []);
        }));
    }

    it(`meets it where there is no page, on a ${name}`, () =>
      visit("/nowhere", { viewport, prefersStillness: true }, async ({ page, expected }) => {
        expected.push(/404/);
        assert.deepEqual(await violations(page), []);
      }));

    it(`meets it in the staff area, on a ${name}`, () =>
      visit("/thank-you", { viewport, prefersStillness: true }, async ({ page, context }) => {
        const [name = "", value = ""] = (await site().signIn(admin)).split(/=(.*)/s);
        await context.addCookies([{ name, value, url: page.url() }]);
        for (const path of staffPages) {
          await page.goto(path);
          await page.waitForURL(`**${path}`);
          assert.deepEqual(await violations(page), [], path);
          assert.equal(await sidewaysScroll(page), 0, path);
        }
      }));
  }

  for (const path of pages) {
    for (const [name, viewport] of Object.entries({ phone, desktop })) {
      it(`meets WCAG 2.2 A and AA as far as axe can see: ${path} on a ${name}`, () =>
        visit(path, { viewport, prefersStillness: true }, async ({ page }) => {
          assert.deepEqual(await violations(page), []);
        }));
    }

    for (const [name, viewport] of Object.entries({ phone, desktop })) {
      it(`shifts nothing while it loads and is scrolled: ${path} on a ${name}`, () =>
        visit(path, { viewport }, async ({ page }) => {
          const shift = await layoutShift(page);
          assert.ok(shift <= 0.02, `layout shift ${shift}`);
        }));
    }

    it(`does not scroll sideways at 320 px: ${path}`, () =>
      visit(path, { viewport: { width: 320, height: 800 } }, async ({ page }) => {
        assert.equal(await sidewaysScroll(page), 0);
      }));
  }
});

/** What axe finds, in a line each: the rule and where. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
    );
  });
}
