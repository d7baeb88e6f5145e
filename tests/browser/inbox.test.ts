import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { hasFocus, phone, sidewaysScroll } from "../support/browser.ts";
import { bringCookie } from "../support/editor.ts";
import { inbox, letter, names, openInbox, row, useInbox } from "../support/inbox.ts";
import { admin, helper } from "../support/site.ts";

const dayMs = 24 * 60 * 60 * 1000;

describe("the inbox", () => {
  const { visit, site, asStaff, receive, move, readings } = useInbox();

  it("Only admins see the inbox", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const id = await receive("Imani O.");
      const { page } = visited;
      const paths = [inbox, `${inbox}?folder=spam`, `${inbox}/${id}`];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      await bringCookie(visited, await site().signIn(helper));
      for (const path of paths) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      assert.equal(await readings(id), 0);
    }));

  it("Opening a message shows all of it, marks it as read and logs one access", () =>
    asStaff({}, async ({ page }) => {
      await receive("Bashir K.");
      const id = await receive("Imani O.", { message: "First line\nand the <b>second</b>." });
      await openInbox(page);
      await page.getByRole("link", { name: "Messages 2 unread" }).waitFor();
      await row(page, "Imani O., unread").hover();
      assert.equal(await readings(id), 0);
      await row(page, "Imani O., unread").click();
      await letter(page).getByText("and the <b>second</b>.").waitFor();
      await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
      assert.equal(await page.getByRole("link", { name: /^Imani O., unread/ }).count(), 0);
      await hasFocus(page, "Imani O.");
      const reply = letter(page).getByRole("link", { name: "Reply by email" });
      const mail = (await reply.getAttribute("href")) ?? "";
      assert.match(mail, /^mailto:imanio@northbloom\.example\?subject=[^&]+$/);
      const call = letter(page).getByRole("link", { name: "Call" });
      assert.equal(await call.getAttribute("href"), "tel:+14165550199");
      await letter(page).getByText("(416) 555-0199").waitFor();
      await letter(page).getByText(`Opened by ${admin.name}, today`).waitFor();
      await letter(page)
        .getByText(/^Notification by email waiting since today/)
        .waitFor();
      // The list has reloaded once by now without reloading the open message.
      await page.getByRole("link", { name: /^Handled/ }).click();
      await page.waitForURL("**?folder=handled");
      await page.goBack();
      await letter(page).waitFor();
      assert.equal(await readings(id), 2);
    }));

  it("Searching the inbox finds names, emails and phones, and puts no search term into a URL", () =>
    asStaff({}, async ({ page }) => {
      await receive("Ludmila P.", { phone: "4165550111" });
      await receive("Bashir K.");
      const spam = await receive("Ludwig S.");
      await move(spam, "spam");
      await openInbox(page);
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      const search = page.getByRole("searchbox");
      await search.fill("LUD");
      await page.getByRole("link", { name: "Inbox 1" }).waitFor();
      await page.getByRole("link", { name: "Spam 1" }).waitFor();
      assert.deepEqual(await names(page), ["Ludmila P."]);
      await page.getByRole("link", { name: "Spam 1" }).click();
      await row(page, "Ludwig S.").waitFor();
      assert.equal(new URL(page.url()).search, "?folder=spam");
      await page.getByRole("link", { name: "Inbox 1" }).click();
      await search.fill("(416) 555-0111");
      await search.press("Enter");
      await row(page, "Ludmila P.").waitFor();
      await search.fill("nobody");
      await page.getByText("Nobody in this folder has “nobody”").waitFor();
      await page.getByRole("button", { name: "Clear the search" }).last().click();
      await row(page, "Bashir K.").waitFor();
      assert.equal(await search.inputValue(), "");
      for (const address of addresses) assert.doesNotMatch(address, /lud|555|nobody/i);
    }));

  it("An inbox search without results links to the folder that has some", () =>
    asStaff({}, async ({ page }) => {
      await receive("Zainab Q.");
      await openInbox(page, `${inbox}?folder=spam`);
      await page.getByRole("searchbox").pressSequentially("zainab");
      await page.getByText("Nobody in this folder has “zainab”").waitFor();
      await page.getByRole("link", { name: "1 in Inbox" }).click();
      await row(page, "Zainab Q., unread").waitFor();
      assert.equal(await page.getByRole("searchbox").inputValue(), "zainab");
    }));

  it("A failed load of the inbox is reported and can be retried", () =>
    asStaff({}, async ({ page, expected }) => {
      await receive("Imani O.");
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
      await row(page, "Imani O.").click();
      await page.getByText(/could not be loaded/).waitFor();
      await page.unroute("**/*.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await letter(page).waitFor();
    }));

  it("A missing message is reported beside the list", () =>
    asStaff({}, async ({ page, expected }) => {
      const id = await receive("Imani O.");
      expected.push(/404/);
      await page.goto(`${inbox}/${id + 1}`);
      await page.getByText("This message is not here.").waitFor();
      await row(page, "Imani O.").waitFor();
      await openInbox(page);
      await site().db.deleteFrom("message").execute();
      await row(page, "Imani O.").click();
      await page.getByText("No messages here.").waitFor();
      await page.getByText("This message is not here.").waitFor();
    }));

  it("The inbox shows fifty messages and loads more on request", () =>
    asStaff({}, async ({ page }) => {
      const received_at = new Date().toISOString();
      const more = { email: "x@northbloom.example", phone: "", message: "Hello", received_at };
      const rows = Array.from({ length: 70 }, (_, i) => ({
        ...{ name: `Visitor ${i}`, submission_key: `k${i}`, form_type: "Contact form" },
        ...{ folder: "inbox" as const, ...more },
      }));
      await site().db.insertInto("message").values(rows).execute();
      await openInbox(page);
      assert.equal((await names(page)).length, 50);
      await page.getByRole("button", { name: "Show more" }).click();
      await row(page, "Visitor 0,").waitFor();
      assert.equal(new Set(await names(page)).size, 70);
      assert.equal(await page.getByRole("button", { name: "Show more" }).count(), 0);
    }));

  it("The inbox and the dashboard warn of notifications that are overdue by a day", () =>
    asStaff({}, async ({ page }) => {
      await receive("Imani O.");
      await openInbox(page);
      await row(page, "Imani O.").waitFor();
      const warning = page.getByText(
        "1 notification has not been sent: the mail server cannot be reached, or refuses them.",
      );
      assert.equal(await warning.count(), 0);
      const received_at = new Date(Date.now() - dayMs - 1000).toISOString();
      await site().db.updateTable("message").set({ received_at }).execute();
      for (const path of [inbox, "/admin"]) {
        await page.goto(path);
        await warning.waitFor();
      }
    }));

  it("The chosen folder is not flush with the edge of a phone's window", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      const id = await receive("Imani O.");
      await site().db.updateTable("message").set({ folder: "held" }).execute();
      await page.goto(`${inbox}/${id}?folder=held`);
      const chosen = page.getByRole("navigation", { name: "Show" }).getByText(/^Held/);
      const edge = await chosen.evaluate((it) => it.getBoundingClientRect().right);
      assert.ok(edge <= phone.width - 16, `${edge} of ${phone.width} px`);
    }));

  it("The inbox shows either the list or a message on a phone", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await receive("Imani O.");
      await openInbox(page);
      await row(page, "Imani O.").click();
      await letter(page).waitFor();
      assert.equal(await page.locator("main li a", { hasText: "Imani O." }).isVisible(), false);
      await page.getByRole("link", { name: "All messages" }).click();
      await row(page, "Imani O.").waitFor();
      assert.equal(await letter(page).count(), 0);
      await hasFocus(page, /^Imani O\./);
      await row(page, "Imani O.").click();
      await letter(page).waitFor();
      await page.getByRole("searchbox").fill("imani");
      await row(page, "Imani O.").waitFor();
      assert.equal(await letter(page).count(), 0);
    }));

  it("The inbox does not scroll sideways at 320 px", () =>
    asStaff({ viewport: { width: 320, height: 700 } }, async ({ page }) => {
      const id = await receive("پیام رضایی", { message: "سلام\nممنون", email: "p@x.example" });
      for (const path of [inbox, `${inbox}/${id}`]) {
        await openInbox(page, path);
        assert.equal(await sidewaysScroll(page), 0, path);
      }
    }));
});
