import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { replyTemplates } from "#content/reply-templates.ts";
import { admin } from "../support/open-site.ts";
import { desktop, waitForFocus } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  listSenders,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";
import { getToast, tabToText } from "../support/use-staff-area.ts";

describe("handling a message in the inbox", () => {
  const { site, cookie, asStaff, receiveMessage, moveMessage, ...inbox } = useInbox();
  const { countAccesses, findFolder: getFolder } = inbox;

  it("An address is copied, and a failed action shows an error in place and keeps the message open", () =>
    asStaff({}, async ({ page, context, expectedErrors: expected }) => {
      const id = await receiveMessage("Imani O.");
      expected.push(/ERR_FAILED/, /503/);
      await page.goto(`${inboxPath}/${id}`);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await clickAction(page, "Copy the email address");
      await getOpenMessage(page).getByText("Copied.").waitFor();
      const email = await getOpenMessage(page).locator("a[href^='mailto:']").first().textContent();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), email);
      await page.route("**/api/staff/messages/*", (route) => route.abort());
      await clickAction(page, "Mark handled");
      const errorToast = getToast(
        page,
        "The server did not respond, so it may or may not be done.",
      );
      await errorToast.waitFor();
      assert.equal(await errorToast.getAttribute("data-type"), "error");
      await getOpenMessage(page)
        .getByText("The server did not respond, so it may or may not be done.")
        .waitFor();
      await page.unroute("**/api/staff/messages/*");
      await page.route("**/api/staff/messages/*/person", (route) =>
        route.fulfill({ status: 503, json: { status: "fail", message: "Not today." } }),
      );
      await openSenderActions(page);
      await clickAction(page, "Delete everything from this person");
      await page.locator("dialog [name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Delete for good" }).click();
      await getToast(page, "Not today.").waitFor();
      await getOpenMessage(page).getByText("Not today.").waitFor();
      assert.equal(await getFolder(id), "inbox");
      assert.equal(await countAccesses(id), 1);
    }));

  it("Everything from a person is printed at once, in order, and recorded", () =>
    asStaff({}, async ({ page }) => {
      const ids = [];
      for (const message of ["My <b>knee</b>.\nAnd my hip.", "درد زانو"])
        ids.push(await receiveMessage("Olga P.", { message }));
      const [first = 0, second = 0] = ids;
      const path = `/api/staff/messages/${first}`;
      await site().post(`${path}/notes`, { text: "Left <a> voicemail." }, cookie());
      await site().post(`${path}/answer`, { channel: "phone" }, cookie());
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute("data-printed", "");
      });
      await page.goto(`${inboxPath}/${second}`);
      await openSenderActions(page);
      await clickAction(page, "Print all");
      const paper = page.frameLocator("iframe[title='Messages to print']");
      await paper.locator("[data-printed]").waitFor({ state: "attached" });
      const texts = await paper.locator("p[dir=auto]").allTextContents();
      assert.deepEqual(texts, ["My <b>knee</b>.\nAnd my hip.", "درد زانو"]);
      const history = paper.locator("ul").first().locator("li");
      const date = String.raw`^\w+ \d+, \d{4}, \d+:\d\d [AP]M: `;
      await history.filter({ hasText: "Left <a> voicemail." }).waitFor();
      for (const title of ["Note by Ada", "Answered by phone by Ada", "Opened by Ada"])
        await history.filter({ hasText: new RegExp(`${date}${title}`) }).waitFor();
      assert.equal(await countAccesses(first), 1);
      await page.locator("iframe[title='Messages to print']").evaluate((frame) => {
        (frame as HTMLIFrameElement).contentWindow?.dispatchEvent(new Event("afterprint"));
      });
      await page.locator("iframe[title='Messages to print']").waitFor({ state: "detached" });
    }));

  it("A template fills the reply, beside the visitor's words", () =>
    asStaff({}, async ({ page }) => {
      const [{ title, en } = assert.fail()] = replyTemplates;
      const id = await receiveMessage("Parisa K.", { message: "膝は治りますか。".repeat(36) });
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByRole("button", { name: "Begin with a template" }).click();
      const answer = page.getByRole("textbox", { name: "Your reply" });
      assert.equal(await answer.getAttribute("dir"), "ltr");
      await page.getByRole("combobox", { name: "Begin with" }).selectOption({ label: title });
      await page.getByText("A mail program takes over your reply alone").waitFor();
      const text = await answer.inputValue();
      assert.ok(text.startsWith(en.slice(0, en.indexOf("{phone}")).split("{")[0] ?? ""), text);
      assert.match(text, /Parisa.*Ada\n.*> 膝は治りますか。/s);
      assert.doesNotMatch(text, /[{}]/);
      await clickAction(page, "I answered");
      const choice = page.getByRole("button", { name: "I answered: move to Handled" });
      const isInWindow = ({ y = -1, height = 0 } = {}) => y >= 0 && y + height <= desktop.height;
      assert.ok(isInWindow((await choice.boundingBox()) ?? undefined));
    }));

  it("A note and a reply that were not sent are there again when their message is opened again", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Bashir K.");
      await receiveMessage("Imani O.");
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      const message = getOpenMessage(page);
      const note = message.getByLabel("A note for colleagues");
      const answer = message.getByRole("textbox", { name: "Your reply" });
      await clickAction(page, "Begin with a template");
      await answer.fill("Half a reply");
      await page.getByRole("combobox", { name: "Begin with" }).selectOption({ index: 1 });
      await note.fill("Half a note");
      await getMessageRow(page, "Bashir K.").click();
      await message.getByText("A question of Bashir K.", { exact: true }).waitFor();
      assert.equal(await answer.count(), 0);
      assert.equal(await note.inputValue(), "");
      await page.goBack();
      await message.getByText("A question of Imani O.", { exact: true }).waitFor();
      assert.equal(await answer.inputValue(), "Half a reply");
      assert.equal(await note.inputValue(), "Half a note");
      // A link would open a mail without that text.
      await message.getByRole("button", { name: "Reply by email" }).click();
      await answer.and(page.locator(":focus")).waitFor();
      await clickAction(page, "Add note");
      await message.getByText(`Note by ${admin.name}`).waitFor();
      assert.equal(await note.inputValue(), "");
      await clickAction(page, "I answered");
      await clickAction(page, "I answered: move to Handled");
      await page.waitForURL(`**${inboxPath}`);
      await page.getByRole("link", { name: "Handled 1" }).click();
      await getMessageRow(page, "Imani O.").click();
      await message.getByText("A question of Imani O.", { exact: true }).waitFor();
      assert.equal(await answer.count(), 0);
      assert.equal(await note.inputValue(), "");
    }));

  it("The browser asks before a note that was not sent is lost, but not when a phone or mail program opens", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/^a request to tel:/);
      const asked = acceptDialogs(page);
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      const note = message.getByLabel("A note for colleagues");
      await note.click();
      await page.keyboard.type("Left a voicemail.");
      await page.reload();
      assert.deepEqual(asked, ["beforeunload"]);
      await note.click();
      await page.keyboard.type("Left a voicemail.");
      await message.getByRole("link", { name: "Call" }).click();
      await message.getByText("Tell your colleagues: I answered by").waitFor();
      await message.getByRole("button", { name: "Add note" }).click();
      await message.getByText(`Note by ${admin.name}`).waitFor();
      await page.reload();
      assert.deepEqual(asked, ["beforeunload"]);
    }));

  it("Signing out leaves at once, without a question about a note that was not sent", () =>
    asStaff({}, async (visited) => {
      // The other tests go on with the first session.
      await addSessionCookie(visited, await site().signIn(admin));
      const { page } = visited;
      const asked = acceptDialogs(page);
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      await getOpenMessage(page).getByLabel("A note for colleagues").click();
      await page.keyboard.type("Left a voicemail.");
      await page.getByRole("banner").getByRole("button", { name: admin.name }).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
      await page.waitForURL("**/login");
      assert.deepEqual(asked, []);
    }));

  it("What was written before a template was chosen can be brought back", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Parisa K.");
      await openInbox(page, `${inboxPath}/${id}`);
      await clickAction(page, "Begin with a template");
      const answer = page.getByRole("textbox", { name: "Your reply" });
      const restore = page.getByRole("button", { name: "Bring my text back" });
      const template = page.getByRole("combobox", { name: "Begin with" });
      const quote = await answer.inputValue();
      await template.selectOption({ index: 1 });
      assert.equal(await restore.count(), 0);
      await template.selectOption({ label: "No template" });
      assert.equal(await answer.inputValue(), quote);
      await template.selectOption({ index: 1 });
      await answer.fill("My own words");
      await template.selectOption({ label: "No template" });
      assert.equal(await answer.inputValue(), "My own words");
      await template.selectOption({ index: 2 });
      assert.doesNotMatch(await answer.inputValue(), /My own words/);
      const second = await template.inputValue();
      await answer.fill("Changed afterwards");
      await template.selectOption({ index: 1 });
      await restore.click();
      assert.equal(await answer.inputValue(), "Changed afterwards");
      assert.equal(await template.inputValue(), second);
      await restore.click();
      assert.equal(await answer.inputValue(), "My own words");
      assert.equal(await restore.count(), 0);
      assert.ok(await answer.evaluate((element) => element === document.activeElement));
    }));

  it("Who calls or writes is asked at once to note the answer", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Tamsin W.");
      await page.goto(`${inboxPath}/${id}`);
      for (const [name, channel] of [
        ["Call", "Phone"],
        ["Reply by email", "Email"],
      ] as const) {
        const link = getOpenMessage(page).getByRole("link", { name, exact: true });
        await link.evaluate((element) =>
          element.addEventListener("click", (event) => event.preventDefault()),
        );
        await link.click();
        assert.ok(await page.getByRole("radio", { name: channel }).isChecked());
      }
      await clickAction(page, "I answered: move to Handled");
      await page.waitForURL(`**${inboxPath}`);
      assert.equal(await getFolder(id), "handled");
    }));

  it("Marking a message as handled opens the list, and Undo brings the message back", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Bashir K.");
      const id = await receiveMessage("Imani O.");
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      await getOpenMessage(page).getByRole("button", { name: "Mark handled" }).click();
      await getToast(page, "Marked as handled.").waitFor();
      await page.waitForURL(`**${inboxPath}`);
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      assert.deepEqual(await listSenders(page), ["Bashir K."]);
      await waitForFocus(page, /^Bashir K\./);
      assert.equal(await countAccesses(id), 1);
      await page.goBack();
      const open = getOpenMessage(page);
      await open.getByRole("button", { name: "Back to the inbox" }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      // The open message follows.
      await open.getByRole("button", { name: "Mark handled" }).waitFor();
      await getMessageRow(page, "Imani O.").waitFor();
      assert.equal(await getFolder(id), "inbox");
    }));

  it("A message that closes but stays in the list passes the focus to its own row", () =>
    asStaff({}, async ({ page }) => {
      const ids = [await receiveMessage("Bashir K."), await receiveMessage("Imani O.")];
      const openMessage = async () => {
        await getMessageRow(page, "Imani O.").click();
        await waitForFocus(page, "Imani O.");
      };
      await openInbox(page);
      await openMessage();
      await page.keyboard.press("u");
      await waitForFocus(page, /^Imani O\., unread/);
      await page.getByRole("searchbox").fill("A question");
      await page.getByText("2 found").waitFor({ state: "attached" });
      await openMessage();
      await page.keyboard.press("u");
      await waitForFocus(page, /^Imani O\., unread/);
      await openMessage();
      await clickAction(page, "Mark handled");
      await waitForFocus(page, /^Bashir K\./);

      for (const id of ids) await moveMessage(id, "handled");
      await openInbox(page, `${inboxPath}?folder=handled`);
      await openMessage();
      await page.keyboard.press("e");
      await clickAction(page, "I answered: move to Handled");
      await getOpenMessage(page).waitFor({ state: "detached" });
      await waitForFocus(page, /^Imani O\./);
    }));

  it("Escape folds the question how somebody answered before it leaves the message", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      await waitForFocus(page, "Imani O.");
      await page.keyboard.press("e");
      const email = getOpenMessage(page).getByRole("radio", { name: "Email" });
      await email.and(page.locator(":focus")).waitFor();
      await page.keyboard.press("Escape");
      await email.waitFor({ state: "detached" });
      await waitForFocus(page, "I answered");
      await page.keyboard.press("Escape");
      await getOpenMessage(page).waitFor({ state: "detached" });
      await waitForFocus(page, /^Imani O\./);
    }));

  it("Moving the last message to spam empties the folder, and Not spam moves it back", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await page.goto(`${inboxPath}/${id}`);
      await clickAction(page, "Move to spam");
      await page.getByText("No messages here.").waitFor();
      await waitForFocus(page, "Messages");
      await page.getByRole("link", { name: "Spam 1" }).click();
      await getMessageRow(page, "Imani O.").click();
      await clickAction(page, "Not spam");
      await getToast(page, "Moved to the inbox.").waitFor();
      await page.getByText("No spam.").waitFor();
      assert.equal(await getFolder(id), "inbox");
    }));

  it("Exporting a sender's messages downloads a file without a name in its filename", () =>
    asStaff({}, async ({ page }) => {
      const first = await receiveMessage("Imani O.", { message: "One" });
      const id = await receiveMessage("Imani O.", { message: "Two" });
      await receiveMessage("Bashir K.");
      await page.goto(`${inboxPath}/${id}`);
      const download = page.waitForEvent("download");
      await openSenderActions(page);
      await clickAction(page, "Export for a program (JSON)");
      const file = await download;
      assert.match(file.suggestedFilename(), /^messages-\d{4}-\d\d-\d\d\.json$/);
      const all = JSON.parse(await readFile(await file.path(), "utf8"));
      const texts = all.map(({ message }: { message: string }) => message);
      assert.deepEqual(texts, ["One", "Two"]);
      await getToast(page, "2 messages were exported.").waitFor();
      assert.equal(await countAccesses(first), 1);
    }));

  it("Deleting a sender's messages needs a confirmation and a password", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      const trashed = await receiveMessage("Imani O.", { message: "None" });
      await site().remove(`/api/staff/messages/${trashed}`, cookie());
      const first = await receiveMessage("Imani O.", { message: "One" });
      const removal = "Delete everything from this person";
      await moveMessage(first, "handled");
      const id = await receiveMessage("Imani O.", { message: "Two" });
      await receiveMessage("Bashir K.");
      await page.goto(`${inboxPath}/${id}`);
      await openSenderActions(page);
      await clickAction(page, removal);
      const dialog = page.getByRole("alertdialog", { name: "Delete all 3 messages of Imani O.?" });
      await dialog.getByText("in every folder and in the trash (1).").waitFor();
      await waitForFocus(page, "Keep them");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await waitForFocus(page, removal);
      await clickAction(page, removal);
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await dialog.getByText("Please enter your password.").waitFor();
      await dialog.locator("[name=password]:focus").fill("not the one");
      await page.keyboard.press("Enter");
      expected.push(/400/);
      await dialog.getByText("That password is incorrect.").waitFor();
      await dialog.locator("[name=password]").fill(admin.password);
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await getToast(page, "3 messages were deleted for good.").waitFor();
      await page.waitForURL(`**${inboxPath}`);
      await page.getByRole("link", { name: "Handled 0" }).waitFor();
      assert.deepEqual(await listSenders(page), ["Bashir K."]);
      await waitForFocus(page, /^Bashir K\./);
      assert.equal(await getFolder(id), undefined);
    }));

  it("Several messages stay if a colleague has changed one, and Undo leaves a colleague's change", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/409/);
      const id = await receiveMessage("Imani O.");
      await receiveMessage("Bashir K.");
      await openInbox(page);
      const moveAllToSpam = async () => {
        await page.getByRole("checkbox", { name: "Choose all 2" }).check();
        await page.getByRole("button", { name: "Spam", exact: true }).click();
        await page.getByRole("button", { name: "Move to spam" }).click();
      };
      const path = `/api/staff/messages/${id}`;
      const body = { channel: "phone" };
      assert.equal((await site().post(`${path}/answer`, body, cookie())).statusCode, 200);
      await moveAllToSpam();
      await getToast(page, "Nothing was changed: 1 message has already been answered.").waitFor();
      assert.equal(await getFolder(id), "handled");
      assert.equal((await site().remove(`${path}/answer`, cookie())).statusCode, 200);
      await page.reload();
      await moveAllToSpam();
      const toast = getToast(page, "2 messages moved to spam.");
      await toast.waitFor();
      await moveMessage(id, "held");
      await toast.getByRole("button", { name: "Undo" }).click();
      await getToast(page, "Nothing was changed: 1 message has been changed or deleted").waitFor();
      assert.equal(await getFolder(id), "held");
    }));

  it("A message can be opened and marked as handled with the keyboard alone", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await receiveMessage("Bashir K.");
      await openInbox(page);
      await page.getByRole("checkbox", { name: "Choose Bashir K." }).focus();
      await page.keyboard.press("ArrowDown");
      await waitForFocus(page, /^Imani O\./);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("e");
      await page.getByRole("alertdialog", { name: "Mark 1 message as answered?" }).waitFor();
      await page.keyboard.press("Escape");
      await getMessageRow(page, "Imani O.").focus();
      await page.keyboard.press("Enter");
      await getOpenMessage(page).waitFor();
      await tabToText(page, /^Mark handled$/);
      await page.keyboard.press("Enter");
      await getToast(page, "Marked as handled.").waitFor();
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      await waitForFocus(page, /^Bashir K\./);
      assert.equal(await getFolder(id), "handled");
    }));
});

function openSenderActions(page: Page): Promise<void> {
  return getOpenMessage(page)
    .getByText(/^Everything from /)
    .click();
}

/** Playwright waits until the button is enabled, which hydration does. */
function clickAction(page: Page, name: string | RegExp): Promise<void> {
  return getOpenMessage(page).getByRole("button", { name, exact: true }).click();
}

/** Returns the types of the browser's own dialogs, as they come. */
function acceptDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on("dialog", (dialog) => {
    types.push(dialog.type());
    void dialog.accept();
  });
  return types;
}
