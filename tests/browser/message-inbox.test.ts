import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { admin } from "../support/open-site.ts";
import { measureHorizontalOverflow, phone, waitForFocus } from "../support/use-browser.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  listSenders,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { getToast } from "../support/use-staff-area.ts";

const dayMs = 24 * 60 * 60 * 1000;

describe("the inbox", () => {
  const { site, asStaff, receiveMessage, moveMessage, countAccesses } = useInbox();

  it("Beside a long list, each part of a message can be reached, and no row moves under the mouse", () =>
    asStaff({ viewport: { width: 1366, height: 768 } }, async ({ page }) => {
      for (let i = 0; i < 12; i += 1) await receiveMessage(`Person ${i}`);
      await openInbox(page);
      const row = getMessageRow(page, "Person 0");
      await row.scrollIntoViewIfNeeded();
      const before = await row.boundingBox();
      await row.click();
      await getOpenMessage(page).locator("h2:focus").waitFor();
      assert.deepEqual(await row.boundingBox(), before);
      await page.getByRole("button", { name: "Begin with a template" }).click();
      await page.getByRole("textbox", { name: "Your reply" }).press("Control+End");
      for (const name of ["Copy the text", "Delete this message"]) {
        await getOpenMessage(page).getByRole("button", { name }).scrollIntoViewIfNeeded();
        const box = await getOpenMessage(page).getByRole("button", { name }).boundingBox();
        assert.ok(box && box.y > 0 && box.y + box.height <= 768, `${name}: ${box?.y}`);
      }
      await page.getByRole("checkbox", { name: "Choose Person 1", exact: true }).check();
      const action = await page.getByRole("button", { name: "Assign" }).boundingBox();
      assert.ok(action && action.y >= 0 && action.y < 768, `${action?.y}`);
    }));

  it("A low window shows the text of a message, and a phone its reply actions in three rows", () =>
    asStaff({ viewport: { width: 1366, height: 450 } }, async ({ page }) => {
      await receiveMessage("Imani O.", { message: "May I come on Friday?" });
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      const text = await getOpenMessage(page).getByText("May I come on Friday?").boundingBox();
      assert.ok(text && text.y + text.height <= 450, `${text?.y}`);
      await page.setViewportSize(phone);
      const tops = ["Reply by email", "Call", "Begin with a template", "I answered", "Mark handled"]
        .map((name) => getOpenMessage(page).getByText(name, { exact: true }))
        .map(async (action) => Math.round(((await action.boundingBox())?.y ?? 0) / 22));
      const rows = new Set(await Promise.all(tops));
      assert.ok(rows.size <= 3, [...rows].join());
    }));

  it("Late messages have a list of their own, which stays beside an open one and in a search", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Bashir K.");
      await receiveMessage("Imani O.");
      await openInbox(page);
      const filter = page.getByRole("link", { name: "Late 1" });
      assert.equal(await filter.count(), 0);
      const received_at = new Date(Date.now() - 30 * dayMs).toISOString();
      const update = site().db.updateTable("message").set({ received_at });
      await update.where("message_id", "=", id).execute();
      await page.reload();
      await filter.click();
      await page.waitForURL("**?folder=late");
      await getMessageRow(page, "Imani O.").waitFor({ state: "detached" });
      await getMessageRow(page, "Bashir K.").click();
      await getOpenMessage(page)
        .getByText(/^Late by \d+ business days$/)
        .waitFor();
      assert.deepEqual(await listSenders(page), ["Bashir K."]);
      assert.equal(await filter.getAttribute("aria-current"), "true");
      await page.getByRole("searchbox").fill("A question");
      await page.keyboard.press("Enter");
      await page.getByText("1 found").waitFor();
      await getOpenMessage(page).getByRole("button", { name: "Mark handled" }).click();
      await page.getByText("Nobody in this folder has “A question”").waitFor();
    }));

  it("Opening a message shows all of it, marks it as read and logs one access", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Bashir K.");
      const id = await receiveMessage("Imani O.", {
        message: "First line\nand the <b>second</b>.",
      });
      await openInbox(page);
      await page.getByRole("link", { name: "Messages 2 unread" }).waitFor();
      await getMessageRow(page, "Imani O., unread").hover();
      assert.equal(await countAccesses(id), 0);
      await getMessageRow(page, "Imani O., unread").click();
      await getOpenMessage(page).getByText("and the <b>second</b>.").waitFor();
      await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
      assert.equal(await page.getByRole("link", { name: /^Imani O., unread/ }).count(), 0);
      await waitForFocus(page, "Imani O.");
      const response = getOpenMessage(page).getByRole("link", { name: "Reply by email" });
      const mail = (await response.getAttribute("href")) ?? "";
      assert.match(
        mail,
        /^mailto:imanio@northbloom\.example\?subject=[^&]+&body=[^&]*First%20line/,
      );
      const call = getOpenMessage(page).getByRole("link", { name: "Call" });
      assert.equal(await call.getAttribute("href"), "tel:+14165550199");
      await getOpenMessage(page).getByText("(416) 555-0199").waitFor();
      await getOpenMessage(page).getByText(`Opened by ${admin.name}`).waitFor();
      await getOpenMessage(page)
        .getByText(/^Notification by email waiting since today/)
        .waitFor();
      // The list has reloaded once by now without reloading the open message.
      await page.getByRole("link", { name: /^Handled/ }).click();
      await page.waitForURL("**?folder=handled");
      await page.goBack();
      await getOpenMessage(page).waitFor();
      assert.equal(await countAccesses(id), 2);
    }));

  it("Opening one message after another shows the addresses of the last person alone", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Bashir K.");
      await receiveMessage("Imani O.");
      await openInbox(page);
      for (const name of ["Imani O.", "Bashir K.", "Imani O."]) {
        await getMessageRow(page, name).click();
        await getOpenMessage(page).getByText(`A question of ${name}`, { exact: true }).waitFor();
        assert.deepEqual(await getOpenMessage(page).locator("dl dd a").allTextContents(), [
          name === "Imani O." ? "imanio@northbloom.example" : "bashirk@northbloom.example",
          "(416) 555-0199",
        ]);
      }
    }));

  it("Searching the inbox finds names, emails and phones, and puts no search term into a URL", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Ludmila P.", { phone: "4165550111" });
      await receiveMessage("Bashir K.");
      const spam = await receiveMessage("Ludwig S.");
      await moveMessage(spam, "spam");
      await openInbox(page);
      const requestedUrls: string[] = [];
      page.on("request", (request) => requestedUrls.push(request.url()));
      const search = page.getByRole("searchbox");
      await search.fill("LUD");
      await page.getByRole("link", { name: "Inbox 1" }).waitFor();
      await page.getByRole("link", { name: "Spam 1" }).waitFor();
      assert.deepEqual(await listSenders(page), ["Ludmila P."]);
      await page.getByRole("link", { name: "1 in Spam" }).click();
      await getMessageRow(page, "Ludwig S.").waitFor();
      assert.equal(new URL(page.url()).search, "?folder=spam");
      await page.getByRole("link", { name: "Inbox 1" }).click();
      await search.fill("(416) 555-0111");
      await search.press("Enter");
      await getMessageRow(page, "Ludmila P.").waitFor();
      await search.fill("nobody");
      await page.getByText("Nobody in this folder has “nobody”").waitFor();
      await page.getByRole("button", { name: "Clear the search" }).last().click();
      await getMessageRow(page, "Bashir K.").waitFor();
      assert.equal(await search.inputValue(), "");
      for (const url of requestedUrls) assert.doesNotMatch(url, /lud|555|nobody/i);
    }));

  it("An inbox search without results links to the folder that has some", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Zainab Q.");
      await openInbox(page, `${inboxPath}?folder=spam`);
      await page.getByRole("searchbox").pressSequentially("zainab");
      await page.getByText("Nobody in this folder has “zainab”").waitFor();
      await page.getByRole("link", { name: "Trash", exact: true }).waitFor();
      await page.getByRole("link", { name: "1 in Inbox" }).click();
      await getMessageRow(page, "Zainab Q., unread").waitFor();
      assert.equal(await page.getByRole("searchbox").inputValue(), "zainab");
    }));

  it("In the inbox, single keys search, answer, mark unread and delete, but not while somebody types", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Zainab Q.");
      await receiveMessage("Bashir K.");
      await openInbox(page);
      await page.keyboard.press("/");
      await page.keyboard.type("u#e?/");
      assert.equal(await page.getByRole("searchbox").inputValue(), "u#e?/");
      await page.getByRole("searchbox").fill("");
      await getMessageRow(page, "Zainab Q., unread").click();
      await waitForFocus(page, "Zainab Q.");
      await page.keyboard.press("e");
      await getOpenMessage(page).getByRole("radio", { name: "Email", checked: true }).waitFor();
      await page.keyboard.press("Escape");
      await waitForFocus(page, "I answered");
      await page.keyboard.press("Escape");
      await getOpenMessage(page).waitFor({ state: "detached" });
      await getMessageRow(page, "Zainab Q.").press("Enter");
      await waitForFocus(page, "Zainab Q.");
      await page.keyboard.press("u");
      await getMessageRow(page, "Zainab Q., unread").waitFor();
      await getOpenMessage(page).waitFor({ state: "detached" });
      await getMessageRow(page, "Zainab Q., unread").click();
      await waitForFocus(page, "Zainab Q.");
      await page.keyboard.press("#");
      await getMessageRow(page, "Zainab Q.").waitFor({ state: "detached" });
      await getMessageRow(page, "Bashir K., unread").waitFor();

      await getMessageRow(page, "Bashir K., unread").focus();
      await page.keyboard.press("e");
      const answer = page.getByRole("alertdialog", { name: "Mark 1 message as answered?" });
      await answer.getByText("It moves to Handled, with your name.", { exact: true }).waitFor();
      await answer.getByRole("button", { name: "Leave it" }).click();
      await waitForFocus(page, /^Bashir K\./);
      await page.keyboard.press("#");
      await getMessageRow(page, "Bashir K.").waitFor({ state: "detached" });
      await getToast(page, "1 message moved to the trash.")
        .getByRole("button", { name: "Undo" })
        .click();
      await getMessageRow(page, "Bashir K., unread").waitFor();
      await page.keyboard.press("?");
      await page.waitForURL("**/admin/help#messages");
      await page.getByText("Mark the open message, or the row with the focus, unread").waitFor();

      await page.getByRole("button", { name: "Single keys are on in this browser" }).click();
      await page.getByRole("button", { name: "Single keys are off in this browser" }).waitFor();
      await openInbox(page);
      await page.keyboard.press("/");
      assert.equal(await page.locator("[type=search]:focus").count(), 0);
      await page.keyboard.press("?");
      await getMessageRow(page, "Bashir K., unread").click();
      await waitForFocus(page, "Bashir K.");
    }));

  it("Escape in a message leads back to its row", () =>
    asStaff({}, async ({ page }) => {
      for (const name of ["Zainab Q.", "Bashir K."]) await receiveMessage(name);
      await openInbox(page);
      await getMessageRow(page, "Bashir K., unread").press("Enter");
      await waitForFocus(page, "Bashir K.");
      await page.keyboard.press("Escape");
      await waitForFocus(page, /^Bashir K\./);
    }));

  it("A failed load of the inbox is reported and can be retried", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      expected.push(/ERR_FAILED/, /not loaded/, /Failed to fetch/);
      await page.route("**/search", (route) => route.abort());
      await page.getByRole("searchbox").fill("imani");
      await page.getByText("The messages could not be loaded.").waitFor();
      await page.unroute("**/search");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText("1 found").waitFor({ state: "attached" });
      await page.getByText("The messages could not be loaded.").waitFor({ state: "detached" });
      await page.route("**/*.data*", (route) => route.abort());
      await getMessageRow(page, "Imani O.").click();
      await page.getByText(/could not be loaded/).waitFor();
      await page.unroute("**/*.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await getOpenMessage(page).waitFor();
    }));

  it("A missing message is reported beside the list", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      const id = await receiveMessage("Imani O.");
      expected.push(/404/);
      await page.goto(`${inboxPath}/${id + 1}`);
      await page.getByText("This message is not here.").waitFor();
      await getMessageRow(page, "Imani O.").waitFor();
      await openInbox(page);
      await site().db.deleteFrom("message").execute();
      await getMessageRow(page, "Imani O.").click();
      await page.getByText("No messages here.").waitFor();
      await page.getByText("This message is not here.").waitFor();
    }));

  it("The inbox shows fifty messages, and pages in both directions survive a reload", () =>
    asStaff({}, async ({ page }) => {
      const received_at = new Date().toISOString();
      const more = { email: "x@northbloom.example", phone: "", message: "Hello", received_at };
      const rows = Array.from({ length: 70 }, (_, i) => ({
        ...{ name: `Visitor ${i}`, submission_key: `k${i}`, form_type: "Contact form" },
        ...{ folder: "inbox" as const, ...more },
      }));
      await site().db.insertInto("message").values(rows).execute();
      await openInbox(page);
      assert.equal((await listSenders(page)).length, 50);
      const first = await listSenders(page);
      await page.getByRole("link", { name: "Next page" }).click();
      await getMessageRow(page, "Visitor 0,").waitFor();
      assert.equal(new Set([...first, ...(await listSenders(page))]).size, 70);
      await page.reload();
      await page.getByText("Page 2 of 2").waitFor();
      await getMessageRow(page, "Visitor 0,").click();
      await getOpenMessage(page).waitFor();
      await getMessageRow(page, "Visitor 1,").waitFor();
      const sort = page.getByRole("combobox", { name: "Sort by" });
      await sort.selectOption("Waiting longest first");
      await page.getByText("Page 1 of 2").waitFor();
      await getOpenMessage(page).waitFor();
      assert.equal(new URL(page.url()).search, "?sort=oldest");
      assert.equal((await listSenders(page))[0], "Visitor 0");
      await page.getByRole("link", { name: "Next page" }).click();
      await getMessageRow(page, "Visitor 69,").waitFor();
      await sort.selectOption("Newest first");
      await page.getByText("Page 1 of 2").waitFor();
      await page.getByRole("link", { name: "Next page" }).click();
      await page.getByText("Page 2 of 2").waitFor();
      await page.getByRole("link", { name: "First page" }).click();
      await page.getByText("Page 1 of 2").waitFor();
      assert.deepEqual(await listSenders(page), first);
      assert.equal(await page.getByRole("link", { name: "Previous page" }).count(), 0);
    }));

  it("The inbox and the dashboard warn of notifications that are overdue", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Imani O.");
      await openInbox(page);
      await getMessageRow(page, "Imani O.").waitFor();
      const warning = page.getByText(
        "1 notification has not been sent: the mail server cannot be reached, or refuses them.",
      );
      assert.equal(await warning.count(), 0);
      const received_at = new Date(Date.now() - dayMs - 1000).toISOString();
      await site().db.updateTable("message").set({ received_at }).execute();
      for (const path of [inboxPath, "/admin"]) {
        await page.goto(path);
        await warning.waitFor();
      }
    }));

  it("A phone shows the list or a message, the chosen folder beside its edge, and nothing wider than 320 px", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await receiveMessage("Imani O.");
      const messages = site().db.updateTable("message");
      await messages.set({ folder: "held" }).execute();
      await page.goto(`${inboxPath}?folder=held`);
      const chosen = page.getByRole("navigation", { name: "Show" }).getByText(/^Held/);
      const rightEdgePx = await chosen.evaluate((element) => element.getBoundingClientRect().right);
      assert.ok(rightEdgePx <= phone.width - 16, `${rightEdgePx} of ${phone.width} px`);

      await messages.set({ folder: "inbox" }).execute();
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      await getOpenMessage(page).waitFor();
      assert.equal(await page.locator("main li a", { hasText: "Imani O." }).isVisible(), false);
      const text = getOpenMessage(page).getByText("A question of Imani O.", { exact: true });
      const topPx = (await text.boundingBox())?.y ?? phone.height;
      assert.ok(topPx < phone.height / 2, `The text begins at ${topPx} px.`);
      await page.getByRole("link", { name: "All messages" }).click();
      await getMessageRow(page, "Imani O.").waitFor();
      assert.equal(await getOpenMessage(page).count(), 0);
      await waitForFocus(page, /^Imani O\./);

      await page.setViewportSize({ width: 320, height: 700 });
      const id = await receiveMessage("پیام رضایی", {
        message: "سلام\nممنون",
        email: "p@x.example",
      });
      for (const path of [inboxPath, `${inboxPath}/${id}`]) {
        await openInbox(page, path);
        assert.equal(await measureHorizontalOverflow(page), 0, path);
      }
    }));
});
