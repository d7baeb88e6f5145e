import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { hasFocus } from "../support/browser.ts";
import { inbox, letter, names, openInbox, row, useInbox } from "../support/inbox.ts";
import { admin } from "../support/site.ts";
import { tabTo, toast } from "../support/staff-area.ts";

describe("handling a message in the inbox", () => {
  const { asStaff, receive, move, readings, folderOf } = useInbox();

  it("A failed action shows an error toast and an error in place, and keeps the message open", () =>
    asStaff({}, async ({ page, expected }) => {
      const id = await receive("Imani O.");
      expected.push(/ERR_FAILED/, /503/);
      await page.goto(`${inbox}/${id}`);
      await page.route("**/api/staff/messages/*", (route) => route.abort());
      await act(page, "Mark handled");
      const red = toast(page, "The server cannot be reached. Nothing was changed.");
      await red.waitFor();
      assert.equal(await red.getAttribute("data-type"), "error");
      await letter(page).getByText("The server cannot be reached. Nothing was changed.").waitFor();
      await page.unroute("**/api/staff/messages/*");
      await page.route("**/api/staff/messages/*/person", (route) =>
        route.fulfill({ status: 503, json: { status: "fail", message: "Not today." } }),
      );
      await act(page, /^Delete (?:this message|all \d+ messages of this person)$/);
      await page.locator("dialog [name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Delete for good" }).click();
      await toast(page, "Not today.").waitFor();
      await letter(page).getByText("Not today.").waitFor();
      assert.equal(await folderOf(id), "inbox");
      assert.equal(await readings(id), 1);
    }));

  it("Marking a message as handled opens the list, and Undo brings the message back", () =>
    asStaff({}, async ({ page }) => {
      await receive("Bashir K.");
      const id = await receive("Imani O.");
      await openInbox(page);
      await row(page, "Imani O.").click();
      await letter(page).getByRole("button", { name: "Mark handled" }).click();
      await toast(page, "Marked as handled.").waitFor();
      await page.waitForURL(`**${inbox}`);
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      assert.deepEqual(await names(page), ["Bashir K."]);
      await hasFocus(page, /^Bashir K\./);
      assert.equal(await readings(id), 1);
      await page.getByRole("button", { name: "Undo" }).click();
      await row(page, "Imani O.").waitFor();
      assert.equal(await folderOf(id), "inbox");
    }));

  it("Moving the last message to spam empties the folder, and Not spam moves it back", () =>
    asStaff({}, async ({ page }) => {
      const id = await receive("Imani O.");
      await page.goto(`${inbox}/${id}`);
      await act(page, "Move to spam");
      await page.getByText("No messages here.").waitFor();
      await hasFocus(page, "Messages");
      await page.getByRole("link", { name: "Spam 1" }).click();
      await row(page, "Imani O.").click();
      await act(page, "Not spam");
      await toast(page, "Moved to the inbox.").waitFor();
      await page.getByText("No spam.").waitFor();
      assert.equal(await folderOf(id), "inbox");
    }));

  it("Exporting a sender's messages downloads a file without a name in its filename", () =>
    asStaff({}, async ({ page }) => {
      const first = await receive("Imani O.", { message: "One" });
      const id = await receive("Imani O.", { message: "Two" });
      await receive("Bashir K.");
      await page.goto(`${inbox}/${id}`);
      const download = page.waitForEvent("download");
      await act(page, "Export this person’s messages");
      const file = await download;
      assert.match(file.suggestedFilename(), /^messages-\d{4}-\d\d-\d\d\.json$/);
      const all = JSON.parse(await readFile(await file.path(), "utf8"));
      const texts = all.map(({ message }: { message: string }) => message);
      assert.deepEqual(texts, ["One", "Two"]);
      await toast(page, "2 messages were exported.").waitFor();
      assert.equal(await readings(first), 1);
    }));

  it("Deleting a sender's messages needs a confirmation and a password", () =>
    asStaff({}, async ({ page, expected }) => {
      const first = await receive("Imani O.", { message: "One" });
      const removal = "Delete all 2 messages of this person";
      await move(first, "handled");
      const id = await receive("Imani O.", { message: "Two" });
      await receive("Bashir K.");
      await page.goto(`${inbox}/${id}`);
      await act(page, removal);
      const dialog = page.getByRole("alertdialog", { name: "Delete all 2 messages of Imani O.?" });
      await hasFocus(page, "Keep them");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await hasFocus(page, removal);
      await act(page, removal);
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await dialog.getByText("Please enter your password.").waitFor();
      await dialog.locator("[name=password]").fill("not the one");
      await page.keyboard.press("Enter");
      expected.push(/400/);
      await dialog.getByText("That password is incorrect.").waitFor();
      await dialog.locator("[name=password]").fill(admin.password);
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await toast(page, "2 messages were deleted for good.").waitFor();
      await page.waitForURL(`**${inbox}`);
      await page.getByRole("link", { name: "Handled 0" }).waitFor();
      assert.deepEqual(await names(page), ["Bashir K."]);
      await hasFocus(page, /^Bashir K\./);
      assert.equal(await folderOf(id), undefined);
    }));

  it("A message can be opened and marked as handled with the keyboard alone", () =>
    asStaff({}, async ({ page }) => {
      const id = await receive("Imani O.");
      await receive("Bashir K.");
      await openInbox(page);
      await tabTo(page, /^Bashir K\./);
      await page.keyboard.press("ArrowDown");
      await hasFocus(page, /^Imani O\./);
      await page.keyboard.press("Enter");
      await letter(page).waitFor();
      await tabTo(page, /^Mark handled$/);
      await page.keyboard.press("Enter");
      await toast(page, "Marked as handled.").waitFor();
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      await hasFocus(page, /^Bashir K\./);
      assert.equal(await folderOf(id), "handled");
    }));
});

/** Playwright waits until the button is enabled, which hydration does. */
function act(page: Page, name: string | RegExp): Promise<void> {
  return letter(page).getByRole("button", { name, exact: true }).click();
}
