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
  const { asStaff, receiveMessage, moveMessage, findFolder } = useInbox();

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
});
