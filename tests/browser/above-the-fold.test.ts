import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { languages } from "#content/languages/language.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { hours } from "#domain/clinic/hours-definition.ts";
import { listHoursLines } from "#domain/clinic/hours-text.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { admin } from "../support/open-site.ts";
import { desktop, phone, useBrowser } from "../support/use-browser.ts";

const pages = [
  ...["/", "/about", "/registered-providers", "/services", "/gallery", "/blog", "/contact"],
  ...["/location", "/location/north-york", "/thank-you", "/privacy", "/accessibility"],
  ...["/blogs/how-to-choose-shoes", "/login", "/nowhere"],
  ...services.slice(0, 1).map(({ url }) => `/service/${url}`),
  ...languages.slice(-1).map(({ code }) => `/${code}`),
];
/** Smaller images are icons and portraits. */
const minShare = 0.1;

describe("the page above the fold", () => {
  const { visit, site } = useBrowser();

  it("The largest picture above the fold loads eagerly on a phone and a desktop", () =>
    visit("/favicon.svg", { viewport: phone }, async ({ page, expectedErrors: expected }) => {
      expected.push(/404/);
      for (const path of pages) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          const lazyUrl = await page.evaluate(findLargestLazyImage, minShare);
          assert.equal(lazyUrl, undefined, `${path} at ${viewport.width} px`);
        }
      }
    }));

  it("The heading and the booking button are on the first screen of a low laptop", () =>
    visit("/favicon.svg", { viewport: { width: 1366, height: 600 } }, async ({ page }) => {
      for (const path of ["/", "/about", "/services", `/service/${services[0]?.url}`]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const button = page.locator(".hero a[href^='/book']").first();
        for (const part of [page.locator("h1"), button]) {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
          assert.ok(height > 0 && y + height <= 600, `${path}: ${y + height} px`);
        }
      }
    }));

  it("A phone shows the first filter of the providers above its bar", () =>
    visit("/registered-providers", { viewport: phone }, async ({ page }) => {
      const chip = await page.locator("main form label").first().boundingBox();
      const bar = await page.locator("nav.fixed:not(dialog *)").boundingBox();
      assert.ok(chip && bar && chip.y + chip.height <= bar.y, JSON.stringify(chip));
    }));

  it("A low window shows the number to call at once above the search form", () =>
    visit("/search?q=chest+pain", { viewport: { width: 720, height: 450 } }, async ({ page }) => {
      const main = page.getByRole("main");
      const button = await main.getByRole("link", { name: "Call 911" }).boundingBox();
      const bar = await page.locator("nav.fixed:not(dialog *)").boundingBox();
      assert.ok(button && bar && button.y + button.height <= bar.y, JSON.stringify(button));
      const field = await main.getByRole("searchbox").boundingBox();
      assert.ok(field && field.y > button.y, JSON.stringify(field));
    }));

  it("The field of the search stays in its place while an urgent word is typed in a low window", () =>
    visit("/search", { viewport: { width: 844, height: 390 } }, async ({ page }) => {
      const field = page.getByRole("main").getByRole("searchbox");
      const button = page.getByRole("main").getByRole("link", { name: "Call 911" });
      const before = await field.boundingBox();
      for (const [text, query] of [
        ["chest pain", "chest+pain"],
        [" now", "chest+pain+now"],
      ] as const) {
        await field.pressSequentially(text);
        await page.waitForURL(`**/search?q=${query}`);
        await button.waitFor();
        assert.deepEqual(await field.boundingBox(), before, query);
      }
      await field.press("Enter");
      await page.locator("#search-summary:focus").waitFor();
      const bar = await page.locator("nav.fixed:not(dialog *)").boundingBox();
      const call = await button.boundingBox();
      assert.ok(bar && call && call.y + call.height <= bar.y, JSON.stringify(call));
    }));

  it("Every page, staff pages included, has a meta description", async () => {
    const staffPages = ["/admin", "/login/new-password", "/admin/blogs"];
    const adminCookie = await site().signIn(admin);
    for (const path of [...pages, ...staffPages].filter((path) => path !== "/nowhere")) {
      const cookie = path.startsWith("/admin") ? adminCookie : undefined;
      const { body } = await site().get(path, cookie);
      assert.match(body, /<meta name="description" content="[^"]{20,}"/, path);
    }
  });

  it("The bar above the header shows all its parts at every width", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      const texts = listHoursLines(defaultHours).map(({ text, shortText, note }, i) =>
        [i === 0 ? text : shortText, note].filter(Boolean).join(", "),
      );
      await assertBarShows(page, texts);
    }));

  it("The bar shows the hours and the note of each day, however many differ", () =>
    visit("/favicon.svg", { viewport: desktop }, async ({ page }) => {
      const week = defaultHours.week.map((day, i) => ({
        spans: [{ opens: 600, closes: 1020 + 10 * i }],
        note: i % 6 === 0 ? "by appointment, please call us first" : day.note,
      }));
      await updateSingleton(site().db, hours, { week }, "Ada");
      await page.goto("/");
      const texts = listHoursLines({ ...defaultHours, week }).map(({ shortText, note }) =>
        [shortText, note].filter(Boolean).join(", "),
      );
      assert.equal(texts.length, 7);
      await assertBarShows(page, texts);
      await updateSingleton(site().db, hours, { week: defaultHours.week }, "Ada");
    }));

  it("The blog carousel shows one slide below 992 px and three from 992 px", () =>
    visit("/", { viewport: { width: 768, height: 1024 } }, async ({ page }) => {
      const slides = page.getByRole("group", { name: "From the blog" }).locator("[data-slide]");
      const countVisibleSlides = async () => {
        const [slide, rail] = await Promise.all([
          slides.first().evaluate((element) => element.getBoundingClientRect().width),
          slides.first().evaluate((element) => element.closest(".rail")?.clientWidth ?? 0),
        ]);
        return Math.floor(rail / slide + 0.01);
      };
      for (const [width, count] of [
        [390, 1],
        [768, 1],
        [991, 1],
        [992, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        assert.equal(await countVisibleSlides(), count, `${width} px`);
      }
    }));
});

