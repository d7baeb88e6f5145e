import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { services } from "#content/services/index.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { doubleTextSize } from "../support/double-text-size.ts";
import { findUnnamedParts } from "../support/find-unnamed-parts.ts";
import { walkFocus } from "../support/keyboard.ts";
import { findSmallTargets } from "../support/layout-checks.ts";
import { admin } from "../support/open-site.ts";
import { closedTime, openTime } from "../support/opening-times.ts";
import { sampleRows } from "../support/run-length.ts";
import { errorPages, languagePaths, publicPaths, staffPaths } from "../support/template-paths.ts";
import {
  desktop,
  measureHorizontalOverflow,
  measureLayoutShift,
  phone,
  useBrowser,
} from "../support/use-browser.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";

const tablet = { width: 768, height: 1024 };
const laptops = [1000, 1100].map((width) => ({ width, height: 768 }));

const pages = [
  ...publicPaths.filter((path) => !languagePaths.slice(0, -1).includes(path)),
  `/search?q=${services.at(-1)?.url}`,
];

describe("every page", () => {
  const { visit, site } = useBrowser();

  for (const path of pages) {
    it(`The page ${path} does not shift, passes axe and fits 320 px, a phone that enlarges it by half and text of twice the size`, () =>
      visit(path, { viewport: phone }, async ({ page, expectedErrors: expected }) => {
        if (errorPages[path]) expected.push(errorPages[path]);
        const shift = await measureLayoutShift(page);
        assert.ok(shift <= 0.02, `layout shift ${shift}`);
        await page.emulateMedia({ reducedMotion: "reduce" });
        assert.deepEqual(await listAxeViolations(page), []);
        assert.deepEqual(await findUnnamedParts(page), []);
        assert.deepEqual(await findSmallTargets(page), []);
        for (const width of [320, phone.width / 1.5]) {
          await page.setViewportSize({ width, height: 800 });
          assert.equal(await measureHorizontalOverflow(page), 0, `${width} px`);
        }
        await checkLargeTextFits(page);
      }));
  }

  for (const [state, time] of [
    ["open", openTime],
    ["closed", closedTime],
  ] as const)
    for (const path of ["/", "/contact", `/service/${services[0]?.url}`, "/search"])
      it(`While the clinic is ${state}, the page ${path} fits text of twice the size`, () =>
        visit(path, { viewport: phone, time }, async ({ page }) => {
          const sentence = page.locator("footer").getByText(RegExp(`^${state} (now )?until`, "i"));
          await sentence.waitFor({ state: "attached" });
          await checkLargeTextFits(page);
        }));

  it("A link that is too low is found, and one that is too near to another", () =>
    visit("/privacy", { viewport: phone, prefersReducedMotion: true }, async ({ page }) => {
      const links = page.getByRole("contentinfo").getByRole("listitem").getByRole("link");
      const shrink = (height: number) =>
        links.evaluateAll((elements, px) => {
          for (const element of elements)
            Object.assign(element.style, { minHeight: "0", height: `${px}px`, display: "flex" });
        }, height);
      await shrink(43);
      const [low = ""] = await findSmallTargets(page);
      assert.match(low, /^\d+ × 43: a “.+” is not comfortable$/);
      await shrink(12);
      const [near = ""] = await findSmallTargets(page);
      assert.match(near, /^\d+ × 12: a “.+” is too small and too near to a “/);
    }));

  it("Editors and accounts name each aside and field group, and each form has a submit button", () =>
    visit("/favicon.svg", {}, async (visited) => {
      await addSessionCookie(visited, await site().signIn(admin));
      const { page } = visited;
      const editors = [
        "/admin/blogs/1/edit",
        "/admin/location-pages/1/edit",
        "/admin/clinic/hours",
      ];
      for (const path of [...editors, "/admin/account", "/admin/account/images"]) {
        await page.goto(path);
        assert.equal(await page.locator('a[href="#main"]').count(), 1, path);
        assert.deepEqual(await findUnnamedParts(page), [], path);
      }
      await page.goto("/admin/blogs");
      const search = page.getByRole("search").getByRole("button", { name: "Search" });
      assert.equal(await search.getAttribute("type"), "submit");
      await page.goto("/admin/blogs/1/edit");
      await page.getByRole("group", { name: "Cover picture" }).waitFor();
      await page.getByRole("complementary", { name: "About this post" }).waitFor();
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("group", { name: "Text of the section" }).waitFor();
      assert.deepEqual(await findUnnamedParts(page), []);
    }));

  for (const viewport of [phone, tablet])
    it(`Nothing covers what the keyboard reaches beside an open form at ${viewport.width} px`, () =>
      visit("/#message", { viewport, prefersReducedMotion: true }, async ({ page }) => {
        await page.getByRole("button", { name: "Send message" }).waitFor();
        const stops = await walkFocus(page, "Tab");
        const errors = stops.flatMap((stop) => stop.errors.map((error) => `${stop.name} ${error}`));
        assert.deepEqual(errors, []);
      }));

  for (const path of ["/about", "/registered-providers"])
    it(`Text at 200 % on a phone breaks no short word of ${path}`, () =>
      visit(path, { viewport: phone }, async ({ page }) => {
        await page.evaluate(doubleTextSize);
        assert.deepEqual(await page.evaluate(findBrokenWords, { maxLength: 8 }), []);
      }));

  it("Text at 200 % leaves room for the services to choose from, without JavaScript, too", () =>
    visit("/registered-providers", { hasJavaScript: false }, async ({ page }) => {
      await page.evaluate(doubleTextSize);
      for (const viewport of [phone, tablet]) {
        await page.setViewportSize(viewport);
        assert.deepEqual(await page.evaluate(findCutChoices), []);
      }
    }));

  const wordyPages = [
    ...["/", "/about", "/contact", "/services", "/blogs/how-to-choose-shoes"],
    ...sampleRows([...languagePaths, ...services.map(({ url }) => `/service/${url}`)], 3),
  ];
  for (const path of wordyPages)
    it(`Text at 200 % in a window of 1000 pixels breaks no short word of ${path}`, () =>
      visit(path, { viewport: laptops[0] }, async ({ page }) => {
        await page.evaluate(doubleTextSize);
        assert.deepEqual(await page.evaluate(findBrokenWords, { maxLength: 8 }), []);
        assert.deepEqual(await page.evaluate(findBrokenWords, { parts: "h1" }), []);
        const footer = page.getByRole("contentinfo").locator("div:has(> h2), div:has(> p)");
        const widths = await footer.evaluateAll((parts) =>
          parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        );
        assert.deepEqual([...new Set(widths)], [0]);
        await page.setViewportSize(tablet);
        assert.deepEqual(await page.evaluate(findBrokenWords, { parts: "h1" }), []);
        await page.setViewportSize(phone);
        assert.deepEqual(await page.evaluate(findCutChoices), []);
      }));

  for (const path of ["/", "/about", "/contact", "/registered-providers", "/fees", "/first-visit"])
    it(`A narrow phone breaks no word of ${path}`, () =>
      visit(path, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
        assert.deepEqual(await page.evaluate(findBrokenWords, {}), []);
        assert.deepEqual(await page.evaluate(findCutChoices), []);
        assert.deepEqual(await page.evaluate(findUnevenRows), []);
        for (const width of [992, 1024]) {
          await page.setViewportSize({ width, height: 768 });
          assert.deepEqual(await page.evaluate(findBrokenWords, {}), [], `${width} px`);
          assert.deepEqual(await page.evaluate(findBrokenTimes), [], `${width} px`);
        }
      }));

  it("The staff pages pass axe, name their parts and fit a phone", () =>
    visit(
      "/thank-you",
      { viewport: phone, prefersReducedMotion: true },
      async ({ page, context, expectedErrors: expected }) => {
        const [name = "", value = ""] = (await site().signIn(admin)).split(/=(.*)/s);
        await context.addCookies([{ name, value, url: page.url() }]);
        for (const path of ["/admin/clinic", ...staffPaths]) {
          if (errorPages[path]) expected.push(errorPages[path]);
          await page.goto(path);
          await page.waitForURL(`**${path}`);
          assert.deepEqual(await listAxeViolations(page), [], path);
          assert.equal(await page.locator('a[href="#main"]').count(), 1, path);
          assert.deepEqual(await findUnnamedParts(page), [], path);
          assert.equal(await measureHorizontalOverflow(page), 0, path);
        }
      },
    ));
});

