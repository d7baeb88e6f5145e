import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, layoutShift, useBrowser } from "../support/browser.ts";

const pages = [
  ...["/", "/service/physiotherapy", "/blogs/how-to-choose-shoes", "/contact", "/about", "/blog"],
  ...["/registered-providers", "/services", "/gallery", "/location", "/location/north-york"],
  ...["/thank-you", "/privacy", "/login", "/tl", "/gu", "/fa"],
];
const looked = process.env.ENDURANCE === "short" ? pages.slice(0, 4) : pages;

/** On a phone npm test looks. */
describe("a page on a desktop", () => {
  const { visit } = useBrowser();

  for (const path of looked)
    it(`shifts nothing while it loads and is scrolled: ${path}`, () =>
      visit(path, { viewport: desktop }, async ({ page }) => {
        const shift = await layoutShift(page);
        assert.ok(shift <= 0.02, `layout shift ${shift}`);
      }));
});
