import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, layoutShift, useBrowser } from "../support/browser.ts";

const pages = [
  ...["/", "/service/physiotherapy", "/blogs/how-to-choose-shoes", "/contact", "/about", "/blog"],
  ...["/registered-providers", "/services", "/gallery", "/location", "/location/north-york"],
  ...["/thank-you", "/privacy", "/login", "/tl", "/gu", "/fa"],
];
const looked = process.env.ENDURANCE === "short" ? pages.slice(0, 4) : pages;

/** The browser tests check phones. */
describe("the layout shift on a desktop", () => {
  const { visit } = useBrowser();

  for (const path of looked)
    it(`The page ${path} does not shift on a desktop while it loads and scrolls`, () =>
      visit(path, { viewport: desktop }, async ({ page }) => {
        const shift = await layoutShift(page);
        assert.ok(shift <= 0.02, `layout shift ${shift}`);
      }));
});
