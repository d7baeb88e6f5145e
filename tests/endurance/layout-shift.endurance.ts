import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isShortRun } from "../support/run-length.ts";
import { desktop, measureLayoutShift, useBrowser } from "../support/use-browser.ts";

const pages = [
  ...["/", "/service/physiotherapy", "/blogs/how-to-choose-shoes", "/contact", "/about", "/blog"],
  ...["/registered-providers", "/services", "/gallery", "/location", "/location/north-york"],
  ...["/thank-you", "/privacy", "/login", "/tl", "/gu", "/fa"],
];
const testedPages = isShortRun ? pages.slice(0, 1) : pages;

/** The browser tests check phones. */
describe("the layout shift on a desktop", () => {
  const { visit } = useBrowser();

  for (const path of testedPages)
    it(`The page ${path} does not shift on a desktop while it loads and scrolls`, () =>
      visit(path, { viewport: desktop }, async ({ page }) => {
        const totalShift = await measureLayoutShift(page);
        assert.ok(totalShift <= 0.02, `layout shift ${totalShift}`);
      }));
});
