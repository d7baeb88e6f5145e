import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { longName, longWord, seedLongWords } from "../support/long-words.ts";
import { sampleRows } from "../support/run-length.ts";
import { useStaffArea } from "../support/use-staff-area.ts";

const widths = [320, 390, 768, 992, 1440];
const slug = longWord.toLowerCase();
const publicPages = ["/", "/blog", `/blogs/${slug}`, "/blogs/how-to-choose-shoes"];
const locationPages = [`/location/${slug}`, "/location", "/services"];

describe("a word without a break opportunity", () => {
  const { asStaff, visit, site, cookie } = useStaffArea();
  let ids: Awaited<ReturnType<typeof seedLongWords>>;
  before(async () => {
    ids = await seedLongWords(site(), cookie());
  });

  for (const path of sampleRows([...publicPages, ...locationPages], 3))
    it(`A long word does not overflow the public page ${path.replace(slug, "…")}`, () =>
      visit(path, {}, async ({ page }) => {
        assert.deepEqual(await findOverflow(page), []);
      }));

  it("A long word that was searched for does not overflow the page", () =>
    visit(`/search?q=${longWord.slice(0, 60)}`, {}, async ({ page }) => {
      assert.deepEqual(await findOverflow(page), []);
    }));

  const staffPages: [string, () => string][] = [
    ["the portal", () => "/admin"],
    ["the list of posts", () => "/admin/blogs"],
    ["the trash", () => "/admin/blogs?view=trash"],
    ["the editor of posts", () => `/admin/blogs/${ids.post}/edit`],
    ["the preview", () => `/admin/blogs/${ids.post}/preview`],
    ["the preview of a location page", () => `/admin/location-pages/${ids.location}/preview`],
    ["the list of location pages", () => "/admin/location-pages"],
    ["the editor of location pages", () => `/admin/location-pages/${ids.location}/edit`],
    ["the inbox", () => "/admin/messages"],
    ["a message", () => `/admin/messages/${ids.message}`],
    ["the account", () => "/admin/account"],
    ["the staff users", () => "/admin/account/staff"],
    ["the activity log", () => "/admin/account/log"],
  ];
  for (const [name, path] of sampleRows(staffPages, 4))
    it(`A long word does not overflow ${name} of the staff area`, () =>
      asStaff({}, async ({ page }) => {
        await page.goto(path());
        assert.deepEqual(await findOverflow(page), []);
      }));

  it("A long word does not overflow the saved versions and their comparison", () =>
    asStaff({}, async ({ page }) => {
      for (const path of [
        `/admin/blogs/${ids.post}/edit`,
        `/admin/location-pages/${ids.location}/edit`,
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await page.getByRole("button", { name: "History" }).click();
        const versions = page.getByRole("dialog", { name: "Saved versions" });
        const view = versions.getByRole("button", { name: longName }).last();
        await page.setViewportSize({ width: 320, height: 900 });
        const [row, button] = [versions.getByRole("listitem").last(), view];
        const boxes = await Promise.all([row, button].map((part) => part.boundingBox()));
        const [end = 0, buttonEnd] = boxes.map((box) => box && Math.round(box.x + box.width));
        assert.equal(buttonEnd, end);
        await view.click();
        await page
          .getByRole("dialog", { name: `Saved by ${longName}` })
          .locator("ins, del, mark")
          .first()
          .waitFor();
        assert.deepEqual(await findOverflow(page), []);
      }
    }));
});

async function findOverflow(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    overflows.push(
      ...(await page.evaluate(measureOverflow)).map((overflow) => `${width} px: ${overflow}`),
    );
  }
  return overflows;
}

function measureOverflow(): string[] {
  const scrollers = [document.scrollingElement, ...document.querySelectorAll("dialog[open], main")];
  const wide = scrollers.flatMap((scroller) =>
    scroller && scroller.clientWidth > 0 && scroller.scrollWidth > scroller.clientWidth
      ? [`${scroller.tagName} is ${scroller.scrollWidth - scroller.clientWidth} px too wide`]
      : [],
  );
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cutOff = new Set<string>();
  while (textNodes.nextNode()) {
    const text = textNodes.currentNode;
    const element = text.parentElement;
    if (!element || !/\S{30,}/.test(text.textContent ?? "")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (
      element.closest(
        "script, style, noscript, .rail, .marquee, [inert], .sr-only, option, [aria-hidden=true]",
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isShortened = (it: Element | null): boolean =>
      it !== null &&
      (getComputedStyle(it).textOverflow === "ellipsis" || isShortened(it.parentElement));
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > window.innerWidth + 1) && !isShortened(element))
      cutOff.add(
        `${element.tagName}.${element.className} goes from ${Math.round(left)} to ${Math.round(right)}`,
      );
  }
  return [...wide, ...cutOff];
}
