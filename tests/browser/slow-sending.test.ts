import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page, Route } from "playwright-core";
import { contactPageForm, quoteForm } from "#domain/messages/message.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { countRows } from "../support/open-site.ts";
import { desktop, useBrowser, waitForHydration } from "../support/use-browser.ts";

describe("a message that takes long to send", () => {
  const { visit, site } = useBrowser();
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });
  const confirmation = (page: Page) => page.getByText(contactPageForm.confirmation);

  async function fill(page: Page): Promise<void> {
    await page.locator("form[novalidate]").first().waitFor();
    await field(page, "Full name").fill("Imani O");
    await field(page, "Email").fill("imani@northbloom.example");
    await field(page, "How can we help?").fill("An evening appointment, please.");
  }

  async function startSending(page: Page): Promise<() => void> {
    await fill(page);
    const release = await holdRequests(page, `**${contactPageForm.path}`);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Sending…" }).waitFor();
    return release;
  }

  it("Somebody who leaves the page and comes back finds it still being sent, then sent", () =>
    visit("/contact", {}, async ({ page, context }) => {
      const countBefore = await countRows(site().db, "message");
      const release = await startSending(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await field(page, "Full name").waitFor({ state: "detached" });
      await page.goBack();
      await page.getByRole("button", { name: "Sending…" }).waitFor();
      assert.equal(await field(page, "Full name").inputValue(), "Imani O");
      assert.equal(await field(page, "Full name").isEditable(), false);
      const opened = context.waitForEvent("page");
      release();
      await confirmation(page).waitFor();
      await (await opened).waitForURL("**/thank-you");
      assert.equal(await field(page, "Full name").inputValue(), "");
      assert.equal(await countRows(site().db, "message"), countBefore + 1);
    }));

  it("Somebody who comes back by another link finds all that could not be sent", () =>
    visit("/contact?about=fees", {}, async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.locator("form[novalidate]").first().waitFor();
      await field(page, "Full name").fill("Imani O");
      await field(page, "Email").fill("imani@northbloom.example");
      const message = await field(page, "How can we help?").inputValue();
      const { promise: left, resolve: refuse } = Promise.withResolvers<void>();
      const refuseLater = (route: Route) => left.then(() => route.abort());
      await page.route(`**${contactPageForm.path}`, refuseLater, { times: 1 });
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await field(page, "Full name").waitFor({ state: "detached" });
      refuse();
      await page.goto("/contact");
      await page.getByText(`${message.length} / `).waitFor();
      assert.equal(await field(page, "How can we help?").inputValue(), message);
      assert.equal(await field(page, "Full name").inputValue(), "Imani O");
    }));

  it("Somebody who comes back after the reply finds what became of the message", () =>
    visit("/contact", {}, async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      const leave = async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
        await field(page, "Full name").waitFor({ state: "detached" });
      };
      await fill(page);
      const { promise: left, resolve: refuse } = Promise.withResolvers<void>();
      const refuseLater = (route: Route) => left.then(() => route.abort());
      await page.route(`**${contactPageForm.path}`, refuseLater, { times: 1 });
      await page.getByRole("button", { name: "Send message" }).click();
      await leave();
      const failed = page.waitForEvent("requestfailed");
      refuse();
      await failed;
      await page.goBack();
      await page.getByText(contactPageForm.failed).waitFor();
      assert.equal(await field(page, "Full name").inputValue(), "Imani O");

      const release = await holdRequests(page, `**${contactPageForm.path}`);
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("button", { name: "Sending…" }).waitFor();
      await leave();
      const opened = context.waitForEvent("page");
      release();
      await (await opened).waitForURL("**/thank-you");
      await page.goBack();
      await confirmation(page).waitFor();
      await page.reload();
      assert.equal(await field(page, "Full name").inputValue(), "");
    }));

  it("The confirmation leaves the focus in another part of the page", () =>
    visit("/contact", {}, async ({ page, context }) => {
      const release = await startSending(page);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
      await link.focus();
      const opened = context.waitForEvent("page");
      release();
      await confirmation(page).waitFor();
      await (await opened).waitForURL("**/thank-you");
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      await link.and(page.locator(":focus")).waitFor();
    }));

  it("The result stays out of the way on another page that has the form", () =>
    visit("/", { viewport: desktop }, async ({ page, context }) => {
      // The form hydrates after the first activity.
      await field(page, "Full name").click();
      await fill(page);
      await field(page, "Phone").fill("4165550100");
      const release = await holdRequests(page, `**${quoteForm.path}`);
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("button", { name: "Sending…" }).waitFor();
      await page.locator("footer a[href='/about']").first().click();
      await page.waitForURL("**/about");
      await page.waitForFunction(() => window.scrollY === 0);
      const opened = context.waitForEvent("page");
      release();
      await page.getByText(quoteForm.confirmation).waitFor();
      await (await opened).waitForURL("**/thank-you");
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      assert.equal(await page.evaluate(() => window.scrollY), 0);
    }));

  it("A copied tab that sends the same message again does not store it twice", () =>
    visit("/contact", {}, async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route(`**${contactPageForm.path}`, (route) => route.abort(), { times: 1 });
      const countBefore = await countRows(site().db, "message");
      await fill(page);
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText(contactPageForm.failed).waitFor();
      const opened = context.waitForEvent("page");
      await page.evaluate(() => void window.open("/contact"));
      const copy = await opened;
      await copy.waitForURL("**/contact");
      await waitForHydration(copy);
      await copy.locator("form[novalidate]").first().waitFor();
      assert.equal(await field(copy, "Full name").inputValue(), "Imani O");
      for (const tab of [page, copy]) {
        const thankYou = context.waitForEvent("page");
        await tab.getByRole("button", { name: "Send message" }).click();
        await confirmation(tab).waitFor();
        await (await thankYou).waitForURL("**/thank-you");
      }
      assert.equal(await countRows(site().db, "message"), countBefore + 1);
    }));
});
