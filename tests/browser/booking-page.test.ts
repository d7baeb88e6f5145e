import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listAxeViolations } from "../support/axe-violations.ts";
import { measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";

describe("Booking in the demo", () => {
  const { visit } = useBrowser();

  for (const hasJavaScript of [true, false])
    it(`The booking page shows the chosen service and provider in a new tab ${hasJavaScript ? "with" : "without"} JavaScript`, () =>
      visit("/service/acupuncture", { hasJavaScript }, async ({ page, context }) => {
        const newTab = context.waitForEvent("page");
        await page.locator("main a[href*=wen-l]").click();
        const booking = await newTab;
        await booking.getByRole("heading", { level: 1, name: "Acupuncture with Wen L." }).waitFor();
        await booking.getByText("Sample page for the demo").waitFor();
        assert.match(booking.url(), /\/book\?service=acupuncture&provider=wen-l$/);
      }));

  it("The booking page fits a phone and offers a link to the contact form", () =>
    visit("/book?service=acupuncture&provider=wen-l", { viewport: phone }, async ({ page }) => {
      assert.equal(await measureHorizontalOverflow(page), 0);
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByRole("main").getByRole("link", { name: "Send a message" }).click();
      await page.waitForURL("**/contact");
    }));

  it("Each social profile link opens a sample page of this site", () =>
    visit("/contact", {}, async ({ page, context }) => {
      const newTab = context.waitForEvent("page");
      const hero = page.getByRole("main").getByRole("list").filter({ hasText: "Instagram" });
      await hero.getByRole("link", { name: "Instagram" }).click();
      const samplePage = await newTab;
      await samplePage.getByRole("heading", { name: "Northbloom on Instagram" }).waitFor();
      assert.deepEqual(await listAxeViolations(samplePage), []);
    }));
});
