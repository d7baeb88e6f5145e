import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { gettingHere } from "#content/getting-here.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { listHoursLines } from "#domain/clinic/hours-text.ts";
import { useBrowser } from "../support/use-browser.ts";

/** The longest service pages of each kind, and one with two providers. */
const printedPages = [
  ...["/contact", "/service/physiotherapy", "/service/pelvic-floor-physiotherapy"],
  ...["/service/custom-made-orthotics-and-shoes", "/service/compression-apparel"],
  "/service/cold-laser-therapy",
];

describe("printed pages", () => {
  const { visit } = useBrowser();

  it("The contact page and each service print on one sheet with the contact details", () =>
    visit("/contact", { hasJavaScript: false }, async ({ page, expectedErrors: expected }) => {
      // Pictures are not printed, and loading them takes most of the time. Fonts decide where lines end.
      expected.push(/ERR_FAILED/);
      await page.route("**/static/media/**", (route) =>
        route.request().resourceType() === "font" ? route.continue() : route.abort(),
      );
      for (const path of printedPages) {
        await page.goto(path);
        assert.equal(await countSheets(page, "Letter"), 1, path);
        assert.equal(await countSheets(page, "A4"), 1, `${path} on A4`);
        const texts = await readPrintedText(page);
        const { address } = clinic;
        const { phone } = defaultContact;
        for (const fact of [
          address.street,
          address.postalCode,
          phone.formatted,
          ...listHoursLines(defaultHours).map(({ text }) => text),
        ])
          assert.ok(texts.includes(fact), `${path}: ${fact}`);
        for (const navigationText of [
          "Book",
          "Registered Providers",
          "Privacy",
          "Skip to",
          "Good to know",
        ])
          assert.ok(!texts.includes(navigationText), `${path}: ${navigationText}`);
      }
    }));

  it("The print button of the first visit opens the print dialog, and is hidden without JavaScript", async () => {
    await visit("/first-visit", { hasJavaScript: false }, async ({ page }) => {
      await page.getByRole("heading", { name: "Two short forms" }).waitFor();
      assert.equal(await page.getByRole("button", { name: "Print this page" }).count(), 0);
    });
    await visit("/first-visit", {}, async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => (document.title = "printed");
      });
      await page.getByRole("button", { name: "Print this page" }).click();
      assert.equal(await page.title(), "printed");
    });
  });

  it("The printed pages tell how to get there, what to bring and who provides the service", () =>
    visit("/contact", { hasJavaScript: false }, async ({ page }) => {
      const contact = await readPrintedText(page);
      for (const { title, text } of gettingHere.directions)
        assert.ok(contact.includes(title) && contact.includes(text), title);
      assert.match(contact, /Sunday and holidays\s+Closed/);
      await page.goto("/service/physiotherapy");
      const service = await readPrintedText(page);
      for (const texts of [
        "What a first visit is like",
        "What to bring or wear",
        "Call 911 for chest pain",
      ])
        assert.ok(service.includes(texts), texts);
      assert.ok(service.includes("Registration no. Sample 0001"));
      assert.ok(!service.includes("Who provides it"), "the team says it");
    }));
});

async function countSheets(page: Page, format: "Letter" | "A4"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function readPrintedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out hidden text.
  const texts = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return texts;
}
