import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { services } from "#content/services/index.ts";
import { doubleTextSize } from "../support/double-text-size.ts";
import {
  getCenter,
  longerThanDelayMs,
  teamPage,
  tryEveryMousePath,
  visitWithClock,
} from "../support/header-menu-paths.ts";
import { sampleRows } from "../support/run-length.ts";
import { desktop, useBrowser, waitForHydration } from "../support/use-browser.ts";

const service = services.at(-1) ?? assert.fail();

describe("the menus of the header", () => {
  const { visit } = useBrowser();

  for (const width of sampleRows([992, 1100, 1440, 1920], 4))
    it(`A header menu stays open on every mouse path into its panel at ${width} px`, () =>
      visitWithClock(visit, width, tryEveryMousePath));

  it("Hovering another title switches header menus, and leaving them closes the menu", () =>
    visitWithClock(visit, 1440, async (page) => {
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
      await main.getByRole("link", { name: teamPage }).waitFor({ state: "hidden" });
    }));

  it("Escape closes a header menu under the mouse, and its title can still be followed", () =>
    visitWithClock(visit, 1440, async (page) => {
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

  it("A second press on Resources closes its menu, by mouse, keyboard and touch", async () => {
    await visitWithClock(visit, 1440, async (page) => {
      const { title, link } = getResources(page);
      await title.hover();
      await title.click();
      await waitForExpanded(title, true);
      await title.click();
      await waitForExpanded(title, false);
      await link.waitFor({ state: "hidden" });
      await page.mouse.move(5, 880);
      await title.focus();
      for (const isOpen of [true, false, true]) {
        await page.keyboard.press("Enter");
        await waitForExpanded(title, isOpen);
      }
    });
    await visit("/fees", { viewport: desktop, hasTouch: true }, async ({ page }) => {
      const { title } = getResources(page);
      await waitForHydration(page);
      for (const isOpen of [true, false, true]) {
        await title.tap();
        await waitForExpanded(title, isOpen);
      }
    });
  });

  it("A tap elsewhere closes a menu whose title the browser does not focus", () =>
    visit("/fees", { viewport: desktop, hasTouch: true }, async ({ page }) => {
      const { title } = getResources(page);
      await waitForHydration(page);
      await title.evaluate((element) =>
        element.addEventListener("mousedown", (event) => event.preventDefault()),
      );
      await title.tap();
      await waitForExpanded(title, true);
      await page.getByRole("heading", { level: 1 }).tap();
      await waitForExpanded(title, false);
    }));

  it("Text at 200 % gives a desktop the menu of a phone, with and without JavaScript", async () => {
    for (const hasJavaScript of [true, false])
      await visit("/fees", { viewport: desktop, hasJavaScript }, async ({ page }) => {
        const button = page.getByRole("button", { name: "Open the menu" });
        assert.equal(await button.isVisible(), false);
        await page.evaluate(doubleTextSize);
        await page.getByRole("navigation", { name: "Main" }).waitFor({ state: "hidden" });
        await button.click();
        const menu = page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]"));
        await menu.getByRole("link", { name: "Contact", exact: true }).click();
        await page.waitForURL("**/contact");
      });
  });

  it("Header menus open on hover without JavaScript", () =>
    visit("/", { hasJavaScript: false }, async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const title = main.getByRole("link", { name: "Services", exact: true });
      const { x, y } = await getCenter(title);
      await page.mouse.move(x, y);
      await page.mouse.move(x, y + 60, { steps: 30 });
      await main.getByRole("link", { name: service.menuName, exact: true }).click();
      await page.waitForURL(`**/service/${service.url}`);
    }));
});

function getResources(page: Page) {
  const main = page.getByRole("navigation", { name: "Main" });
  return {
    title: main.getByRole("button", { name: "Resources" }),
    link: main.getByRole("link", { name: "Gallery" }),
  };
}

function waitForExpanded(title: Locator, isOpen: boolean): Promise<void> {
  return title.and(title.page().locator(`[aria-expanded=${isOpen}]`)).waitFor();
}
