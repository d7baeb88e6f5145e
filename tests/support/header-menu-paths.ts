import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { aboutLinks } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";
import type { useBrowser } from "./use-browser.ts";

export const teamPage = aboutLinks.at(-1)?.name ?? "";

/** The narrow panels hang below their titles; the wide panel is below all of them. */
const menus = [
  { title: "About Us", links: [teamPage], stepCounts: [6] },
  {
    title: "Services",
    links: [services.at(0)?.menuName ?? "", services.at(-1)?.menuName ?? ""],
    stepCounts: [3, 6, 30],
  },
  { title: "Resources", links: ["Gallery"], stepCounts: [6] },
];
export const longerThanDelayMs = 500;

type Visit = ReturnType<typeof useBrowser>["visit"];

/** The clock is frozen while the mouse moves, so a slow machine changes nothing. */
export function visitWithClock(visit: Visit, width: number, act: (page: Page) => Promise<void>) {
  return visit("/favicon.svg", { viewport: { width, height: 900 } }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/fees");
    await act(page);
  });
}

export async function tryEveryMousePath(page: Page): Promise<void> {
  for (const scroll of [0, 600]) {
    await page.evaluate((y) => window.scrollTo(0, y), scroll);
    await page.locator(scroll > 0 ? "header[data-stuck]" : "header:not([data-stuck])").waitFor();
    for (const menu of menus) await tryMenu(page, menu);
  }
}

async function tryMenu(page: Page, { title: name, links, stepCounts }: (typeof menus)[0]) {
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

export async function getCenter(element: Locator) {
  const box = await element.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
