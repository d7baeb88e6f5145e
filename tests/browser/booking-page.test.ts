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
        await booking.getByText(/^First visit \$\d+, .*\(sample prices\)$/).waitFor();
        await booking.getByRole("link", { name: "Send a message" }).first().waitFor();
        assert.match(booking.url(), /\/book\?service=acupuncture&provider=wen-l$/);
      }));

  it("A tap on Book or Call sends a beacon that carries nothing, other links send none", () =>
    visit("/service/acupuncture", {}, async ({ page }) => {
      const beacons: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/taps/"))
          beacons.push(`${new URL(request.url()).pathname} ${request.postData() ?? "nothing"}`);
      });
      // Chromium reports that nothing opens tel: links here.
      await page.evaluate(() =>
        addEventListener("click", (event) => event.preventDefault(), { capture: true }),
      );
      const main = page.getByRole("main");
      await main.locator("a[href*=wen-l]").click();
      await main.locator('a[href^="tel:+1416"]').first().click();
      await page.getByRole("banner").locator('a[href="/"]').first().click();
      const response = await page.evaluate(() =>
        fetch("/api/taps/call", { method: "POST" }).then(({ status }) => status),
      );
      assert.equal(response, 200);
      assert.deepEqual(beacons, [
        "/api/taps/book nothing",
        "/api/taps/call nothing",
        "/api/taps/call nothing",
      ]);
    }));

  it("The booking page fits a phone and offers a link to the contact form", () =>
    visit("/book?service=acupuncture&provider=wen-l", { viewport: phone }, async ({ page }) => {
      assert.equal(await measureHorizontalOverflow(page), 0);
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByRole("main").getByRole("link", { name: "Send a message" }).click();
      await page.waitForURL("**/contact?about=acupuncture");
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
