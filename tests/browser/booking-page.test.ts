import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { fees, formatCost } from "#domain/clinic/fees-definition.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";

const bookings = services.flatMap((service) =>
  team
    .filter((person) => person.services.includes(service.url))
    .map((provider) => ({ service, provider })),
);
const hasCost = ({ service }: (typeof bookings)[number]) =>
  formatCost(fees.defaults.rows, service.id) !== "";
const { service, provider } = bookings.find(hasCost) ?? assert.fail();
const cost = formatCost(fees.defaults.rows, service.id);
const servicePath = `/service/${service.url}`;
const bookingPath = `/book?service=${service.url}&provider=${provider.id}`;
const bookLink = `main a[href*="provider=${provider.id}"]`;

describe("Booking in the demo", () => {
  const { visit } = useBrowser();

  for (const hasJavaScript of [true, false])
    it(`The booking page shows the chosen service and provider in a new tab ${hasJavaScript ? "with" : "without"} JavaScript`, () =>
      visit(servicePath, { hasJavaScript }, async ({ page, context }) => {
        const newTab = context.waitForEvent("page");
        await page.locator(bookLink).click();
        const booking = await newTab;
        const name = `${service.heading} with ${provider.name}`;
        await booking.getByRole("heading", { level: 1, name }).waitFor();
        await booking.getByText("Sample page for the demo").waitFor();
        await booking.getByText(`${cost} (sample prices)`, { exact: true }).waitFor();
        await booking.getByRole("link", { name: "Send a message" }).first().waitFor();
        assert.ok(booking.url().endsWith(bookingPath), booking.url());
      }));

  it("A tap on Book or Call sends a beacon that carries nothing, other links send none", () =>
    visit(servicePath, {}, async ({ page }) => {
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
      await page.locator(bookLink).click();
      await main.locator(`a[href="${defaultContact.phone.link}"]`).first().click();
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
    visit(bookingPath, { viewport: phone }, async ({ page }) => {
      assert.equal(await measureHorizontalOverflow(page), 0);
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByRole("main").getByRole("link", { name: "Send a message" }).click();
      await page.waitForURL(`**/contact?about=${service.url}#write`);
    }));

  for (const [path, topic] of [
    [servicePath, service.url],
    [bookingPath, service.url],
    ["/fees", "fees"],
  ])
    it(`Each button to write a message on ${path} names the same topic`, () =>
      visit(`${path}`, { viewport: phone }, async ({ page }) => {
        const buttons = page
          .locator("a[href^='/contact']")
          .filter({ hasText: /^(Send a message|Message)$/ });
        const paths = await buttons.evaluateAll((links) =>
          links.map((link) => link.getAttribute("href")),
        );
        assert.deepEqual([...new Set(paths)], [`/contact?about=${topic}#write`]);
      }));

  const profiles: readonly { name: string }[] = defaultContact.socialLinks;
  const { name: profileName = "" } = profiles[0] ?? {};
  const skip = profileName === "" && "the clinic has no social profiles";

  it("Each social profile link opens a sample page of this site", { skip }, () =>
    visit("/contact", {}, async ({ page, context }) => {
      const newTab = context.waitForEvent("page");
      const hero = page.getByRole("main").getByRole("list").filter({ hasText: profileName });
      await hero.getByRole("link", { name: profileName }).click();
      const samplePage = await newTab;
      const name = `${clinic.shortName} on ${profileName}`;
      await samplePage.getByRole("heading", { name }).waitFor();
      assert.deepEqual(await listAxeViolations(samplePage), []);
    }),
  );
});