async function checkLargeTextFits(page: Page): Promise<void> {
  await page.evaluate(doubleTextSize);
  await page.evaluate(openFolds);
  const low = { width: 384, height: 470 };
  for (const viewport of [{ width: 320, height: 800 }, low, phone, tablet, ...laptops, desktop]) {
    await page.setViewportSize(viewport);
    const overflow = await measureHorizontalOverflow(page);
    assert.equal(overflow, 0, `text of twice the size, ${viewport.width} px`);
  }
}

function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    fold.removeAttribute("name");
    fold.open = true;
  }
}

/** Beside a link of two lines, one of a single line stands out of its row. */
function findUnevenRows(): string[] {
  return [...document.querySelectorAll("footer :has(> h2) > ul > li")].flatMap((item) => {
    const link = document.createRange();
    link.selectNodeContents(item.querySelector("a") ?? item);
    const lines = new Set([...link.getClientRects()].map(({ top }) => Math.round(top)));
    const { top } = item.getBoundingClientRect();
    const hasNeighbour = [...(item.parentElement?.children ?? [])].some(
      (other) => other !== item && other.getBoundingClientRect().top === top,
    );
    return hasNeighbour && lines.size > 1 ? [item.textContent] : [];
  });
}

/** A time and its AM or PM stay on one line. */
function findBrokenTimes(): string[] {
  const tables = [...document.querySelectorAll("table")];
  const hours = tables.find(({ caption }) => caption?.textContent === "Opening hours");
  return [...(hours?.querySelectorAll("td span") ?? [])].flatMap((times) => {
    const text = document.createRange();
    text.selectNodeContents(times);
    const lines = new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 ? [times.textContent] : [];
  });
}

/** A closed select cuts off the option that it has no room for. */
function findCutChoices(): string[] {
  const context = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("select")].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const { text = "" } = select.selectedOptions[0] ?? {};
    Object.assign(context ?? {}, { font });
    const width = context?.measureText(text).width ?? 0;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return width > room ? [text] : [];
  });
}

/** Letters that wrap anywhere are the last resort, for words that no phone is wide enough for. */
function findBrokenWords({ maxLength = 30, parts = "h1, h2, h3, p, li, dt, dd" }): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(`main :is(${parts})`)].flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{Join_Control}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (word.length <= maxLength && range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}
