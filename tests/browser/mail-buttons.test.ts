import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type MailServer, mailEnvironment, openMailServer } from "../support/mail-server.ts";
import { visitor } from "../support/open-site.ts";
import { phone } from "../support/use-browser.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("the mail buttons of the staff area", () => {
  let mail: MailServer;
  const environment: Record<string, string> = {};
  // The site starts after this, as its own hook is registered later.
  before(async () => {
    mail = await openMailServer();
    Object.assign(environment, mailEnvironment(mail));
  });
  const { asStaff, site } = useStaffArea(environment);
  after(() => mail.close());

  const rejectAll = () =>
    mail.setResponse(() => Object.assign(new Error("no such desk"), { responseCode: 550 }));

  it("The test email button shows why the mail server refuses it, and says when it was sent", () =>
    asStaff({ viewport: phone }, async ({ page, expectedErrors: expected }) => {
      expected.push(/status of 502/);
      rejectAll();
      await page.goto("/admin/account/staff");
      const button = page.getByRole("button", { name: "Send a test email" });
      await button.click();
      await page.getByText("rejected it permanently (EMESSAGE 550)").waitFor();
      mail.setResponse(() => undefined);
      const before = mail.received.length;
      await button.click();
      await getToast(page, "desk@northbloom.example").waitFor();
      await page.getByText("rejected it permanently").waitFor({ state: "detached" });
      assert.equal(mail.received.length, before + 1);
    }));

  it("A test email without a response does not speak of what was typed", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/);
      await page.route("**/mail/test", (route) => route.abort());
      await page.goto("/admin/account/staff");
      await page.getByRole("button", { name: "Send a test email" }).click();
      const failure = page.getByRole("alert").filter({ hasText: "The server did not respond" });
      assert.doesNotMatch((await failure.textContent()) ?? "", /typed/);
    }));

  it("The inbox offers to retry notifications that failed, and its warning goes once they are sent", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await site().db.deleteFrom("message").execute();
      rejectAll();
      const before = mail.received.length;
      await site().post("/send-quote", { ...visitor, message: "Hello" });
      const warning = page.getByText("1 notification has not been sent");
      await page.goto("/admin/messages");
      // The mailer tries by itself once the message is stored; the page shows what came of it.
      for (let tries = 0; tries < 20 && (await warning.count()) === 0; tries += 1)
        await page.reload();
      await warning.waitFor();
      mail.setResponse(() => undefined);
      await page.getByRole("button", { name: "Try now" }).click();
      await getToast(page, "Retrying 1 notification.").waitFor();
      await mail.waitFor(before + 1);
      for (let tries = 0; tries < 20 && (await warning.count()) > 0; tries += 1)
        await page.reload();
      assert.equal(await warning.count(), 0);
    }));
});