async function assertBarShows(page: Page, hoursTexts: string[]) {
  for (const width of [992, 1100, 1200, 1439, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const bar = page.getByRole("region", { name: "Address, hours and booking" });
    const parts = [
      bar.getByText(`${clinic.address.street}, ${clinic.address.city}`),
      ...hoursTexts.map((text) => bar.getByText(text)),
      ...defaultContact.socialLinks.map(({ name }) => bar.getByRole("link", { name })),
      bar.getByRole("link", { name: "Book an Appointment" }),
      bar.getByRole("link", { name: defaultContact.phone.formatted }),
    ];
    const content = await bar.locator("> div").evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
    });
    const boxes = [];
    for (const part of parts) {
      const visiblePart = part.locator("visible=true");
      assert.equal(await visiblePart.count(), 1, `${part} at ${width} px`);
      const box = await visiblePart.boundingBox();
      assert.ok(
        box && box.x >= content.left - 1 && box.x + box.width <= content.right + 1,
        `${part} at ${width} px`,
      );
      boxes.push({ ...box, name: String(part) });
    }
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        assert.ok(
          one.x + one.width <= other.x + 1 ||
            other.x + other.width <= one.x + 1 ||
            one.y + one.height <= other.y + 12 ||
            other.y + other.height <= one.y + 12,
          `${one.name} overlaps ${other.name} at ${width} px`,
        );
  }
}

function findLargestLazyImage(minShare: number): string | undefined {
  const visible = [...document.images]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return { image, area: Math.max(width, 0) * Math.max(height, 0) };
    });
  const [largest] = visible.toSorted((a, b) => b.area - a.area);
  if (!largest || largest.area < minShare * innerWidth * innerHeight) return undefined;
  return largest.image.loading === "lazy" ? largest.image.src : undefined;
}
