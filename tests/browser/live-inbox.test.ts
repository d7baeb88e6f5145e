import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { openMessage } from "#domain/messages/message-details.server.ts";
import { assignMessage, moveMessages } from "#domain/messages/message-history.server.ts";
import { moveMessagesToTrash } from "#domain/messages/message-trash.server.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import { waitForFocus } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  listSenders,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";

const bo = { id: "bo", name: "Bo", email: "bo@example.com", isAdmin: true, role: "owner" } as const;

describe("the live inbox", () => {
  const { asStaff, receiveMessage, findFolder, site } = useInbox();

  it("A new message appears in the header, the title and above the list, and never moves the list", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      await page.waitForFunction(() => document.title.startsWith("(1) "));
      await receiveMessage("Bashir K.");
      await returnToTab(page);
      await page.getByRole("link", { name: "Messages 2 unread" }).waitFor();
      await page.waitForFunction(() => document.title.startsWith("(2) "));
      assert.deepEqual(await listSenders(page), ["Imani O."]);
      await page.getByRole("button", { name: "1 new message" }).click();
      await getMessageRow(page, "Bashir K.").waitFor();
      await page.getByRole("button", { name: "1 new message" }).waitFor({ state: "detached" });
    }));

  it("Showing new messages passes the focus to the newest one", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      const receiveNew = async (name: string, others: string[] = []) => {
        for (const sender of [...others, name]) await receiveMessage(sender);
        await returnToTab(page);
        await page.getByRole("button", { name: /^\d new message/ }).waitFor();
      };
      await receiveNew("Bashir K.", ["Tamsin W."]);
      await page.keyboard.press(".");
      await waitForFocus(page, /^Bashir K\./);
      await receiveNew("Olga P.");
      await page.keyboard.press(".");
      await waitForFocus(page, /^Olga P\./);
      await receiveNew("Zainab Q.");
      await page.getByRole("button", { name: "1 new message" }).click();
      await waitForFocus(page, /^Zainab Q\./);

      await page.getByRole("link", { name: /^Spam/ }).click();
      await page.getByText("No spam.").waitFor();
      await receiveNew("Parisa K.");
      await page.keyboard.press(".");
      await waitForFocus(page, /^Parisa K\./);
    }));

  it("Showing new messages leaves the focus in the open message and in the search", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      const bar = page.getByRole("button", { name: "1 new message" });
      await getMessageRow(page, "Imani O.").click();
      await waitForFocus(page, "Imani O.");
      await page.getByRole("link", { name: "Messages", exact: true }).waitFor();
      await receiveMessage("Bashir K.");
      await returnToTab(page);
      await bar.waitFor();
      await page.keyboard.press(".");
      await bar.waitFor({ state: "detached" });
      await waitForFocus(page, "Imani O.");
      await page.keyboard.press("Escape");
      await getOpenMessage(page).waitFor({ state: "detached" });
      await receiveMessage("Olga P.");
      await returnToTab(page);
      const release = await holdRequests(page, "**/messages.data*");
      await bar.click();
      const search = page.getByRole("searchbox");
      await search.click();
      await page.keyboard.type("Ol");
      release();
      await bar.waitFor({ state: "detached" });
      await page.keyboard.type("ga");
      assert.equal(await search.inputValue(), "Olga");
    }));

  it("A message that opens late leaves the focus in the search, where its letters are no shortcuts", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page);
      const release = await holdRequests(page, `**/messages/${id}.data*`);
      await getMessageRow(page, "Imani O.").click();
      const search = page.getByRole("searchbox");
      await search.click();
      await page.keyboard.type("I");
      release();
      await getOpenMessage(page).waitFor();
      await page.waitForURL(`**${inboxPath}/${id}`);
      await page.keyboard.type("mani#");
      assert.equal(await search.inputValue(), "Imani#");
      assert.equal(await findFolder(id), "inbox");
    }));

  it("An open message shows what a colleague does with it, and is gone once it is deleted", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/404/);
      const id = await receiveMessage("Imani O.");
      await openMessage(site().db, id, bo);
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByText("Bo opened this message a few minutes ago.").waitFor();
      await moveMessages(site().db, [id], "handled", bo);
      await returnToTab(page);
      await message.getByRole("status").getByText("Moved to Handled by Bo.").waitFor();
      await message.getByRole("button", { name: "Back to the inbox" }).waitFor();
      assert.equal(await message.getByRole("button", { name: "Mark handled" }).count(), 0);
      await moveMessagesToTrash(site().db, [id], "Bo");
      await message.getByRole("textbox", { name: "A note for colleagues" }).fill("Called back.");
      await page.getByRole("button", { name: "Add note" }).click();
      await page.getByText("This message is not here. It may have been deleted.").waitFor();
      await page.locator("div:focus", { hasText: "What you wrote was not sent." }).waitFor();
      await page.getByText("A question of Imani O.").waitFor({ state: "detached" });
    }));

  it("A colleague's assignment is no news any more once somebody else is chosen", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await message.getByText("A question of Imani O.").waitFor();
      await assignMessage(site().db, id, bo, bo);
      await returnToTab(page);
      const news = message.getByRole("status").getByText("Assigned to Bo by Bo.");
      await news.waitFor();
      await message.getByLabel("Assigned to").selectOption({ label: admin.name });
      await message.getByText(`Assigned to ${admin.name} by ${admin.name}`).waitFor();
      await news.waitFor({ state: "detached" });
    }));

  it("Without a connection, the list stays beside a message that cannot be opened", () =>
    asStaff({}, async ({ page, context, expectedErrors: expected }) => {
      expected.push(/ERR_INTERNET_DISCONNECTED/, /not loaded/, /Failed to fetch/);
      await receiveMessage("Imani O.");
      await receiveMessage("Bashir K.");
      await openInbox(page);
      // The first message loads the script that shows messages and their errors.
      await getMessageRow(page, "Bashir K.").click();
      await getOpenMessage(page).getByText("A question of Bashir K.").waitFor();
      // Then the list has been loaded again, too.
      await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
      await context.setOffline(true);
      await getMessageRow(page, "Imani O.").click();
      await page.getByText("This message could not be loaded.").waitFor();
      assert.deepEqual(await listSenders(page), ["Bashir K.", "Imani O."]);
      await context.setOffline(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await getOpenMessage(page).getByText("A question of Imani O.").waitFor();
    }));

  it("A list that cannot be loaded again stays, and so does the message that was just opened", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/, /Failed to fetch/);
      await receiveMessage("Imani O.");
      await openInbox(page);
      await page.route("**/*.data?*messages-page*", (route) => route.abort());
      await getMessageRow(page, "Imani O.").click();
      await page.getByText("The messages could not be loaded.").waitFor();
      await getOpenMessage(page).getByText("A question of Imani O.").waitFor();
      assert.deepEqual(await listSenders(page), ["Imani O."]);
      await page.getByRole("link", { name: /^Handled/ }).click();
      await page.waitForURL("**?folder=handled");
      assert.deepEqual(await listSenders(page), ["Imani O."]);

      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("The messages could not be loaded.").waitFor({ state: "detached" });
    }));

  it("A list that has never been loaded says so, and loads again", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/, /Failed to fetch/, /not loaded/);
      await receiveMessage("Imani O.");
      await page.goto("/admin");
      const link = page.getByRole("banner").getByRole("link", { name: /^Messages/ });
      await link.waitFor();
      await page.route("**/messages.data*", (route) => route.abort());
      await link.click();
      await page.getByText("This list could not be loaded.").waitFor();
      await page.unrouteAll();
      await page.getByRole("button", { name: "Try again" }).click();
      await getMessageRow(page, "Imani O.").waitFor();
    }));

  it("The inbox asks for new messages every minute", () =>
    asStaff({}, async ({ page }) => {
      await page.clock.install();
      await openInbox(page);
      await receiveMessage("Imani O.");
      await page.clock.runFor(61_000);
      await page.getByRole("button", { name: "1 new message" }).waitFor();
    }));

  it("A hidden tab counts new messages, and the browser tells of them once somebody asked for it", () =>
    asStaff({}, async ({ page }) => {
      await recordNotifications(page);
      await page.clock.install();
      await openInbox(page);
      const arrived = () => receiveMessage("Imani O.");
      await hideTab(page);
      await arrived();
      await page.clock.runFor(61_000);
      await page.waitForFunction(() => document.title.startsWith("(1) "));
      assert.deepEqual(await listNotifications(page), []);
      const choice = page.getByRole("button", { name: "Notify me here of new messages" });
      await choice.click();
      await page.getByRole("button", { name: "Notifications are on here" }).waitFor();
      await arrived();
      await page.clock.runFor(61_000);
      await page.waitForFunction(() => document.title.startsWith("(2) "));
      const shown = ["Notifications are on here", "A new message arrived"];
      assert.deepEqual(await listNotifications(page), shown);
      await page.getByRole("button", { name: "Notifications are on here" }).click();
      await choice.waitFor();
    }));

  it("The button says that notifications are off, and why, in a browser that refuses them", () =>
    asStaff({}, async ({ page }) => {
      await recordNotifications(page);
      await openInbox(page);
      const off = page.getByRole("button", { name: "Notify me here of new messages" });
      const on = page.getByRole("button", { name: "Notifications are on here" });
      const waitForReason = async (reason: string) => {
        await page.getByRole("status").getByText(`Notifications are off: ${reason}`).waitFor();
        assert.equal(await off.getAttribute("aria-pressed"), "false");
        assert.equal(await on.count(), 0);
      };
      await changeBrowser(page, { answer: "default" });
      await off.click();
      await waitForReason("the browser asked for permission and was not given it.");
      await changeBrowser(page, { answer: "granted", showsNone: true });
      await off.click();
      await waitForReason("this browser does not show them.");
      await changeBrowser(page, { showsNone: false });
      await off.click();
      await on.waitFor();
      await page.getByText("Notifications are off:").waitFor({ state: "detached" });
      await changeBrowser(page, { permission: "denied", answer: "denied" });
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await waitForReason("this browser blocks them.");
      await off.click();
      await waitForReason("this browser blocks them.");
    }));

  it("Notifications that were turned on are off once the browser refuses to show one", () =>
    asStaff({}, async ({ page }) => {
      await recordNotifications(page);
      await page.clock.install();
      await openInbox(page);
      await page.getByRole("button", { name: "Notify me here of new messages" }).click();
      await page.getByRole("button", { name: "Notifications are on here" }).waitFor();
      await changeBrowser(page, { showsNone: true });
      await hideTab(page);
      await receiveMessage("Imani O.");
      await page.clock.runFor(61_000);
      await page.getByText("Notifications are off: this browser does not show them.").waitFor();
      await page.reload();
      await page.getByRole("button", { name: "Notify me here of new messages" }).waitFor();
    }));

  it("The inbox says since when it could not ask, after two failures", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/);
      await receiveMessage("Imani O.");
      await openInbox(page);
      await page.route("**/api/staff/messages/news*", (route) => route.abort());
      const failed = () => page.waitForEvent("requestfailed");
      for (let i = 0; i < 2; i += 1) await Promise.all([failed(), returnToTab(page)]);
      await page.getByText("New messages could not be checked since").waitFor();
      await page.unroute("**/api/staff/messages/news*");
      await returnToTab(page);
      await page.getByText("New messages could not be checked").waitFor({ state: "detached" });
    }));
});

/** Chromium without a window has no hidden tabs and blocks all notifications. */
async function recordNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class RecordedNotification {
      static permission = "default";
      static answer = "granted";
      static showsNone = false;
      static async requestPermission() {
        RecordedNotification.permission = RecordedNotification.answer;
        return RecordedNotification.permission;
      }
      close = () => {};
      constructor(title: string) {
        if (RecordedNotification.showsNone) throw new TypeError("Illegal constructor");
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: RecordedNotification, shownNotifications: shown });
  });
}

interface BrowserChange {
  permission?: NotificationPermission;
  /** To the next question for permission. */
  answer?: NotificationPermission;
  /** As on phones, where only service workers show notifications. */
  showsNone?: boolean;
}

function changeBrowser(page: Page, change: BrowserChange): Promise<unknown> {
  return page.evaluate((values) => Object.assign(Notification, values), change);
}

function hideTab(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" }),
  );
}

function listNotifications(page: Page): Promise<string[]> {
  return page.evaluate<string[]>("window.shownNotifications");
}

function returnToTab(page: Page): Promise<unknown> {
  return page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
