import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import { findChromium } from "../support/find-chromium.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { sampleRows } from "../support/run-length.ts";
import {
  chromiumFlags,
  desktop,
  phone,
  useBrowser,
  waitForHydration,
} from "../support/use-browser.ts";

const service = services.at(-1) ?? assert.fail();
const languagePages = languages.map(({ code }) => `/${code}`);
const templates = [
  ...["/", "/about", "/registered-providers", "/services", `/service/${service.url}`, "/gallery"],
  ...["/blog", "/blogs/how-to-choose-shoes", "/contact", "/thank-you", "/location/north-york"],
  ...["/privacy", "/accessibility"],
];

describe("a light page", () => {
  const { visit, origin } = useBrowser();

  it("The home page loads the scripts of sections below the fold only after the first scroll", () =>
    visit("/", { viewport: phone }, async ({ page }) => {
      const loadedLate = () =>
        listLoadedFiles(page, /carousel|testimonials|contact-form|swiper|finder/);
      await page.locator("html[data-hydrated]").waitFor();
      await page.waitForLoadState("networkidle");
      assert.deepEqual(await loadedLate(), []);
      assert.equal(await page.locator("form[novalidate]").count(), 0);
      await page.mouse.wheel(0, 10);
      await page.locator("form[novalidate]").waitFor({ state: "attached" });
      assert.notDeepEqual(await loadedLate(), []);
      const sheets = await page.evaluate(
        () => [...document.styleSheets].filter(({ media }) => media.mediaText !== "print").length,
      );
      assert.equal(sheets, 1, "the late sections load the page's styles again");
    }));

  it("Hovering a link prefetches its page once and never a staff page", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      await page.locator("html[data-hydrated]").waitFor();
      await page.evaluate(() => {
        const link = document.createElement("a");
        link.href = "/admin";
        link.textContent = "Staff";
        document.querySelector("main")?.prepend(link);
      });
      await page.getByRole("link", { name: "Staff" }).hover();
      const prefetch = page.waitForRequest(/\/services\.data/);
      await page.getByRole("link", { name: "Learn More about our services" }).hover();
      await prefetch;
      await page.waitForLoadState("networkidle");
      assert.deepEqual(await listLoadedFiles(page, /admin/), []);
      assert.deepEqual(await listLoadedFiles(page, /\/services$/), []);
    }));

  it("Nothing is prefetched when the visitor saves data", () =>
    visit("/fees", { viewport: desktop }, async ({ page, context }) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      await page.reload();
      await page.locator("html[data-hydrated]").waitFor();
      const requestedUrls: string[] = [];
      page.on("request", (request) => requestedUrls.push(request.url()));
      await page.getByRole("contentinfo").getByRole("link", { name: "Blogs" }).hover();
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await page.waitForURL("**/about");
      assert.deepEqual(
        requestedUrls.filter((url) => /blog/.test(url)),
        [],
      );
    }));

  it("A page to read loads no script before a control of its header is used", () =>
    visit("/favicon.svg", { viewport: desktop }, async ({ page }) => {
      for (const path of ["/privacy", "/accessibility", "/thank-you", ...languagePages.slice(-1)]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await page.mouse.move(720, 600);
        await page.mouse.wheel(0, 400);
        assert.deepEqual(await listLoadedFiles(page, /\.js$/), [], path);
      }
      await page.goto("/privacy");
      await page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).hover();
      await page.locator("html[data-hydrated]").waitFor();
      await page
        .getByRole("banner")
        .getByRole("link", { name: service.menuName, exact: true })
        .click();
      await page.waitForURL(`**/service/${service.url}`);
      await page.getByRole("heading", { level: 1, name: service.heading }).waitFor();
    }));

  it("A page about the clinic says if it is open, and loads no script before the visitor moves", () =>
    visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
      for (const path of [
        "/",
        "/contact",
        "/fees",
        "/services",
        "/location/north-york",
        "/about",
        "/blog",
      ]) {
        await page.goto(path, { waitUntil: "load" });
        // A mouse that rests where the page appears.
        await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove")));
        // On a busy machine the browser may not report that the network is quiet.
        await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {});
        await page
          .getByText(/^(Open|Closed) now$/)
          .first()
          .waitFor();
        assert.deepEqual(await listLoadedFiles(page, /\.js$/), [], path);
        await page.mouse.wheel(0, 10);
        await page.locator("html[data-hydrated]").waitFor();
      }
    }));

  it("Back after a reload shows the page of its address before any script has loaded", () =>
    visit("/services", { viewport: desktop }, async ({ page }) => {
      const heading = await page.locator("h1").textContent();
      await page.getByRole("navigation").getByRole("link", { name: "Contact" }).first().click();
      await page.locator("h1", { hasNotText: heading ?? "" }).waitFor();
      await page.reload({ waitUntil: "load" });
      await page.goBack({ waitUntil: "commit" });
      await page.locator("h1", { hasText: heading ?? "" }).waitFor();
      assert.equal(new URL(page.url()).pathname, "/services");
    }));

  it("The menu of a page to read opens before its scripts, in an older browser too", () =>
    visit("/privacy", { viewport: phone, hasTouch: true }, async ({ page }) => {
      const menu = page.getByRole("dialog", { name: "Menu" });
      for (const isOlder of [false, true]) {
        if (isOlder) await page.addInitScript(disableCommands);
        await page.goto("/privacy");
        const openMenu = () => page.getByRole("button", { name: "Open the menu" }).tap();
        const release = await holdRequests(page, /\.js$/);
        await openMenu();
        await page.getByRole("button", { name: "Close the menu" }).tap();
        await menu.waitFor({ state: "hidden" });
        await openMenu();
        release();
        await page.locator("html[data-hydrated]").waitFor();
        await menu.getByRole("link", { name: "Contact", exact: true }).tap();
        await page.waitForURL("**/contact");
      }
    }));

  it("A tap on Call is counted on a page that has loaded no script", () =>
    visit("/thank-you", { viewport: phone }, async ({ page }) => {
      const beacon = page.waitForRequest(/\/api\/taps\/call$/);
      await page
        .getByRole("contentinfo")
        .locator("a[href^='tel:']")
        .first()
        .evaluate((link: HTMLElement) => {
          link.addEventListener("click", (event) => event.preventDefault());
          link.click();
        });
      await beacon;
      assert.deepEqual(await listLoadedFiles(page, /\.js$/), []);
    }));

  describe("the back-forward cache", () => {
    let browser: Browser;
    before(async () => {
      browser = await chromium.launch({
        executablePath: await findChromium(),
        args: chromiumFlags,
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    });
    after(() => browser.close());

    it("Every page can be restored from the back-forward cache", async () => {
      const page = await browser.newPage({ baseURL: origin() });
      for (const path of sampleRows(templates, 4)) {
        await page.goto(path);
        await waitForHydration(page);
        assert.deepEqual(await listRestorationBlockers(page), [], path);
      }
    });
  });
});

function disableCommands(): void {
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", { value: undefined });
  addEventListener("command", (event) => event.preventDefault(), true);
}

/** Chromium's headless shell has no back-forward cache, but names what a page does to keep out of it. */
async function listRestorationBlockers(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = "";
    });
  });
  await page.goto("/robots.txt");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const refused = new Promise<string[]>((resolve) =>
    session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  );
  await page.goBack({ waitUntil: "commit" });
  const restored = page.locator("html[data-restored]").waitFor({ state: "attached" });
  restored.catch(() => {}); // It stays open in a browser without the cache.
  const reasons = await Promise.race([refused, restored.then(() => [])]);
  await session.detach();
  const browserReasons = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"];
  return reasons.filter((reason) => !browserReasons.includes(reason));
}

function listLoadedFiles(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    (source) =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => new RegExp(source).test(name)),
    pattern.source,
  );
}
