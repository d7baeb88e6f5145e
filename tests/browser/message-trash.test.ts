import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { waitForFocus } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  listSenders,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { getToast } from "../support/use-staff-area.ts";

describe("deleting messages", () => {
  const { asStaff, receiveMessage, moveMessage, findFolder, site, cookie } = useInbox();

  it("Deleting one message moves it to the trash, and Undo brings it back", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.", { message: "One" });
      const id = await receiveMessage("Imani O.", { message: "Two" });
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByRole("button", { name: "Delete this message" }).click();
      await getToast(page, "The message is in the trash for 30 days.").waitFor();
      await page.getByRole("link", { name: "Inbox 1" }).waitFor();
      assert.equal(await findFolder(id), undefined);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("link", { name: "Inbox 2" }).waitFor();
      assert.equal(await findFolder(id), "inbox");
    }));

  it("Several messages are deleted without a question, undone, and restored from the trash", () =>
    asStaff({}, async ({ page }) => {
      const ids = [await receiveMessage("Imani O."), await receiveMessage("Bashir K.")];
      await receiveMessage("Ludmila P.");
      await openInbox(page);
      const choose = async () => {
        await page.getByRole("checkbox", { name: "Choose Imani O." }).check();
        await page.getByRole("checkbox", { name: "Choose Bashir K." }).check();
        await page.getByText("2 chosen").waitFor();
        await page.getByRole("button", { name: "Delete", exact: true }).click();
        await getToast(page, "2 messages moved to the trash.").waitFor();
        await page.getByRole("link", { name: "Inbox 1" }).waitFor();
      };
      await choose();
      await waitForFocus(page, "Messages");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("link", { name: "Inbox 3" }).waitFor();
      await choose();
      await page.getByRole("link", { name: "Trash 2" }).click();
      await page.getByRole("checkbox", { name: "Choose all 2" }).check();
      await page.getByRole("button", { name: "Restore", exact: true }).click();
      await getToast(page, "2 messages restored.").waitFor();
      await page.getByText("The trash is empty.").waitFor();
      assert.deepEqual(await Promise.all(ids.map(findFolder)), ["inbox", "inbox"]);
    }));

  it("Restoring one message from the trash moves the focus to the heading", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      const deletion = {
        method: "DELETE",
        url: `/api/staff/messages/${id}`,
        cookie: cookie(),
      } as const;
      assert.equal((await site().send(deletion)).statusCode, 200);
      await page.goto(`${inboxPath}/trash`);
      await page.getByRole("button", { name: "Restore the message of Imani O." }).press("Enter");
      await page.getByText("The trash is empty.").waitFor();
      await waitForFocus(page, "Messages in the trash");
    }));

  it("Several messages are answered at once, and a choice with Shift takes the rows between", () =>
    asStaff({}, async ({ page }) => {
      const ids: number[] = [];
      for (const name of ["Imani O.", "Bashir K.", "Ludmila P."])
        ids.push(await receiveMessage(name));
      await openInbox(page);
      await page.getByRole("checkbox", { name: "Choose Imani O." }).click();
      const last = page.getByRole("checkbox", { name: "Choose Ludmila P." });
      await last.click({ modifiers: ["Shift"] });
      await page.getByText("3 chosen").waitFor();
      await page.getByRole("button", { name: "Answered" }).click();
      await page.getByRole("alertdialog").getByRole("combobox").selectOption("phone");
      await page.getByRole("button", { name: "Mark as answered" }).click();
      await getToast(page, "3 messages marked as answered by phone.").waitFor();
      await page.getByText("No messages here.").waitFor();
      assert.deepEqual(await Promise.all(ids.map(findFolder)), ["handled", "handled", "handled"]);
    }));

  it("Emptying spam asks first, and leaves the other folders", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Bashir K.");
      const id = await receiveMessage("Best Web Design");
      await moveMessage(id, "spam");
      await openInbox(page, `${inboxPath}?folder=spam`);
      const search = page.getByRole("searchbox");
      await search.fill("Bashir");
      await page.getByText("Nobody in this folder has").waitFor();
      assert.equal(await page.getByRole("button", { name: "Empty spam" }).count(), 0);
      await search.fill("");
      await page.getByRole("button", { name: "Empty spam" }).click();
      await waitForFocus(page, "Keep them");
      await page.keyboard.press("Escape");
      assert.equal(await findFolder(id), "spam");
      await page.getByRole("button", { name: "Empty spam" }).click();
      await page.getByRole("button", { name: "Delete for good" }).click();
      await getToast(page, "1 message was deleted for good.").waitFor();
      await page.getByText("No spam.").waitFor();
      await page.getByRole("link", { name: "Inbox 1" }).click();
      await getMessageRow(page, "Bashir K.").waitFor();
      assert.deepEqual(await listSenders(page), ["Bashir K."]);
    }));

  it("With the keyboard, a row after a deleted one has the focus, Alt+T leads to Undo, and the trash opens on its heading", () =>
    asStaff({}, async ({ page }) => {
      for (const name of ["Imani O.", "Bashir K.", "Ludmila P."]) await receiveMessage(name);
      await openInbox(page);
      await getMessageRow(page, "Bashir K.").focus();
      await page.keyboard.press("#");
      await getMessageRow(page, "Bashir K.").waitFor({ state: "detached" });
      await waitForFocus(page, /^Imani O\./);
      await page.keyboard.press("#");
      await getMessageRow(page, "Imani O.").waitFor({ state: "detached" });
      await waitForFocus(page, /^Ludmila P\./);
      await page.keyboard.press("Alt+KeyT");
      await waitForFocus(page, "Undo");
      // The keys of the list do not reach a row from here.
      await page.keyboard.press("#");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Inbox 2" }).waitFor();
      await waitForFocus(page, /^Ludmila P\./);
      await page.getByRole("link", { name: "Trash 1" }).press("Enter");
      await waitForFocus(page, "Messages in the trash");
    }));

  it("Tab goes on past a toast in both directions", () =>
    asStaff({}, async ({ page }) => {
      for (const name of ["Bashir K.", "Ludmila P."]) await receiveMessage(name);
      await openInbox(page);
      await getMessageRow(page, "Bashir K.").focus();
      await page.keyboard.press("#");
      await page.getByRole("button", { name: "Undo" }).waitFor();
      const pressThrice = async (key: string) => {
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press(key);
      };
      await page.locator("header").getByRole("button").last().focus();
      await pressThrice("Tab");
      await page
        .locator("main")
        .getByRole("link", { name: "Inbox" })
        .and(page.locator(":focus"))
        .waitFor();
      await pressThrice("Shift+Tab");
      await page.locator("header button:focus").waitFor();
    }));
});
