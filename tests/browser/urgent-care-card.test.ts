import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { splitDescription } from "#app/sections/services/service-parts.server.ts";
import { services } from "#content/services/index.ts";
import { sampleRows } from "../support/run-length.ts";
import { phone, useBrowser } from "../support/use-browser.ts";

const windowSizes = [
  [1440, 650],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [1440, 900],
  [1920, 969],
] as const;

/** With the longest text of its own on the card, if any has one. */
const getLength = ({ urgent }: (typeof services)[number]) => urgent?.text.length ?? 0;
const byLength = services.toSorted((a, b) => getLength(b) - getLength(a));
const [longest = assert.fail()] = byLength;

describe("the urgent care card", () => {
  const { visit } = useBrowser();

  for (const { url } of sampleRows(byLength, 5))
    it(`The urgent care card of ${url} fits into windows of every size`, () =>
      visit(`/service/${url}`, { hasJavaScript: false }, async ({ page }) => {
        for (const [width, height] of windowSizes) {
          await page.setViewportSize({ width, height });
          assert.deepEqual(await findHiddenParts(page), [], `${width} × ${height}`);
        }
      }));

  it("The urgent care card comes before the text on a phone", () =>
    visit(
      `/service/${longest.url}`,
      { viewport: phone, hasJavaScript: false },
      async ({ page }) => {
        const card = await page.locator('[aria-labelledby="urgent"]').boundingBox();
        const [{ title: name = "" } = {}] = splitDescription(longest.description);
        const text = await page.getByRole("heading", { name }).boundingBox();
        assert.ok(card && text && card.y + card.height < text.y);
      },
    ));
});

function findHiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("main .on-dark")].filter(
      (element) => element.checkVisibility() && element.querySelector('a[href="tel:911"]') !== null,
    );
    const [card] = cards;
    if (card === undefined || cards.length > 1) return [`there are ${cards.length} cards`];
    const headerPx = 120;
    window.scrollBy({ top: card.getBoundingClientRect().top - headerPx, behavior: "instant" });
    const parts = ["h2", 'a[href^="tel:+"]', 'a[href="tel:911"]'];
    return parts.flatMap((selector) => {
      const part = card.querySelector(selector);
      if (part === null) return [`${selector} is not there`];
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (part.matches("a") && bottom - top < 44) return [`${selector} is ${bottom - top} px high`];
      const y = (top + bottom) / 2;
      const isSeen = [left + 2, (left + right) / 2, right - 2].every((x) => {
        const topElement = document.elementFromPoint(x, y);
        return topElement !== null && card.contains(topElement);
      });
      return isSeen ? [] : [`${selector} from ${Math.round(top)} to ${Math.round(bottom)}`];
    });
  });
}
