import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { defaultContact } from "#content/default-contact.ts";
import { pressFor, recordAnnouncements, tabTo } from "../support/keyboard.ts";
import { isShortRun } from "../support/run-length.ts";
import { desktop, phone, useBrowser, waitForFocus } from "../support/use-browser.ts";

const widths = isShortRun ? { phone } : { phone, desktop };

for (const [width, viewport] of Object.entries(widths))
  describe(`keyboard use by a visitor on a ${width}`, () => {
    const { visit } = useBrowser();
    const isPhone = viewport === phone;
    const visitPath = (path: string, act: Parameters<typeof visit>[2]) =>
      visit(path, { viewport, prefersReducedMotion: true }, act);

    it(`A visitor books with the keyboard alone on a ${width}`, () =>
      visitPath("/", async ({ page, context }) => {
        await tabTo(page, /“Book/);
        const booking = context.waitForEvent("page");
        await page.keyboard.press("Enter");
        await (await booking).waitForURL("**/book");
      }));

    it(`A visitor reaches the phone number with the keyboard alone on a ${width}`, () =>
      visitPath("/service/physiotherapy", async ({ page }) => {
        await tabTo(page, /416/);
        await page.locator(`a[href="${defaultContact.phone.link}"]:focus`).waitFor();
      }));

    it(`A visitor sends a message with the keyboard alone and hears each result once on a ${width}`, () =>
      visitPath("/contact", async ({ page, context }) => {
        const readAnnouncements = await recordAnnouncements(page);
        await tabTo(page, /“Send message”/);
        await pressFor(page, "Enter", () => page.getByText("a second look").waitFor());
        await page.locator("[name=name]:focus").waitFor();
        const errors = (await readAnnouncements()).filter((text) => text.includes("second look"));
        assert.equal(errors.length, 1);
        assert.deepEqual(await readAnnouncements(), errors);

        // The phone number and the topic are optional.
        const email = "imani@northbloom.example";
        for (const text of ["Imani O.", "", email, "", "Do you treat knees?"]) {
          await page.keyboard.type(text);
          await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Shift+Tab");
        await tabTo(page, /“Send message”/);
        const thankYouPage = context.waitForEvent("page");
        await pressFor(page, "Enter", () => page.getByText("A thank-you page opens").waitFor());
        await (await thankYouPage).waitForURL("**/thank-you");
        await page.locator("[role=status]:focus").waitFor();
        const success = (await readAnnouncements()).filter((text) =>
          text.includes("sent Successfully"),
        );
        assert.equal(success.length, 1);
      }));

    it(`A visitor gets to a blog post with the keyboard alone on a ${width}`, () =>
      visitPath("/", async ({ page }) => {
        const readAnnouncements = await recordAnnouncements(page);
        await tabTo(page, /“Read the blog/);
        await pressFor(page, "Enter", () => page.waitForURL("**/blog"));
        await page.getByRole("heading", { level: 1, name: "Good to know" }).waitFor();
        await page.locator("#main:focus").waitFor();
        await tabTo(page, /“Page 2/);
        const secondPage = page.locator("[aria-current=page]", { hasText: "2" });
        await pressFor(page, "Enter", () => secondPage.waitFor());
        await page.locator("#main:focus").waitFor();
        const card = page.locator("h3 a[href^='/blogs/']").first();
        await tabTo(
          page,
          new RegExp(`“${RegExp.escape((await card.textContent())?.slice(0, 20) ?? "")}`),
        );
        await pressFor(page, "Enter", () => page.waitForURL("**/blogs/*"));
        await page.getByRole("article").waitFor();
        await page.locator("#main:focus").waitFor();
        await tabTo(page, /“Call|416/);
        const titles = (await readAnnouncements()).filter(
          (text) => text === text.trim() && / \| /.test(text),
        );
        assert.equal(titles.length, 3);
        assert.equal(new Set(titles).size, 3);
      }));

    it(`A visitor uses the menu with the keyboard alone on a ${width}`, () =>
      visitPath("/", async ({ page }) => {
        if (isPhone) {
          await tabTo(page, /“Open the menu”/);
          await page.keyboard.press("Enter");
          await page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]")).waitFor();
          await tabTo(page, /summary “Services/);
          await page.keyboard.press("Enter");
        }
        await tabTo(page, /“Shockwave Therapy”/);
        await pressFor(page, "Enter", () => page.waitForURL("**/service/shockwave-therapy"));
        await page.getByRole("heading", { level: 1, name: "Shockwave Therapy" }).waitFor();
        await page.locator("#main:focus").waitFor();
        await page
          .getByRole("dialog", { name: "Menu" })
          .and(page.locator("[open]"))
          .waitFor({ state: "hidden" });
      }));

    it(`Moving a carousel with the keyboard keeps the focus on its button on a ${width}`, () =>
      visitPath("/", async ({ page }) => {
        await tabTo(page, /“Next: Services”/);
        const counter = page.getByRole("group", { name: "Services" }).locator("p[aria-live]");
        await pressFor(page, "Enter", () => counter.filter({ hasText: /^2/ }).waitFor());
        await page.getByLabel("Next: Services").and(page.locator(":focus")).waitFor();
        await tabTo(page, /“See all services/);
      }));

    it(`A visitor plays the tour and closes it with the keyboard alone on a ${width}`, () =>
      visitPath("/", async ({ page }) => {
        await tabTo(page, /“Tour the clinic/);
        const dialog = page.getByRole("dialog", { name: "Tour the clinic" });
        await pressFor(page, "Enter", () => dialog.waitFor());
        await pressFor(page, "Escape", () => dialog.waitFor({ state: "hidden" }));
        await waitForFocus(page, /Tour the clinic/);
      }));

    it(`A visitor switches between services with the keyboard alone on a ${width}`, () =>
      visitPath("/service/physiotherapy", async ({ page }) => {
        if (isPhone) {
          await tabTo(page, /^summary .*Other services/);
          await page.keyboard.press("Enter");
          await tabTo(page, /“Acupuncture”/);
        } else {
          await skipMenu(page);
          await tabTo(page, /^a “Physiotherapy”/);
          for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowDown");
        }
        await pressFor(page, "Enter", () => page.waitForURL("**/service/acupuncture"));
        await page.getByRole("heading", { level: 1, name: "Acupuncture" }).waitFor();
        await waitForFocus(page, /Acupuncture/);
        await tabTo(page, /summary “.*\?”/);
        await page.keyboard.press("Enter");
        await page.locator("main details[open]:has(summary:focus) p").waitFor();
      }));

    it(`Loading the map with the keyboard moves the focus into it on a ${width}`, () =>
      visitPath("/contact", async ({ page, expectedErrors: expected }) => {
        expected.push(/openstreetmap|ERR_|Failed to load/);
        await page.route("https://www.openstreetmap.org/**", (route) =>
          route.fulfill({ body: "<title>map</title>", contentType: "text/html" }),
        );
        await tabTo(page, /“Show the map”/);
        await pressFor(page, "Enter", () => page.locator("iframe").waitFor());
        // In the headless shell, a frame of another process has the focus without matching :focus.
        await page.waitForFunction(() => document.activeElement?.localName === "iframe");
      }));

    if (!isPhone)
      it("A visitor opens and closes the lightbox with the keyboard alone", () =>
        visitPath("/gallery", async ({ page }) => {
          const lightbox = page.getByRole("dialog", { name: "Pictures in full size" });
          await page.locator("main figure a[aria-haspopup=dialog]").first().waitFor();
          await skipMenu(page);
          await tabTo(page, /^a “The reception desk/);
          const focusedHref = await page.locator(":focus").getAttribute("href");
          await pressFor(page, "Enter", () => lightbox.getByText("1 of 9").waitFor());
          await pressFor(page, "ArrowRight", () => lightbox.getByText("2 of 9").waitFor());
          await pressFor(page, "Escape", () => lightbox.waitFor({ state: "hidden" }));
          await page.locator(`a[href="${focusedHref}"]:focus`).waitFor();
        }));
  });

async function skipMenu(page: Page): Promise<void> {
  await tabTo(page, /“Skip/);
  await page.keyboard.press("Enter");
}
