import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import { createAccount } from "../support/test-accounts.ts";
import { waitForFocus } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { getToast } from "../support/use-staff-area.ts";

describe("the history of messages in the inbox", () => {
  const { site, cookie, asStaff, receiveMessage, findFolder } = useInbox();

  it("A note and an assignment appear in the history of the message, and a new note can be removed", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      const id = await receiveMessage("Imani O.");
      await page.goto(`${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText("Please write the note first.").waitFor();
      await message.getByLabel("A note for colleagues").fill("a".repeat(1001));
      await message.getByText("1001 of 1000").waitFor();
      await message.getByLabel("A note for colleagues").fill("Left a voicemail.");
      await page.keyboard.press("Control+Enter");
      await message.getByText(`Note by ${admin.name}`).waitFor();
      await message.getByText("Left a voicemail.").waitFor();
      assert.equal(await message.getByLabel("A note for colleagues").inputValue(), "");
      await message.getByLabel("Assigned to").selectOption({ label: admin.name });
      await message.getByText(`Assigned to ${admin.name} by ${admin.name}`).waitFor();
      await page.reload();
      await message.getByText("Left a voicemail.").waitFor();
      await message.getByRole("button", { name: "Remove this note" }).click();
      await message.getByText("Left a voicemail.").waitFor({ state: "detached" });
      await waitForFocus(page, "History");
      await page.getByRole("button", { name: "Undo" }).click();
      await message.getByText("Left a voicemail.").waitFor();
      await message.getByRole("button", { name: "Remove this note" }).click();
      await message.getByText("Left a voicemail.").waitFor({ state: "detached" });
      await page.route("**/notes", (route) => route.abort());
      expected.push(/ERR_FAILED/);
      await page.getByRole("button", { name: "Undo" }).click();
      const field = message.getByLabel("A note for colleagues");
      await message.getByText("What you typed stays here.").waitFor();
      assert.equal(await field.inputValue(), "Left a voicemail.");
      await page.unroute("**/notes");
      await field.fill("Called back.");
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText("Called back.").waitFor();
      await waitForFocus(page, "Add note");
    }));

  it("Arrow keys pass over people to assign a message to, and the choice keeps the focus", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      for (const name of ["Dana", "Emre"])
        await createAccount(site(), cookie(), { name, role: "desk" });
      await openInbox(page, `${inboxPath}/${id}`);
      const first = Promise.withResolvers<void>();
      await page.route("**/assignee*", async (route) => {
        await first.promise;
        await route.continue();
      });
      const choice = getOpenMessage(page).getByLabel("Assigned to");
      await choice.focus();
      for (const name of [admin.name, "Dana", "Emre"]) {
        await page.keyboard.press("ArrowDown");
        assert.equal(await choice.locator("option:checked").textContent(), name);
        assert.equal(await choice.evaluate((element) => element === document.activeElement), true);
      }
      first.resolve();
      await getOpenMessage(page).getByText(`Assigned to Emre by ${admin.name}`).waitFor();
      assert.equal(await getOpenMessage(page).getByText("Assigned to Dana").count(), 0);
    }));

  it("Two notes are removed one right after the other", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      const notes = ["Left a voicemail.", "Called again."];
      for (const note of notes) {
        await message.getByLabel("A note for colleagues").fill(note);
        await message.getByRole("button", { name: "Add note" }).click();
        await message.getByText(note).waitFor();
      }
      const release = await holdRequests(page, /\/notes\/\d+$/);
      const removeButtons = message.getByRole("button", { name: "Remove this note" });
      await removeButtons.first().click();
      await removeButtons.last().click();
      release();
      for (const note of notes) await message.getByText(note).waitFor({ state: "detached" });
    }));

  it("A message is assigned while one of its notes is still being removed", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByLabel("A note for colleagues").fill("Left a voicemail.");
      await page.keyboard.press("Control+Enter");
      await message.getByText("Left a voicemail.").waitFor();
      const release = await holdRequests(page, /\/notes\/\d+$/);
      await message.getByRole("button", { name: "Remove this note" }).click();
      await message.getByLabel("Assigned to").selectOption({ label: admin.name });
      await message.getByText(`Assigned to ${admin.name} by ${admin.name}`).waitFor();
      release();
      await message.getByText("Left a voicemail.").waitFor({ state: "detached" });
    }));

  it("What waits for a person is told before they are disabled, and has no access beside it after", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      const dora = await createAccount(site(), cookie(), { name: "Dora", role: "desk" });
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByLabel("Assigned to").selectOption({ label: "Dora" });
      await getOpenMessage(page).getByText(`Assigned to Dora by ${admin.name}`).waitFor();
      await page.goto("/admin/account/staff");
      const row = page.getByRole("listitem").filter({ hasText: dora.email });
      await row.getByRole("button", { name: /^Disable/ }).click();
      await row.getByText("1 message is assigned to them and not answered.").waitFor();
      await row.getByLabel("Your password").fill(admin.password);
      await row.getByRole("button", { name: "Disable", exact: true }).last().click();
      await row.getByText("Disabled").waitFor();
      await openInbox(page, `${inboxPath}/${id}`);
      await getMessageRow(page, "Imani O.").getByText("Assigned to Dora (no access)").waitFor();
      const choice = getOpenMessage(page).getByLabel("Assigned to").locator("option:checked");
      assert.equal(await choice.textContent(), "Dora (no access)");
    }));

  it("Who has been signed out while writing a note signs in on the spot and still has the note", () =>
    asStaff({}, async ({ page, context, expectedErrors: expected }) => {
      expected.push(/\b401\b/);
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByLabel("A note for colleagues").fill("Left a voicemail.");
      await context.clearCookies();
      await message.getByRole("button", { name: "Add note" }).click();
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.getByLabel("Email").fill(admin.email);
      await dialog.getByLabel("Password").fill(admin.password);
      await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      await message.getByText("You are signed out.").waitFor({ state: "detached" });
      await getToast(page, "You are signed in again.").waitFor();
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText(`Note by ${admin.name}`).waitFor();
    }));

  it("Another person who signs in gets the dashboard in each tab, and never a page of the one before", () =>
    asStaff({}, async ({ page, context, expectedErrors: expected }) => {
      expected.push(/\b40[13]\b/);
      const writer = await createAccount(site(), cookie(), { name: "Wendy", role: "writer" });
      const id = await receiveMessage("Imani O.");
      const other = await context.newPage();
      for (const tab of [page, other]) await openInbox(tab, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByLabel("A note for colleagues").fill("For Ada alone.");
      await context.clearCookies();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.getByLabel("Email").fill(writer.email);
      await dialog.getByLabel("Password").fill(writer.password);
      await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
      for (const tab of [page, other]) {
        await tab.waitForURL("**/admin");
        await tab.getByRole("banner").getByRole("button", { name: "Wendy" }).waitFor();
        assert.equal(await tab.getByText("Imani O.").count(), 0);
      }

      await other.getByRole("banner").getByRole("button", { name: "Wendy" }).click();
      await other.getByRole("menuitem", { name: "Logout" }).click();
      await other.waitForURL("**/login");
      await page.getByRole("dialog", { name: "You are signed out" }).waitFor();
    }));

  it("A note for a message that a colleague deleted meanwhile is shown, and there again after restoring", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/\b404\b/);
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const note = getOpenMessage(page).getByLabel("A note for colleagues");
      await note.fill("Left a voicemail.");
      await site().send({ method: "DELETE", url: `/api/staff/messages/${id}`, cookie: cookie() });
      await page.getByRole("button", { name: "Add note" }).click();
      await page.getByText("This message is not here.").waitFor();
      await page.getByText("Left a voicemail.", { exact: true }).waitFor();
      await page.getByRole("link", { name: "trash", exact: true }).click();
      await page.getByRole("button", { name: /^Restore/ }).click();
      await page.getByText("The trash is empty").waitFor();
      await page.getByRole("link", { name: "Inbox 1" }).click();
      await getMessageRow(page, "Imani O.").click();
      await note.waitFor();
      assert.equal(await note.inputValue(), "Left a voicemail.");
    }));

  it("In a low window, a message opens in sight, and the field stays in sight below its notes", () =>
    asStaff({ viewport: { width: 1366, height: 600 } }, async ({ page }) => {
      for (const name of ["Imani O.", "Farah N.", "Tobin A.", "Rosa L."])
        await receiveMessage(name);
      await openInbox(page);
      await getMessageRow(page, "Imani O.").focus();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.keyboard.press("Enter");
      await waitForFocus(page, "Imani O.");
      await waitForFocusInSight(page);
      const message = getOpenMessage(page);
      for (const note of ["Left a voicemail.", "Called again.", "Wrote to her."]) {
        await message.getByLabel("A note for colleagues").fill(note);
        await page.keyboard.press("Control+Enter");
        await message.getByText(note).waitFor();
        await waitForFocusInSight(page);
      }
    }));

  it("Who opened a message and wrote about it is told from a namesake", () =>
    asStaff({}, async ({ page }) => {
      const { id: namesake } = await createAccount(site(), cookie(), { name: "Fatima" });
      const users = site().db.updateTable("staff_user").where("id", "=", namesake);
      await users.set({ name: admin.name }).execute();
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const label = `${admin.name} (${admin.email})`;
      const message = getOpenMessage(page);
      await message.getByText(`Opened by ${label}`, { exact: true }).waitFor();
      await message.getByLabel("A note for colleagues").fill("Left a voicemail.");
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText(`Note by ${label}`, { exact: true }).waitFor();
      await page.goto("/admin/account/log");
      await page.getByLabel("What").selectOption({ label: "Signing in and out" });
      await page.getByRole("button", { name: "Show" }).press("Enter");
      await page.locator("a[href*='log.csv?what=sign-ins']").waitFor();
      await waitForFocus(page, "Show");
      await page.getByRole("listitem").getByText(label, { exact: true }).first().waitFor();
      await users.set({ name: "Fatima" }).execute();
    }));

  it("An answer moves the message to Handled with who and how, and Undo withdraws it", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByRole("button", { name: "I answered", exact: true }).click();
      await message.getByRole("radio", { name: "Phone" }).check();
      await message.getByRole("button", { name: "I answered: move to Handled" }).click();
      await getToast(page, "Handled. Answered by phone.").waitFor();
      await page.waitForURL(`**${inboxPath}`);
      await page.getByRole("link", { name: "Handled 1" }).click();
      await getMessageRow(page, "Imani O.").click();
      await message.getByText(`Answered by phone by ${admin.name}`).waitFor();
      assert.equal(await findFolder(id), "handled");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("link", { name: "Inbox 1" }).waitFor();
      assert.equal(await findFolder(id), "inbox");
    }));

  it("Undo brings back the reply that was typed before the answer, and the focus", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await receiveMessage("Farah N.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByRole("button", { name: "Begin with a template" }).click();
      await message.getByLabel("Your reply").fill("Thursday suits us.");
      await message.getByRole("button", { name: "I answered", exact: true }).click();
      await message.getByRole("button", { name: "I answered: move to Handled" }).click();
      await waitForFocus(page, /Farah N\./);
      await page.getByRole("button", { name: "Undo" }).click();
      await waitForFocus(page, /Farah N\./);
      await getMessageRow(page, "Imani O.").click();
      await message.getByLabel("Your reply").waitFor();
      assert.equal(await message.getByLabel("Your reply").inputValue(), "Thursday suits us.");
    }));

  it("Someone who answers after a colleague is shown the colleague's answer, and can add their own", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByRole("button", { name: "I answered", exact: true }).click();
      const path = `/api/staff/messages/${id}/answer`;
      assert.equal((await site().post(path, { channel: "phone" }, cookie())).statusCode, 200);
      expected.push(/409/);
      await message.getByRole("button", { name: "I answered: move to Handled" }).click();
      await message.getByText(`${admin.name} answered by phone, today`).waitFor();
      await message.getByRole("button", { name: "I answered again" }).click();
      await getToast(page, "Handled. Answered by email.").waitFor();
    }));

  it("A message that is marked as unread is unread in the list and in the header", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByRole("button", { name: "Mark unread" }).click();
      await getToast(page, "Marked as unread.").waitFor();
      await getMessageRow(page, "Imani O., unread").waitFor();
      await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
      await waitForFocus(page, /^Imani O\./);
      await getMessageRow(page, "Imani O.").click();
      await page.getByRole("link", { name: "Messages", exact: true }).waitFor();
    }));

  it("A printed message has full dates, and no initials, icons or introduction of the page", () =>
    asStaff({ viewport: { width: 760, height: 900 } }, async ({ page }) => {
      const id = await receiveMessage("Helen Park");
      await site().post(`/api/staff/messages/${id}/answer`, { channel: "phone" }, cookie());
      await page.goto(`${inboxPath}/${id}?folder=handled`);
      const message = getOpenMessage(page);
      await message.getByText(`Opened by ${admin.name}`).waitFor();
      await message.getByRole("button", { name: "Answered again" }).click();
      await page.emulateMedia({ media: "print" });
      // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out hidden text.
      const text = await page.locator("body").innerText();
      const icons = await page.locator("svg:visible").count();
      await page.emulateMedia({ media: null });
      const date = String.raw`[A-Z]\w\w \d+, \d{4}, \d+:\d\d [AP]M`;
      assert.match(text, new RegExp(`^\\s*Helen Park\\s+${date}, from the contact form`));
      for (const title of ["Arrived from the contact form", "Answered by phone by Ada"])
        assert.match(text, new RegExp(`${title}\\s+${date}`));
      assert.match(text, new RegExp(`waiting since ${date}`));
      assert.doesNotMatch(text, /today|Messages|Tell your colleagues/i);
      assert.equal(icons, 0);
    }));

  it("A message links to the other messages of its sender", () =>
    asStaff({}, async ({ page }) => {
      const first = await receiveMessage("Imani O.", { message: "Do you treat knees?" });
      const path = `/api/staff/messages/${first}/answer`;
      assert.equal((await site().post(path, { channel: "phone" }, cookie())).statusCode, 200);
      const id = await receiveMessage("Imani O.", { message: "And hips?" });
      await page.goto(`${inboxPath}/${id}`);
      await page.getByText("1 other message from this person").click();
      await page.getByText(`Handled, answered by phone by ${admin.name}`).click();
      await page.waitForURL(`**${inboxPath}/${first}?folder=handled`);
      await getOpenMessage(page).getByText("Do you treat knees?").first().waitFor();
    }));
});

async function waitForFocusInSight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });
}
