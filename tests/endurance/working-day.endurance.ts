import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { admin } from "../support/open-site.ts";
import { createAccount, type TestAccount } from "../support/test-accounts.ts";
import { phone } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { getToast } from "../support/use-staff-area.ts";

const notice = "Parking is free today.";

describe("a working day at the front desk", () => {
  const { visit, site, cookie, receiveMessage, findFolder } = useInbox();

  it("Two people at the desk share a day's messages, put up a notice and sign out", async () => {
    const dana = await createAccount(site(), cookie(), { name: "Dana", role: "desk" });
    await visit("/login", {}, async ({ page: desk, expectedErrors: expected }) => {
      await signIn(desk, dana);
      await desk.getByRole("heading", { name: /Dana/ }).waitFor();
      await putUpNotice(desk);

      const ids = [];
      for (const name of ["Imani O.", "Bashir K.", "Best Web Design", "Ludmila P.", "Zainab Q."])
        ids.push(await receiveMessage(name));
      const [imani = 0, bashir = 0, spam = 0, ludmila = 0, zainab = 0] = ids;
      await desk.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await desk.getByRole("link", { name: "Messages 5 unread" }).click();

      await getMessageRow(desk, "Imani O.").click();
      const message = getOpenMessage(desk);
      await message.getByLabel("Assigned to").selectOption({ label: "Dana" });
      await message.getByText("Assigned to Dana by Dana").waitFor();
      await message.getByLabel("A note for colleagues").fill("Prefers mornings.");
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText("Note by Dana").waitFor();
      await answer(desk, "Phone");
      await getToast(desk, "Handled. Answered by phone.").waitFor();

      await visit("/login", { viewport: phone }, async ({ page: owner }) => {
        await signIn(owner, admin);
        await openInbox(owner, `${inboxPath}/${bashir}`);
        await openInbox(desk, `${inboxPath}/${bashir}`);
        await message.getByLabel("A note for colleagues").fill("Asked for a receipt.");
        await message.getByRole("button", { name: "I answered", exact: true }).click();
        await answer(owner, "Email");
        await owner.waitForURL(`**${inboxPath}`);
        await owner.goto(`${inboxPath}/${imani}`);
        await getOpenMessage(owner).getByText("Prefers mornings.").waitFor();
        await getOpenMessage(owner).getByText("Answered by phone by Dana").waitFor();
      });
      expected.push(/409/);
      await message.getByRole("button", { name: "I answered: move to Handled" }).click();
      await message.getByText(`${admin.name} answered by email, today`).waitFor();
      assert.equal(
        await message.getByLabel("A note for colleagues").inputValue(),
        "Asked for a receipt.",
      );
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText("Note by Dana").waitFor();

      await openInbox(desk, `${inboxPath}/${spam}`);
      await message.getByRole("button", { name: "Move to spam" }).click();
      await desk.getByRole("link", { name: "Spam 1" }).waitFor();
      await openInbox(desk, `${inboxPath}/${ludmila}`);
      await message.getByRole("button", { name: "Delete this message" }).click();
      await getToast(desk, "The message is in the trash for 30 days.").waitFor();
      await desk.getByRole("button", { name: "Undo" }).last().click();
      await desk.getByRole("link", { name: "Inbox 2" }).waitFor();

      await openInbox(desk);
      await desk.getByRole("checkbox", { name: "Choose all 2" }).check();
      await desk.getByRole("button", { name: "Answered" }).click();
      await desk.getByRole("button", { name: "Mark as answered" }).click();
      await desk.getByText("No messages here.").waitFor();
      const folders = await Promise.all([imani, bashir, spam, ludmila, zainab].map(findFolder));
      assert.deepEqual(folders, ["handled", "handled", "spam", "handled", "handled"]);

      await desk.goto("/admin/clinic/notice");
      await desk.getByRole("button", { name: `Take down now “${notice}”` }).click();
      await getToast(desk, "The notice is down.").waitFor();
      assert.ok(!(await site().get("/")).body.includes(notice));
      await desk.goto("/admin");
      await desk.getByRole("banner").getByRole("button", { name: "Dana" }).click();
      await desk.getByRole("menuitem", { name: "Logout" }).click();
      await desk.waitForURL("**/login");
    });
  });

  async function putUpNotice(page: Page): Promise<void> {
    await page.getByRole("link", { name: "Put up a notice" }).click();
    await page.getByLabel("What it says *").fill(notice);
    await page.getByLabel("Until *").fill("2099-01-01T18:00");
    await page.getByRole("button", { name: "Save changes" }).click();
    await getToast(page, "Saved. The notice is up until").waitFor();
    assert.ok((await site().get("/")).body.includes(notice));
  }
});

async function signIn(page: Page, { email, password }: Omit<TestAccount, "id">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/admin");
}

async function answer(page: Page, channel: "Phone" | "Email"): Promise<void> {
  const message = getOpenMessage(page);
  await message.getByRole("button", { name: "I answered", exact: true }).click();
  await message.getByRole("radio", { name: channel }).check();
  await message.getByRole("button", { name: "I answered: move to Handled" }).click();
}
