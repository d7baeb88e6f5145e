import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { splitDescription } from "#app/sections/services/service-parts.server.ts";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { gettingHere } from "#content/getting-here.ts";
import { languages } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { referringDoctors } from "#content/referral-advice.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { listHoursLines } from "#domain/clinic/hours-text.ts";
import { listHoursRows } from "#domain/clinic/open-state.ts";
import { teamPage } from "../support/header-menu-paths.ts";
import { useBrowser } from "../support/use-browser.ts";

const listClinicians = (url: string) =>
  team.filter((person) => person.registration && person.services.includes(url));
const byDescriptionLength = services.toSorted(
  (a, b) => b.description.length - a.description.length,
);
const [sharedService = assert.fail()] = services.toSorted(
  (a, b) => listClinicians(b.url).length - listClinicians(a.url).length,
);
/** The longest service page of each group of the menu, and the one with the most clinicians. */
const printedServices = new Set([
  ...new Map(
    byDescriptionLength.toReversed().map((service) => [service.menuGroup, service.url]),
  ).values(),
  sharedService.url,
]);
const printedPages = ["/contact", ...[...printedServices].map((url) => `/service/${url}`)];
/** Without its margins. */
const letterPaper = { width: 740, height: 980 };
const a4Paper = { width: 718, height: 1047 };

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
        for (const navigationText of ["Book", teamPage, "Privacy", "Skip to", "Good to know"])
          assert.ok(!texts.includes(navigationText), `${path}: ${navigationText}`);
      }
    }));

  it("The printed opening hours do not mark the day of printing", () =>
    visit("/contact", { hasJavaScript: false }, async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      const rows = page.locator("main table tr");
      const weights = await rows.evaluateAll((all) =>
        all.map((row) => getComputedStyle(row).fontWeight),
      );
      assert.equal(await page.locator("main table tr[aria-current]").count(), 1);
      assert.deepEqual(new Set(weights), new Set(["400"]));
    }));

  it("The first visit prints on two sheets", () =>
    visit("/first-visit", { hasJavaScript: false }, async ({ page }) => {
      for (const format of ["Letter", "A4"] as const)
        assert.equal(await countSheets(page, format), 2, format);
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
      assert.ok(contact.includes(defaultContact.fax), "the fax number");
      for (const { text } of referringDoctors) assert.ok(contact.includes(text), text);
      for (const { name } of listHoursRows(defaultHours).filter(({ spans }) => spans.length === 0))
        assert.match(contact, new RegExp(`${name}\\s+(\\(today\\)\\s+)?Closed`));
      await page.goto(`/service/${sharedService.url}`);
      const service = await readPrintedText(page);
      const parts = splitDescription(sharedService.description);
      const [emergency = ""] = sharedService.description.match(/Call 911[^.<]*/) ?? [];
      for (const text of [...parts.slice(1).map(({ title }) => title), emergency])
        assert.ok(service.includes(text), text);
      const clinicians = listClinicians(sharedService.url);
      assert.notEqual(clinicians.length, 0);
      for (const { registration } of clinicians)
        assert.ok(service.includes(`Registration no. ${registration?.number}`));
      assert.ok(!service.includes("Who provides it"), "the team says it");
    }));

  it("A page in another language prints with the contact details, and its hours in that language", () =>
    visit("/favicon.svg", { hasJavaScript: false }, async ({ page }) => {
      for (const { code } of languages) {
        await page.goto(`/${code}`);
        await page.emulateMedia({ media: "print" });
        const printHeader = page.locator(".print-header");
        await printHeader.waitFor({ state: "visible" });
        const header = (await printHeader.textContent()) ?? "";
        const [firstDay = ""] = translationsByLanguage[code]?.openingHours.days ?? [];
        for (const fact of [clinic.name, clinic.address.street, firstDay, "911"])
          assert.ok(header.includes(fact), `/${code}: ${fact}`);
        assert.ok(header.includes(defaultContact.phone.formatted), code);
        assert.ok(!header.includes("Weekdays"), code);
      }
    }));

  it("A printed list of posts has no hole for the picture of the latest one", () =>
    visit("/blog", { hasJavaScript: false }, async ({ page }) => {
      await page.setViewportSize(letterPaper);
      await page.emulateMedia({ media: "print" });
      const top = await page.getByText("Latest", { exact: true }).boundingBox();
      assert.ok(top !== null && top.y < 250, JSON.stringify(top));
    }));

  it("A printed post ends with its own text", () =>
    visit("/blog", { hasJavaScript: false }, async ({ page }) => {
      await page.getByRole("link", { name: "Read the article" }).click();
      const post = await readPrintedText(page);
      for (const heading of ["Most Popular", "Does this sound like you?"])
        assert.ok(!post.includes(heading), heading);
    }));

  it("The printed role of a clinician is one line, and so is each term beside a fact", () =>
    visit("/registered-providers", { hasJavaScript: false }, async ({ page }) => {
      await page.setViewportSize(a4Paper);
      await page.emulateMedia({ media: "print" });
      const listBroken = (selector: string) =>
        page.locator(selector).evaluateAll((parts) =>
          parts.flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getClientRects().length === 1 ? [] : part.textContent;
          }),
        );
      assert.deepEqual(await listBroken("main h3 + p"), []);
      const [longest] = team.toSorted(
        (a, b) =>
          (b.registration?.college.name.length ?? 0) - (a.registration?.college.name.length ?? 0),
      );
      await page.goto(`/service/${longest?.services[0]}`);
      assert.deepEqual(await listBroken("section[aria-labelledby=team] dt"), []);
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
