import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, beforeEach, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, sidewaysScroll, useBrowser, type Visit } from "../support/browser.ts";
import { admin, helper } from "../support/site.ts";

const inbox = "/admin/messages";
const dayMs = 24 * 60 * 60 * 1000;

/** Nothing listens there. */
const mailThatFails = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "site@northbloom.example",
  MAIL_TO: "desk@northbloom.example",
};

describe("the inbox", () => {
  const { visit, site, origin } = useBrowser(mailThatFails);
  let cookie: string;
  before(async () => {
    cookie = await site().signIn(admin);
  });
  beforeEach(() => site().db.deleteFrom("message").execute());

  type Options = Parameters<typeof visit>[1];
  const asStaff = (options: Options, act: (visit: Visit) => Promise<void>) =>
    visit("/favicon.svg", options, async (visited) => {
      await carry(visited, cookie);
      await act(visited);
    });
  const open = async (page: Page, path = inbox) => {
    await page.goto(path);
    await ready(page);
  };
  const carry = ({ context }: Visit, signedIn: string) => {
    const [name = "", value = ""] = signedIn.split(/=(.*)/s);
    return context.addCookies([{ name, value, url: origin() }]);
  };
  /** As the website sends it. Answers the message's id. */
  const receive = async (name: string, more: object = {}) => {
    const email = `${name.toLowerCase().replace(/[^a-z]/g, "")}@northbloom.example`;
    const message = `A question of ${name}`;
    const body = { name, email, phone: "4165550199", message, ...more };
    assert.equal((await site().post("/send-quote", body)).statusCode, 200);
    const newest = site().db.selectFrom("message").select("message_id");
    return (await newest.orderBy("message_id", "desc").executeTakeFirstOrThrow()).message_id;
  };
  const readings = async (id: number) => {
    const rows = site().db.selectFrom("message_reading").select("read_at");
    return (await rows.where("message_id", "=", id).execute()).length;
  };
  const folderOf = async (id: number) => {
    const rows = site().db.selectFrom("message").select("folder");
    return (await rows.where("message_id", "=", id).executeTakeFirst())?.folder;
  };

  it("is for admins only, and opens nothing for others", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const id = await receive("Imani O.");
      const { page } = visited;
      const paths = [inbox, `${inbox}?folder=spam`, `${inbox}/${id}`];
      for (const path of paths) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      await carry(visited, await site().signIn(helper));
      for (const path of paths) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      assert.equal(await readings(id), 0);
    }));

  it("shows one whole, counts it as read, and writes down one reading", () =>
    asStaff({}, async ({ page }) => {
      await receive("Bashir K.");
      const id = await receive("Imani O.", { message: "First line\nand the <b>second</b>." });
      await open(page);
      await page.getByRole("link", { name: "Messages 2 unread" }).waitFor();
      await row(page, "Imani O., unread").hover();
      assert.equal(await readings(id), 0);
      await row(page, "Imani O., unread").click();
      await letter(page).getByText("and the <b>second</b>.").waitFor();
      await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
      assert.equal(await page.getByRole("link", { name: /^Imani O., unread/ }).count(), 0);
      assert.equal(await focused(page), "Imani O.");
      const reply = letter(page).getByRole("link", { name: "Reply by e-mail" });
      const mail = (await reply.getAttribute("href")) ?? "";
      assert.match(mail, /^mailto:imanio@northbloom\.example\?subject=[^&]+$/);
      const call = letter(page).getByRole("link", { name: "Call" });
      assert.equal(await call.getAttribute("href"), "tel:+14165550199");
      await letter(page).getByText("(416) 555-0199").waitFor();
      await letter(page).getByText(`Opened by ${admin.name}, today`).waitFor();
      await letter(page)
        .getByText(/^Notification by e-mail waiting since today/)
        .waitFor();
      // The list was loaded once more by now, and the open message was not.
      await page.getByRole("link", { name: /^Handled/ }).click();
      await page.waitForURL("**?folder=handled");
      await page.goBack();
      await letter(page).waitFor();
      assert.equal(await readings(id), 2);
    }));

  it("finds by name, e-mail or phone, and puts it in no address", () =>
    asStaff({}, async ({ page }) => {
      await receive("Ludmila P.", { phone: "4165550111" });
      await receive("Bashir K.");
      const spam = await receive("Ludwig S.");
      await move(spam, "spam");
      await open(page);
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

  it("marks handled, goes on to the next, and brings it back", () =>
    asStaff({}, async ({ page }) => {
      await receive("Bashir K.");
      const id = await receive("Imani O.");
      await open(page);
      await row(page, "Imani O.").click();
      await letter(page).getByRole("button", { name: "Mark handled" }).click();
      await toast(page, "Marked as handled.").waitFor();
      await page.waitForURL(`**${inbox}`);
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      assert.deepEqual(await names(page), ["Bashir K."]);
      assert.match(await focused(page), /^Bashir K\./);
      assert.equal(await readings(id), 1);
      await page.getByRole("button", { name: "Undo" }).click();
      await row(page, "Imani O.").waitFor();
      assert.equal(await folderOf(id), "inbox");
    }));

  it("moves to spam and back, and the last one leaves the folder empty", () =>
    asStaff({}, async ({ page }) => {
      const id = await receive("Imani O.");
      await page.goto(`${inbox}/${id}`);
      await act(page, "Move to spam");
      await page.getByText("No messages here.").waitFor();
      assert.equal(await focused(page), "Messages");
      await page.getByRole("link", { name: "Spam 1" }).click();
      await row(page, "Imani O.").click();
      await act(page, "Not spam");
      await toast(page, "Moved to the inbox.").waitFor();
      await page.getByText("No spam.").waitFor();
      assert.equal(await folderOf(id), "inbox");
    }));

  it("exports all of one person in a file that names nobody", () =>
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

  it("deletes all of one person, once asked", () =>
    asStaff({}, async ({ page }) => {
      const first = await receive("Imani O.", { message: "One" });
      await move(first, "handled");
      const id = await receive("Imani O.", { message: "Two" });
      await receive("Bashir K.");
      await page.goto(`${inbox}/${id}`);
      await act(page, "Delete");
      const dialog = page.getByRole("alertdialog", { name: "Delete all 2 messages of Imani O.?" });
      assert.equal(await focused(page), "Keep them");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      assert.equal(await focused(page), "Delete");
      await act(page, "Delete");
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await toast(page, "2 messages were deleted for good.").waitFor();
      await page.waitForURL(`**${inbox}`);
      await page.getByRole("link", { name: "Handled 0" }).waitFor();
      assert.deepEqual(await names(page), ["Bashir K."]);
      assert.match(await focused(page), /^Bashir K\./);
      assert.equal(await folderOf(id), undefined);
    }));

  it("tells in red and in place that an action failed, and keeps the message open", () =>
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
      await act(page, "Delete");
      await page.getByRole("button", { name: "Delete for good" }).click();
      await toast(page, "Not today.").waitFor();
      await letter(page).getByText("Not today.").waitFor();
      assert.equal(await folderOf(id), "inbox");
      assert.equal(await readings(id), 1);
    }));

  it("leads a search to the folder where somebody is found", () =>
    asStaff({}, async ({ page }) => {
      await receive("Zainab Q.");
      await page.goto(`${inbox}?folder=spam`);
      await page.getByRole("searchbox").pressSequentially("zainab");
      await page.getByText("Nobody in this folder has “zainab”").waitFor();
      await page.getByRole("link", { name: "1 in Inbox" }).click();
      await row(page, "Zainab Q., unread").waitFor();
      assert.equal(await page.getByRole("searchbox").inputValue(), "zainab");
    }));

  it("says what could not be loaded, and can be tried again", () =>
    asStaff({}, async ({ page, expected }) => {
      await receive("Imani O.");
      await open(page);
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

  it("says that a message is not there, beside the list", () =>
    asStaff({}, async ({ page, expected }) => {
      const id = await receive("Imani O.");
      expected.push(/404/);
      await page.goto(`${inbox}/${id + 1}`);
      await page.getByText("This message is not here.").waitFor();
      await row(page, "Imani O.").waitFor();
      await open(page);
      await site().db.deleteFrom("message").execute();
      await row(page, "Imani O.").click();
      await page.getByText("No messages here.").waitFor();
      await page.getByText("This message is not here.").waitFor();
    }));

  it("shows more than fifty when asked", () =>
    asStaff({}, async ({ page }) => {
      const received_at = new Date().toISOString();
      const more = { email: "x@northbloom.example", phone: "", message: "Hello", received_at };
      const rows = Array.from({ length: 70 }, (_, i) => ({
        ...{ name: `Visitor ${i}`, submission_key: `k${i}`, form_type: "Contact form" },
        ...{ folder: "inbox" as const, ...more },
      }));
      await site().db.insertInto("message").values(rows).execute();
      await open(page);
      assert.equal((await names(page)).length, 50);
      await page.getByRole("button", { name: "Show more" }).click();
      await row(page, "Visitor 0,").waitFor();
      assert.equal(new Set(await names(page)).size, 70);
      assert.equal(await page.getByRole("button", { name: "Show more" }).count(), 0);
    }));

  it("warns here and at home of mails that have waited for a day", () =>
    asStaff({}, async ({ page }) => {
      await receive("Imani O.");
      await open(page);
      await row(page, "Imani O.").waitFor();
      const warning = page.getByText("1 notification has not been sent for more than a day.");
      assert.equal(await warning.count(), 0);
      const received_at = new Date(Date.now() - dayMs - 1000).toISOString();
      await site().db.updateTable("message").set({ received_at }).execute();
      for (const path of [inbox, "/admin"]) {
        await page.goto(path);
        await warning.waitFor();
      }
    }));

  it("is worked with the keyboard alone, from opening to handled", () =>
    asStaff({}, async ({ page }) => {
      const id = await receive("Imani O.");
      await receive("Bashir K.");
      await open(page);
      await tabTo(page, /^Bashir K\./);
      await page.keyboard.press("ArrowDown");
      assert.match(await focused(page), /^Imani O\./);
      await page.keyboard.press("Enter");
      await letter(page).waitFor();
      await tabTo(page, /^Mark handled$/);
      await page.keyboard.press("Enter");
      await toast(page, "Marked as handled.").waitFor();
      await page.getByRole("link", { name: "Handled 1" }).waitFor();
      assert.match(await focused(page), /^Bashir K\./);
      assert.equal(await folderOf(id), "handled");
    }));

  it("shows one thing at a time on a phone", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await receive("Imani O.");
      await open(page);
      await row(page, "Imani O.").click();
      await letter(page).waitFor();
      assert.equal(await page.locator("main li a", { hasText: "Imani O." }).isVisible(), false);
      await page.getByRole("link", { name: "All messages" }).click();
      await row(page, "Imani O.").waitFor();
      assert.equal(await letter(page).count(), 0);
      assert.match(await focused(page), /^Imani O\./);
      await row(page, "Imani O.").click();
      await letter(page).waitFor();
      await page.getByRole("searchbox").fill("imani");
      await row(page, "Imani O.").waitFor();
      assert.equal(await letter(page).count(), 0);
    }));

  it("fits 320 px", () =>
    asStaff({ viewport: { width: 320, height: 700 } }, async ({ page }) => {
      const id = await receive("پیام رضایی", { message: "سلام\nممنون", email: "p@x.example" });
      for (const path of [inbox, `${inbox}/${id}`]) {
        await open(page, path);
        assert.equal(await sidewaysScroll(page), 0, path);
      }
    }));

  async function move(id: number, folder: string) {
    const reply = await site().put(`/api/staff/messages/${id}`, { folder }, cookie);
    assert.equal(reply.statusCode, 200);
  }
});

/** Until the script is there the search is disabled. */
async function ready(page: Page): Promise<void> {
  await page.locator("[type=search]:enabled").waitFor();
}

function row(page: Page, name: string) {
  return page.locator("main li a[id^=message-]", { hasText: name });
}

function names(page: Page): Promise<string[]> {
  return page.locator("main li a[id^=message-] bdi").allTextContents();
}

function letter(page: Page) {
  return page.getByRole("article");
}

/** Clicks as soon as the script is there; until then its buttons are disabled. */
function act(page: Page, name: string): Promise<void> {
  return letter(page).getByRole("button", { name, exact: true }).click();
}

function toast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

/** The words of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`The keyboard does not reach ${name}`);
}
