import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { useBrowser } from "../support/use-browser.ts";

const widths = [992, 1100, 1440, 1920];
/** The narrow panels hang below their titles; the wide panel is below all of them. */
const menus = [
  { title: "About Us", links: ["Registered Providers"], stepCounts: [6] },
  { title: "Services", links: ["Physiotherapy", "Home Care"], stepCounts: [3, 6, 30] },
  { title: "Resources", links: ["Gallery"], stepCounts: [6] },
];
const longerThanDelayMs = 500;

describe("the menus of the header", () => {
  const { visit } = useBrowser();

  /** The clock is frozen while the mouse moves, so a slow machine changes nothing. */
  const withClock = (width: number, path: string, act: (page: Page) => Promise<void>) =>
    visit("/favicon.svg", { viewport: { width, height: 900 } }, async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await act(page);
    });

  for (const width of widths)
    it(`A header menu stays open on every mouse path into its panel at ${width} px`, () =>
      withClock(width, "/privacy", async (page) => {
        for (const scroll of [0, 600]) {
          await page.evaluate((y) => window.scrollTo(0, y), scroll);
          await page
            .locator(scroll > 0 ? "header[data-stuck]" : "header:not([data-stuck])")
            .waitFor();
          for (const menu of menus) await tryEveryMousePath(page, menu);
        }
      }));

  async function tryEveryMousePath(
    page: Page,
    { title: name, links, stepCounts }: (typeof menus)[0],
  ) {
    const main = page.getByRole("navigation", { name: "Main" });
    const title = main.locator("[data-title]").filter({ hasText: name });
    const targets = links.map((link) => main.getByRole("link", { name: link, exact: true }));
    for (const steps of stepCounts)
      for (const target of [undefined, ...targets]) {
        await page.mouse.move(5, 700);
        await page.clock.runFor(longerThanDelayMs);
        const start = await getCenter(title);
        await page.mouse.move(start.x, start.y);
        await targets[0]?.waitFor({ state: "visible" });
        const panelTop = await targets[0]?.evaluate(
          (element) =>
            element.closest("li.group\\/item")?.lastElementChild?.getBoundingClientRect().top,
        );
        const end = target ? await getCenter(target) : { x: start.x, y: (panelTop ?? 0) + 8 };
        await page.mouse.move(end.x, end.y, { steps });
        await page.clock.runFor(longerThanDelayMs);
        const path = `${name} to ${target ? "a link" : "straight down"} in ${steps} steps`;
        assert.equal(await title.getAttribute("aria-expanded"), "true", path);
        assert.equal(await targets[0]?.isVisible(), true, path);
      }
  }

  it("Hovering another title switches header menus, and leaving them closes the menu", () =>
    withClock(1440, "/privacy", async (page) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const [about, services] = ["About Us", "Services"].map((name) =>
        main.locator("[data-title]").filter({ hasText: name }),
      ) as [Locator, Locator];
      await services.hover();
      await waitForExpanded(services, true);
      await about.hover();
      await page.clock.runFor(longerThanDelayMs);
      await waitForExpanded(services, false);
      await waitForExpanded(about, true);
      await page.mouse.move(5, 880);
      await page.clock.runFor(longerThanDelayMs);
      await waitForExpanded(about, false);
      await main.getByRole("link", { name: "Registered Providers" }).waitFor({ state: "hidden" });
    }));

  it("Escape closes a header menu under the mouse, and its title can still be followed", () =>
    withClock(1440, "/privacy", async (page) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const services = main.getByRole("link", { name: "Services", exact: true });
      await services.hover();
      await waitForExpanded(services, true);
      await page.keyboard.press("Escape");
      await waitForExpanded(services, false);
      const { x, y } = await getCenter(services);
      await page.mouse.move(x + 3, y);
      await page.clock.runFor(longerThanDelayMs);
      await waitForExpanded(services, false);
      await page.mouse.move(5, 880);
      await services.hover();
      await waitForExpanded(services, true);
      await services.click();
      await page.waitForURL("**/services");
      await waitForExpanded(services, false);
    }));

  it("Header menus open on hover without JavaScript", () =>
    visit("/", { hasJavaScript: false }, async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const title = main.getByRole("link", { name: "Services", exact: true });
      const { x, y } = await getCenter(title);
      await page.mouse.move(x, y);
      await page.mouse.move(x, y + 60, { steps: 30 });
      await main.getByRole("link", { name: "Shockwave Therapy" }).click();
      await page.waitForURL("**/service/shockwave-therapy");
    }));
});

async function getCenter(element: Locator) {
  const box = await element.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function waitForExpanded(title: Locator, isOpen: boolean): Promise<void> {
  return title.and(title.page().locator(`[aria-expanded=${isOpen}]`)).waitFor();
}
