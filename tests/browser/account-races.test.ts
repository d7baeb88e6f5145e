import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { addVirtualAuthenticator } from "../support/add-virtual-authenticator.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import { createAccount, createTotpCode } from "../support/test-accounts.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";
import { useStaffArea } from "../support/use-staff-area.ts";
import { waitUntil } from "../support/wait-until.ts";

describe("accounts while a response is awaited", () => {
  const { site, cookie, asStaff, visit } = useStaffArea();

  it("The name that is typed while somebody is added is kept, and so is the focus", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/account/staff");
      const form = page.getByRole("region", { name: "Add someone" });
      const name = form.getByLabel("Name");
      await name.click();
      await page.keyboard.type("Mirela");
      await page.keyboard.press("Tab");
      await page.keyboard.type("mirela@northbloom.example");
      await form.getByLabel("Role").selectOption("writer");
      await typePassword(page, form.locator("[name=password]"));
      const release = await holdRequests(page, "**/api/staff/users");
      await page.keyboard.press("Enter");
      await name.click({ clickCount: 3 });
      await page.keyboard.type("Ot");
      release();
      await page.getByRole("group", { name: "One-time link for Mirela" }).waitFor();
      await page.keyboard.type("is");
      assert.equal(await name.inputValue(), "Otis");
      assert.equal(await form.getByLabel("Email").inputValue(), "");
      assert.equal(await form.locator("[name=password]").inputValue(), "");
      assert.equal(await form.getByLabel("Role").inputValue(), "desk");
    }));

  it("A link or a change that is made leaves the form that was opened since in its row", () =>
    asStaff({}, async ({ page }) => {
      const { email } = await createAccount(site(), cookie(), { name: "Perpetua" });
      await page.goto("/admin/account/staff");
      const row = page.getByRole("listitem").filter({ hasText: email });
      const password = row.locator("[name=password]");
      for (const [button, url, message] of [
        ["New password link", "**/users/*/link", "One-time link for Perpetua"],
        ["Sign out everywhere", "**/sessions/end", "Perpetua was not signed in anywhere."],
      ] as const) {
        await row.getByRole("button", { name: button }).first().click();
        await typePassword(page, password);
        const release = await holdRequests(page, url);
        await page.keyboard.press("Enter");
        await row.getByRole("button", { name: /^Disable/ }).click();
        await password.click();
        await page.keyboard.type("half a ");
        release();
        await page.getByText(message).first().waitFor();
        await page.keyboard.type("password");
        assert.equal(await password.inputValue(), "half a password");
        await page.keyboard.press("Escape");
      }
    }));

  it("Escape does not take back a change that is already sent", () =>
    asStaff({}, async ({ page }) => {
      const { email } = await createAccount(site(), cookie(), { name: "Otis" });
      await page.goto("/admin/account/staff");
      const row = page.getByRole("listitem").filter({ hasText: email });
      await row.getByRole("button", { name: /^Disable/ }).click();
      await typePassword(page, row.locator("[name=password]"));
      const release = await holdRequests(page, "**/api/staff/users/*");
      const sent = page.waitForRequest("**/api/staff/users/*");
      await page.keyboard.press("Enter");
      await sent;
      await page.keyboard.press("Escape");
      assert.equal(await row.locator("form").count(), 1);
      release();
      await row.getByText("Disabled", { exact: true }).waitFor();
      assert.equal(await row.locator("form").count(), 0);
    }));

  it("A passkey that is removed leaves the form that was opened since", () =>
    asStaff({}, async ({ page, context }) => {
      await addVirtualAuthenticator(page, context);
      await page.goto("/admin/account");
      const card = page.getByRole("region", { name: "Passkeys" });
      const password = card.locator("[name=password]");
      await card.getByRole("button", { name: "Add a passkey" }).click();
      await typePassword(page, password);
      await page.keyboard.press("Enter");
      await card.locator("form").waitFor({ state: "detached" });
      await card.getByRole("button", { name: "Remove the passkey" }).click();
      await typePassword(page, password);
      const release = await holdRequests(page, "**/passkeys/*");
      const asked = page.waitForRequest("**/passkeys/*");
      await page.keyboard.press("Enter");
      await asked;
      await card.getByRole("button", { name: "Add a passkey" }).click();
      const name = card.getByRole("textbox", { name: "Name" });
      await name.click({ clickCount: 3 });
      await page.keyboard.type("Reception ");
      release();
      await card.getByRole("listitem").waitFor({ state: "detached" });
      await page.keyboard.type("desk");
      assert.equal(await name.inputValue(), "Reception desk");
    }));

  it("The second click of a double click does not hide the recovery codes", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      const account = await createAccount(site(), cookie(), { name: "Nkechi" });
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin/account");
      const card = page.getByRole("region", { name: "Second factor" });
      await card.getByRole("button", { name: "Set up" }).click();
      await page.keyboard.type(account.password);
      await page.keyboard.press("Enter");
      const secret = card.locator("strong", { hasText: /^([A-Z2-7]{4} ?){8}$/ });
      const secretText = ((await secret.textContent()) ?? "").replaceAll(" ", "");
      await page.keyboard.type(createTotpCode(secretText));
      await page.keyboard.press("Enter");
      const done = card.getByRole("button", { name: "I have saved them" });
      await done.hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      assert.equal(await card.locator("ol li").count(), 10);
      await done.click();
      await card.getByText("10 recovery codes are left.").waitFor();
    }));

  it("A link asks before what was typed about a new colleague is lost", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/account/staff");
      await page.getByLabel("Email", { exact: true }).fill("new@clinic.example");
      await page.getByRole("link", { name: "You", exact: true }).click();
      const question = page.getByRole("alertdialog", { name: "Leave with unsaved text?" });
      await question.getByRole("button", { name: "Leave without it" }).click();
      await page.waitForURL("**/admin/account");
    }));

  it("The log is exported as it is filtered, and an ended session asks to sign in again", () =>
    asStaff({}, async ({ page, context, expectedErrors }) => {
      await page.goto("/admin/account/log?what=sign-ins");
      const button = page.getByRole("link", { name: "Export" });
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      assert.equal(download.suggestedFilename(), "activity-log.csv");
      const text = await readFile(await download.path(), "utf8");
      // Without the mark, spreadsheets would not read accents.
      assert.ok(text.startsWith("\uFEFF"));
      assert.ok(text.trim().split("\n").length > 1);
      await context.clearCookies();
      expectedErrors.push(/\b401\b/);
      await button.click();
      await page.getByRole("dialog", { name: "You are signed out" }).waitFor();
    }));

  it("What is chosen while the log is filtered is kept, and Back shows the filter of its page", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/account/log");
      const log = page.getByRole("search", { name: "Filter the log" });
      const select = (name: string) => log.getByLabel(name);
      const release = await holdRequests(page, "**/log.data*");
      await select("What").selectOption("accounts");
      await log.getByRole("button", { name: "Show" }).click();
      await select("Who").selectOption(admin.name);
      await select("From").click();
      await page.keyboard.type("1101");
      release();
      await page.waitForURL("**/log?what=accounts&who=&from=&until=");
      await log
        .getByRole("link", { name: "Export" })
        .and(page.locator("[href*=accounts]"))
        .waitFor();
      await page.keyboard.type("2026");
      assert.equal(await select("Who").locator(":checked").textContent(), admin.name);
      assert.equal(await select("From").inputValue(), "2026-11-01");
      await page.keyboard.press("Enter");
      await page.waitForURL(/from=2026-11-01/);
      await page.goBack();
      await page.waitForURL("**/log?what=accounts&who=&from=&until=");
      const isBack = async () => (await select("From").inputValue()) === "";
      await waitUntil(isBack, "“From” keeps the day of the page before");
      assert.equal(await select("What").inputValue(), "accounts");
    }));
});

async function typePassword(page: Page, field: ReturnType<Page["locator"]>): Promise<void> {
  await field.click();
  await page.keyboard.type(admin.password);
}
