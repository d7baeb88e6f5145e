import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page, Route } from "playwright-core";
import { defaultContact } from "#content/default-contact.ts";
import { services } from "#content/services/index.ts";
import { fieldFormats, getMaxLengthMessage } from "#domain/fields/field-list.ts";
import { contactPageForm, formTokenPath, quoteForm } from "#domain/messages/message.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { countRows } from "../support/open-site.ts";
import { translatedPageError, translateOnLoad, translatePage } from "../support/translate-page.ts";
import { useBrowser, waitForHydration } from "../support/use-browser.ts";

describe("the contact form", () => {
  const { visit, site } = useBrowser();
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });

  async function fill(page: Page) {
    await waitForForm(page);
    await field(page, "Full name").fill("Imani O.");
    await field(page, "Phone").pressSequentially("+1 (416) 555-0199");
    await field(page, "Email").fill("imani@northbloom.example");
    await field(page, "How can we help?").fill("An evening appointment, please.");
  }
  const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

  it("Sending an incomplete contact form shows an error beside each field and keeps every value, and a value that is too long is not cut but refused with its limit", () =>
    visit("/", {}, async ({ page }) => {
      await waitForForm(page);
      await field(page, "Full name").fill("Imani O.");
      await field(page, "Email").fill("imani@northbloom");
      await send(page);
      await page.getByText("Please enter your phone number, digits only.").waitFor();
      await page.getByText("Please check the email address").waitFor();
      await field(page, "Email").fill("imani@gmial.com");
      await page.getByRole("button", { name: "Did you mean imani@gmail.com?" }).click();
      await field(page, "Email").and(page.locator(":focus")).waitFor();
      assert.equal(await field(page, "Email").inputValue(), "imani@gmail.com");
      await field(page, "Email").fill("imani@northbloom");
      await send(page);
      assert.equal(await field(page, "Full name").inputValue(), "Imani O.");
      assert.equal(await field(page, "Email").inputValue(), "imani@northbloom");
      assert.equal(await field(page, "Email").getAttribute("aria-invalid"), "true");

      const { name, phone, email } = quoteForm.fields;
      for (const [rule, end] of [
        [name, "a"],
        [phone, "1"],
        [email, "a@northbloom.example"],
      ] as const) {
        const value = end.padStart(rule.limit + 1, end[0]);
        const input = field(page, rule.label);
        await input.fill(value);
        assert.equal(await input.inputValue(), value);
        await field(page, "How can we help?").focus();
        await page.getByText(getMaxLengthMessage(rule)).waitFor();
      }
    }));

  it("A phone number that is too short is refused beside its field, until it is complete or gone, and a name loses everything but letters and spaces, as the contact page says", () =>
    visit("/contact", {}, async ({ page }) => {
      await waitForForm(page);
      const error = page.getByText(fieldFormats.phoneDigits.errorMessage);
      await field(page, "Phone").pressSequentially("12");
      await field(page, "Email").focus();
      await error.waitFor();
      await field(page, "Phone").fill("555-0199");
      await error.waitFor({ state: "detached" });
      await field(page, "Phone").fill("12");
      await field(page, "Email").focus();
      await error.waitFor();
      await field(page, "Phone").fill("");
      await error.waitFor({ state: "detached" });

      const name = field(page, "Full name");
      await name.fill("Anne-Marie O'Brien");
      assert.equal(await name.inputValue(), "AnneMarie OBrien");
      const hint = page.locator(`[id="${await name.getAttribute("aria-describedby")}"]`);
      assert.equal(await hint.textContent(), "Letters and spaces only.");

      const message = field(page, "How can we help?");
      const messageHint = page.locator(`[id="${await message.getAttribute("aria-describedby")}"]`);
      const readAloud = () =>
        messageHint.evaluate((hint) =>
          [...hint.children].map((part) => (part.ariaHidden ? "" : part.textContent)).join(" "),
        );
      const beforeTyping = await readAloud();
      await message.fill("An evening appointment, please.");
      await messageHint.getByText(/^31 /).waitFor();
      assert.equal(await readAloud(), beforeTyping, "a changed description is read again");
    }));

  it("The list of errors goes with the last field that it names, and stays away", () =>
    visit("/contact", {}, async ({ page }) => {
      await fill(page);
      await field(page, "Full name").fill("");
      await send(page);
      const summary = page.getByRole("alert").filter({ hasText: "a second look" });
      await summary.waitFor();
      await field(page, "Full name").fill("Imani O");
      await summary.waitFor({ state: "detached" });
      await field(page, "Phone").fill("12");
      await field(page, "Email").focus();
      await page.getByText(fieldFormats.phoneDigits.errorMessage).waitFor();
      assert.equal(await summary.count(), 0);
    }));

  it("A message waits for no stamp", () =>
    visit("/contact", {}, async ({ page, context }) => {
      const release = await holdRequests(page, `**${formTokenPath}`);
      await fill(page);
      const thankYou = context.waitForEvent("page");
      await send(page);
      // A request for a stamp ends after 30 seconds.
      await page.getByText(contactPageForm.confirmation).waitFor({ timeout: 20_000 });
      await thankYou;
      release();
    }));

  it("A double click sends the contact form once, empties it and opens /thank-you", () =>
    visit("/", {}, async ({ page, context }) => {
      const countBefore = await countRows(site().db, "message");
      await fill(page);
      assert.equal(await field(page, "Phone").inputValue(), "14165550199");
      const opened = context.waitForEvent("page");
      await page.getByRole("button", { name: "Send message" }).dblclick();
      const thankYou = await opened;
      await thankYou.waitForURL("**/thank-you");
      const sentence = thankYou.getByText("If it cannot wait");
      await sentence.getByRole("link", { name: defaultContact.phone.formatted }).waitFor();
      const footer = thankYou.getByRole("contentinfo");
      await footer.getByText("Send a message").waitFor({ state: "hidden" });
      await page.getByText("We have your message.").waitFor();
      assert.equal(await field(page, "Full name").inputValue(), "");
      assert.equal(await countRows(site().db, "message"), countBefore + 1);
    }));

  it("A form that is sent before its script has arrived waits for it and stays on its page", () =>
    visit("/", {}, async ({ page, context }) => {
      const release = await holdRequests(page, "**/static/js/testimonial-section-*.js");
      await page.reload();
      await field(page, "Full name").fill("Imani O.");
      await field(page, "Phone").fill("4165550199");
      await field(page, "Email").fill("imani@northbloom.example");
      await field(page, "How can we help?").fill("A morning appointment, please.");
      await send(page);
      const thankYou = context.waitForEvent("page");
      release();
      await page.getByText("We have your message.").waitFor();
      await (await thankYou).waitForURL("**/thank-you");
      assert.equal(new URL(page.url()).pathname, "/");
    }));

  it("The contact form reports errors, sends and says so on a page that the browser translates", () =>
    visit("/contact", {}, async ({ page, context, expectedErrors }) => {
      expectedErrors.push(translatedPageError);
      await waitForForm(page);
      await translatePage(page);
      await send(page);
      await page.getByText("Please enter your email").waitFor();
      await field(page, "Email").fill("imani@northbloom");
      await page.getByText("Please check the email address").waitFor();
      await field(page, "Full name").fill("Imani O.");
      await send(page);
      const summary = page.getByRole("alert").filter({ hasText: "Two things need" });
      assert.match(
        ((await summary.textContent()) ?? "").replaceAll(/[‹›]/g, ""),
        /Check your email and your message\. Nothing/,
      );
      await fill(page);
      const opened = context.waitForEvent("page");
      await send(page);
      await page.getByText(contactPageForm.confirmation).waitFor();
      await (await opened).waitForURL("**/thank-you");
      await page.getByRole("button", { name: "Send message" }).waitFor();
    }));

  it("Text that is typed into a translated page before its scripts arrive is not lost", () =>
    visit("/contact", {}, async ({ page, expectedErrors }) => {
      expectedErrors.push(translatedPageError);
      const release = await holdRequests(page, "**/static/js/*.js");
      await translateOnLoad(page);
      await page.reload({ waitUntil: "domcontentloaded" });
      await field(page, "Full name").fill("Imani O.");
      release();
      await waitForForm(page);
      assert.equal(await field(page, "Full name").inputValue(), "Imani O.");
    }));

  it("Text that is typed before the scripts arrive survives a visit to another page", () =>
    visit("/contact", {}, async ({ page }) => {
      const release = await holdRequests(page, "**/static/js/*.js");
      await page.reload({ waitUntil: "domcontentloaded" });
      await field(page, "Full name").pressSequentially("Imani O.");
      release();
      await waitForForm(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await field(page, "Full name").waitFor({ state: "detached" });
      await page.goBack();
      await waitForForm(page);
      assert.equal(await field(page, "Full name").inputValue(), "Imani O");
    }));

  it("Only the email is cleared when the server reports that sending failed", () =>
    visit("/", {}, async ({ page, expectedErrors: expected }) => {
      expected.push(/Failed to load resource/);
      await page.route("**/send-quote", (route) =>
        route.fulfill({ status: 500, json: { msg: "fail" } }),
      );
      await fill(page);
      await send(page);
      const alert = page.getByRole("alert").filter({ hasText: "Failed to send" });
      await alert.waitFor();
      assert.match(
        (await alert.textContent()) ?? "",
        /Failed to send, try again by reloading the page\..*Your message is still here: enter your email again and press Send message\.$/,
      );
      assert.equal(await field(page, "Email").inputValue(), "");
      assert.equal(await field(page, "Full name").inputValue(), "Imani O.");
      assert.equal(await page.getByRole("button", { name: "Send message" }).isEnabled(), true);
    }));

  for (const [name, responseBody] of Object.entries({
    "the network is down": "abort",
    "the response cannot be parsed": "<html>",
    "the response has an unknown status": '{"msg":"perhaps"}',
  })) {
    it(`The contact form keeps every value when ${name}`, () =>
      visit("/", {}, async ({ page, expectedErrors: expected }) => {
        expected.push(/Failed to load resource|ERR_FAILED/);
        await page.route("**/send-quote", (route) =>
          responseBody === "abort"
            ? route.abort()
            : route.fulfill({ status: 200, body: responseBody }),
        );
        await fill(page);
        await send(page);
        const alert = page.getByRole("alert").filter({ hasText: "Failed to send" });
        await alert
          .getByText(
            "No need to reload: your message is still here. Press Send message to try again.",
          )
          .waitFor();
        assert.match(await field(page, "Full name").inputValue(), /Imani/);
        assert.equal(await field(page, "Email").inputValue(), "imani@northbloom.example");
      }));
  }

  it("An unsent message survives a visit to another page in the same tab until it is sent, and a lost answer does not store it twice", () =>
    visit(`/contact?about=${services[0]?.url}`, {}, async ({ page, context, expectedErrors }) => {
      await waitForForm(page);
      const message = field(page, "How can we help?");
      await message.press("End");
      await message.pressSequentially("Mornings.");
      const text = await message.inputValue();
      await field(page, "Email").fill("imani@northbloom.example");
      await page.getByRole("banner").getByRole("link", { name: "home" }).first().click();
      await page.waitForURL((url) => url.pathname === "/");
      const { limit } = contactPageForm.fields.message;
      const count = page.getByText(`${text.length} / ${limit}`);
      await page.goBack();
      await page.waitForURL("**/contact?about=*");
      await count.waitFor();
      assert.equal(await message.inputValue(), text);
      await page.reload();
      await count.waitFor();
      assert.equal(await message.inputValue(), text);
      assert.equal(await field(page, "Email").inputValue(), "imani@northbloom.example");

      await field(page, "Full name").fill("Imani O");
      const countBefore = await countRows(site().db, "message");
      expectedErrors.push(/ERR_FAILED/);
      const loseAnswer = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route(`**${contactPageForm.path}`, loseAnswer, { times: 1 });
      await send(page);
      await page.getByRole("alert").getByText(contactPageForm.failed).waitFor();
      await page.reload();
      await count.waitFor();
      const opened = context.waitForEvent("page");
      await send(page);
      await (await opened).waitForURL("**/thank-you");
      await page.getByText(contactPageForm.confirmation).waitFor();
      assert.equal(await countRows(site().db, "message"), countBefore + 1);
      await page.reload();
      await waitForForm(page);
      assert.equal(await field(page, "Email").inputValue(), "");
      const stored = await page.evaluate(() => Object.values(sessionStorage).join());
      assert.doesNotMatch(stored, /imani|Mornings/i);
    }));

  it("Control characters pasted from a table do not stop a message from being sent", () =>
    visit("/contact", {}, async ({ page, context }) => {
      await waitForForm(page);
      await field(page, "Full name").fill("Imani\tOkafor");
      await field(page, "Email").fill("imani@northbloom.example\u200b");
      await field(page, "How can we help?").fill("I can come:\nMon\t9-11\u000bor later");
      const opened = context.waitForEvent("page");
      await send(page);
      await (await opened).waitForURL("**/thank-you");
      await page.getByText("Message sent Successfully!").waitFor();
      const stored = await site().db.selectFrom("message").selectAll().execute();
      const latest = stored.findLast(({ name }) => name === "Imani Okafor");
      assert.equal(latest?.message, "I can come:\nMon 9-11 or later");
      assert.equal(latest?.email, "imani@northbloom.example");
    }));

  it("Sending the contact form times out after 30 seconds and keeps every value", () =>
    visit("/", {}, async ({ page }) => {
      await page.clock.install();
      await page.route("**/send-quote", () => {});
      await fill(page);
      await send(page);
      await page.getByRole("button", { name: "Sending…" }).waitFor();
      assert.equal(await page.getByRole("button", { name: "Sending…" }).isDisabled(), true);
      await page.clock.fastForward(31_000);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }));

  it("The contact form works without JavaScript: errors keep the values and success redirects", () =>
    visit("/", { hasJavaScript: false }, async ({ page, expectedErrors: expected }) => {
      expected.push(/Failed to load resource/);
      await field(page, "Full name").fill("Imani O.");
      await field(page, "Phone").fill("none");
      await field(page, "Email").fill("imani@northbloom.example");
      await field(page, "How can we help?").fill("Do you treat knees?");
      await send(page);
      await page.getByText("Please enter your phone number, digits only.").waitFor();
      assert.equal(await field(page, "How can we help?").inputValue(), "Do you treat knees?");
      await field(page, "Phone").fill("416 555 0199");
      await send(page);
      await page.waitForURL("**/thank-you");
      await page.getByRole("heading", { name: "Thank You" }).waitFor();
    }));
});

/** The script of the form loads only once the form is near the viewport. */
async function waitForForm(page: Page): Promise<void> {
  // React replaces the form of a translated page.
  await waitForHydration(page);
  await page.locator("form").first().scrollIntoViewIfNeeded();
  await page.locator("form[novalidate]").first().waitFor();
}
