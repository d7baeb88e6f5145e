import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { addVirtualAuthenticator } from "../support/add-virtual-authenticator.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import {
  createAccount,
  createTotpCode,
  enableSecondFactor,
  getLinkToken,
} from "../support/test-accounts.ts";
import {
  measureHorizontalOverflow,
  phone,
  useBrowser,
  waitForFocus,
} from "../support/use-browser.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";

describe("the account page", () => {
  const { visit, site } = useBrowser();

  it("Staff change their password, set up a second factor and end another session on a phone", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page, expectedErrors: expected } = visited;
      const account = await createAccount(site(), await site().signIn(admin), { name: "Nkechi" });
      const otherSession = await site().signIn(account);
      await addSessionCookie(visited, await site().signIn(account));
      await page.addInitScript(() => {
        window.print = () => {};
      });
      await page.goto("/admin/account");
      const card = (name: string) => page.getByRole("region", { name });
      assert.deepEqual(await listAxeViolations(page), []);
      assert.equal(await measureHorizontalOverflow(page), 0);

      await card("Where you are").getByRole("button", { name: "Sign out everywhere else" }).click();
      await card("Where you are").getByRole("listitem").nth(1).waitFor({ state: "detached" });
      assert.equal((await site().get("/api/staff/messages", otherSession)).statusCode, 401);

      const factor = card("Second factor");
      await factor.getByRole("button", { name: "Set up" }).click();
      await page.keyboard.type("not the one");
      await page.keyboard.press("Enter");
      expected.push(/400/);
      await factor.getByText("That password is incorrect.").waitFor();
      await factor.locator("[name=password]").fill(account.password);
      await page.keyboard.press("Enter");
      const secret = factor.locator("strong", { hasText: /^([A-Z2-7]{4} ?){8}$/ });
      const secretText = ((await secret.textContent()) ?? "").replaceAll(" ", "");
      assert.deepEqual(await listAxeViolations(page), []);
      await page.keyboard.type(createTotpCode(secretText));
      await page.keyboard.press("Enter");
      await factor.getByRole("heading", { name: "Your recovery codes" }).waitFor();
      const codes = await factor.locator("ol li").allTextContents();
      assert.equal(codes.length, 10);
      await page.getByRole("link", { name: "Images" }).click();
      const question = page.getByRole("alertdialog", { name: "Leave without the recovery codes?" });
      await question.getByRole("button", { name: "Stay here" }).click();
      assert.deepEqual(await factor.locator("ol li").allTextContents(), codes);
      const download = page.waitForEvent("download");
      await factor.getByRole("button", { name: "Download" }).click();
      const file = await download;
      assert.equal(file.suggestedFilename(), "recovery-codes.txt");
      const downloaded = await readFile(await file.path(), "utf8");
      await factor.getByRole("button", { name: "Print" }).click();
      const printed = await page.frameLocator("iframe").locator("body").textContent();
      for (const code of codes) {
        assert.ok(downloaded.includes(`\n${code}\n`), code);
        assert.ok(printed?.includes(code), code);
      }
      await factor.getByRole("button", { name: "I have saved them" }).click();
      await factor.getByText("10 recovery codes are left.").waitFor();
      const factorTop = await factor.evaluate((element) => element.getBoundingClientRect().top);
      assert.ok(factorTop >= 0, "the focused card is on the screen");

      const password = card("Password");
      await password.locator("[name=current_password]").fill(account.password);
      await password.locator("[name=new_password]").click();
      await page.keyboard.insertText("four words too many");
      await password.getByRole("button", { name: "Change password" }).click();
      await password.getByText("A password has 12 to 16 characters.").waitFor();
      await password.locator("[name=new_password]").fill("nkechi-at-work");
      await password.getByRole("button", { name: "Change password" }).click();
      await password.getByText("Please leave your name").waitFor();
      await password.locator("[name=new_password]").fill("seven odd boats");
      await password.getByRole("button", { name: "Change password" }).dblclick();
      await page.getByText("Your password is changed.").waitFor();
      assert.equal(await password.locator("[name=current_password]").inputValue(), "");
      // The browser has the new session id by now.
      await page.getByRole("link", { name: "Activity log" }).click();
      await page.getByText("changed their password").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      const log = page.getByRole("search", { name: "Filter the log" });
      await log.getByLabel("What").selectOption("Posts, pages and pictures");
      await log.getByLabel("Who").selectOption("Nkechi");
      await log.getByRole("button", { name: "Show" }).click();
      await page.getByText("Nothing of that kind in these days.").waitFor();
      await log.getByLabel("From").fill("2026-11-02");
      await log.getByLabel("Until").fill("2026-11-01");
      await log.getByRole("button", { name: "Show" }).click();
      await page.getByText("“From” is after “Until”").waitFor();
      for (const label of ["From", "Until"]) await log.getByLabel(label).fill("");
      await log.getByLabel("What").selectOption("Accounts and roles");
      await log.getByRole("button", { name: "Show" }).click();
      await page.getByText("changed their password").waitFor();
      assert.match(page.url(), /what=accounts/);
      const csvPath = await log.getByRole("link", { name: "Export" }).getAttribute("href");
      const csv = await page.request.get(String(csvPath));
      assert.equal(csv.headers()["content-type"], "text/csv; charset=utf-8");
      assert.match(
        await csv.text(),
        /^\ufeff"Time \([^"]+\)","Time \(UTC\)".+\r\n"20[-\d]+ \d\d:\d\d","20[^"]+Z","[^"]+","changed their password"/,
      );
      await log.getByRole("button", { name: "Show" }).click();
      await page.getByText("exported the activity log").waitFor();
      assert.equal(await measureHorizontalOverflow(page), 0);
    }));

  it("Signing out of a shared computer deletes the stored texts after a confirmation", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page } = visited;
      const account = await createAccount(site(), await site().signIn(admin), { name: "Ona" });
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin/account");
      await page.evaluate(() => localStorage.setItem("unsaved", "a text"));
      const open = page.getByRole("button", { name: "Sign out and clear this browser" });
      await open.click();
      await page.keyboard.press("Escape");
      assert.equal(await page.evaluate(() => localStorage.getItem("unsaved")), "a text");
      await open.click();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByRole("button", { name: "Sign out and clear", exact: true }).click();
      await page.waitForURL("**/login");
      assert.equal(await page.evaluate(() => localStorage.length), 0);
    }));

  it("Saving an empty name is refused, and saving a new name changes the signed-in name", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page } = visited;
      const account = await createAccount(site(), await site().signIn(admin), { name: "Staff" });
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin/account");
      const name = page.getByRole("textbox", { name: "Your name" });
      await name.fill("");
      await page.keyboard.press("Enter");
      await page.getByText("Please enter your name.").waitFor();
      await name.fill("Noor Haddad");
      await page.keyboard.press("Enter");
      await page.getByText("Signed in as Noor Haddad").waitFor();
    }));

  it("The sign-in form keeps the email and password while it asks for the code", () =>
    visit("/login", {}, async ({ page, expectedErrors: expected }) => {
      const ada = await site().signIn(admin);
      const account = await createAccount(site(), ada, { name: "Odalys" });
      const cookie = await site().signIn(account);
      const { recoveryCodes } = await enableSecondFactor(site(), cookie, account.password);
      await page.getByLabel("Email").fill(account.email);
      await page.locator("[name=password]").fill(account.password);
      assert.equal(await page.locator("[name=code]").count(), 0);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      expected.push(/401/);
      await page.getByText("Your password is correct.").waitFor();
      await page.locator("[name=code]:focus").waitFor();
      await page.keyboard.type("000000");
      await page.keyboard.press("Enter");
      await page.getByText("That code is incorrect").waitFor();
      assert.equal(await page.locator("[name=password]").inputValue(), account.password);
      await page.locator("[name=code]").fill(recoveryCodes[0] ?? "");
      await page.getByRole("checkbox", { name: "Trust this device for 30 days" }).check();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL("**/admin");
      await page.goto("/admin/account");
      const devices = page.getByRole("region", { name: "Trusted devices" });
      await devices.getByText("This device").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      await devices.getByRole("button", { name: "Forget" }).click();
      await devices.getByText("You trust no device").waitFor();
    }));

  it("The sign-in form asks for no code once the email of another account is typed", () =>
    visit("/login", {}, async ({ page, expectedErrors: expected }) => {
      const account = await createAccount(site(), await site().signIn(admin), { name: "Paloma" });
      const cookie = await site().signIn(account);
      await enableSecondFactor(site(), cookie, account.password);
      const signIn = async ({ email, password }: typeof account) => {
        await page.getByLabel("Email").click({ clickCount: 3 });
        await page.keyboard.type(email);
        await page.locator("[name=password]").click({ clickCount: 3 });
        await page.keyboard.type(password);
        await page.keyboard.press("Enter");
      };
      await signIn(account);
      expected.push(/401/);
      await page.locator("[name=code]:focus").waitFor();
      await signIn({ ...account, ...admin });
      await page.waitForURL("**/admin");
    }));

  it("A slow refusal of a password leaves the focus with the name that is typed meanwhile", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page, expectedErrors: expected } = visited;
      const account = await createAccount(site(), await site().signIn(admin), { name: "Quynh" });
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin/account");
      const release = await holdRequests(page, "**/api/account/password");
      const current = page.locator("[name=current_password]");
      await current.pressSequentially("not the one");
      await page.locator("[name=new_password]").pressSequentially("Copper-Swan-91");
      await page.keyboard.press("Enter");
      const name = page.locator("[name=name]");
      await name.press("End");
      await page.keyboard.type(" Tr");
      expected.push(/400/);
      release();
      await page.locator("[name=current_password][aria-invalid=true]").waitFor();
      // The focus would move after a paint.
      for (let i = 0; i < 2; i++) await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.keyboard.type("an");
      assert.equal(await name.inputValue(), "Quynh Tran");
    }));

  it("Staff add a passkey, sign in with it without typing anything, and remove it", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page, context, expectedErrors: expected } = visited;
      await addVirtualAuthenticator(page, context);
      const account = await createAccount(site(), await site().signIn(admin), { name: "Oriel" });
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin/account");
      const card = page.getByRole("region", { name: "Passkeys" });
      await card.getByRole("button", { name: "Add a passkey" }).click();
      await card.getByRole("textbox", { name: "Name" }).fill("Reception desk");
      await card.locator("[name=password]").fill(account.password);
      assert.deepEqual(await listAxeViolations(page), []);
      await card.getByRole("button", { name: "Continue" }).click();
      await card.getByText("Reception desk", { exact: true }).waitFor();
      await card.getByText("not used yet").waitFor();

      await context.clearCookies();
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.waitForURL("**/admin");
      await page.goto("/admin/account");
      await card.getByText("last used today").waitFor();
      await card.getByRole("button", { name: "Remove the passkey" }).click();
      await card.locator("[name=password]").fill(account.password);
      assert.deepEqual(await listAxeViolations(page), []);
      await card.getByRole("button", { name: "Remove the passkey", exact: true }).click();
      await card.getByText("Reception desk", { exact: true }).waitFor({ state: "detached" });

      await context.clearCookies();
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      expected.push(/401/);
      await page.getByText("If it was removed, sign in with your password.").waitFor();
      await addSessionCookie(visited, await site().signIn(account));
      await page.goto("/admin");
      await page.getByText("Until it is removed, it signs in as you").waitFor();
    }));

  it("Switching between two actions on a staff user clears the entered password", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      const cookie = await site().signIn(admin);
      const account = await createAccount(site(), cookie, { name: "Perpetua" });
      await enableSecondFactor(site(), await site().signIn(account), account.password);
      await addSessionCookie(visited, cookie);
      await page.goto("/admin/account/staff");
      const row = page.getByRole("listitem").filter({ hasText: account.email });
      await row.getByRole("button", { name: "New password link" }).click();
      await page.locator("[name=password]:focus").waitFor();
      await page.keyboard.press("Enter");
      await row.locator("[aria-invalid=true]").fill("half a password");
      await row.getByRole("button", { name: "Second factor off" }).click();
      await row.getByRole("button", { name: "Switch off" }).waitFor();
      await page.locator("[name=password]:focus").waitFor();
      assert.equal(await page.locator("[name=password]:focus").inputValue(), "");
      assert.equal(await row.locator("[aria-invalid=true]").count(), 0);
      await page.keyboard.press("Escape");
      await row.locator("form").waitFor({ state: "detached" });
      await waitForFocus(page, /^Second factor off/);
      await row.getByRole("button", { name: "New password link" }).click();
      await row.getByRole("button", { name: "Cancel" }).click();
      await waitForFocus(page, /^New password link/);
    }));

  it("An admin adds a staff user, who sets a password with a one-time link", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page, context, expectedErrors: expected } = visited;
      const cookie = await site().signIn(admin);
      await addSessionCookie(visited, cookie);
      await page.goto("/admin/account/staff");
      await page.getByLabel("Name").fill("Mirela");
      await page.getByLabel("Email").click();
      await page.keyboard.insertText("mirela@the-long-name-of-northbloom.example");
      await page.locator("[name=password]").fill("not the one");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText("Email can have 36 characters at most.").waitFor();
      await page.getByLabel("Email").fill("mirela@northbloom.example");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      expected.push(/400/);
      await page.getByText("That password is incorrect.").waitFor();
      await page.locator("[name=password]:focus").fill(admin.password);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      const linkNotice = page.getByRole("group", { name: "One-time link for Mirela" });
      await linkNotice.getByText("mirela@northbloom.example").waitFor();
      const link = (
        (await linkNotice.getByText("/login/new-password#").textContent()) ?? ""
      ).trim();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.getByLabel("Name").fill("Otis");
      await page.getByLabel("Email").fill("otis@northbloom.example");
      await page.locator("[name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      const otherNotice = page.getByRole("group", { name: "One-time link for Otis" });
      await otherNotice.getByText("/login/new-password#").waitFor();
      await linkNotice.getByText(link).waitFor();
      await otherNotice.getByRole("button", { name: "Hide it" }).click();
      await otherNotice.waitFor({ state: "detached" });
      await linkNotice.getByText(link).waitFor();

      await shutOutOthers(cookie);
      const ownRow = page.getByRole("listitem").filter({ hasText: admin.email });
      await ownRow.getByRole("button", { name: /^Disable/ }).click();
      await page.locator("[name=password]:focus").fill(admin.password);
      await page.keyboard.press("Enter");
      expected.push(/409/);
      await ownRow.getByRole("alert").getByText("the only owner").waitFor();

      const mirela = page.getByRole("listitem").filter({ hasText: "mirela@" });
      await mirela.getByText(/^Invitation until \S/).waitFor();
      await mirela.getByRole("button", { name: "New password link" }).click();
      await mirela.getByRole("button", { name: "Cancel" }).click();
      await waitForFocus(page, /^New password link/);
      await mirela.getByRole("button", { name: "New password link" }).click();
      await page.locator("[name=password]:focus").fill("not the one");
      await page.keyboard.press("Enter");
      await mirela.getByText("That password is incorrect.").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.locator("[name=password]:focus").fill(admin.password);
      await page.keyboard.press("Enter");
      await linkNotice.getByText(link).waitFor({ state: "detached" });
      const newLink = (
        (await linkNotice.getByText("/login/new-password#").textContent()) ?? ""
      ).trim();
      assert.equal(
        (await site().post("/api/users/password-link", { token: getLinkToken(link) })).statusCode,
        404,
      );

      const seenUrls: string[] = [];
      page.on("request", (request) => {
        seenUrls.push(request.url(), request.headers().referer ?? "");
      });
      await context.clearCookies();
      await page.goto("about:blank");
      await page.goto(newLink);
      await page.getByText("For Mirela").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.locator("[name=new_password]").fill("seven odd boats");
      await page.getByRole("button", { name: "Set the password" }).click();
      await page.getByText("Your password is set.").waitFor();
      await page.getByLabel("Password", { exact: true }).and(page.locator(":focus")).waitFor();
      assert.ok(seenUrls.length > 3);
      assert.ok(seenUrls.every((url) => !url.includes(getLinkToken(newLink))));
      assert.equal(await page.getByLabel("Email").inputValue(), "mirela@northbloom.example");
      await page.getByLabel("Password").fill("seven odd boats");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      // The role was taken away above.
      await page.getByText(/^You are signed in as mirela@northbloom\.example/).waitFor();
      await page.goto("about:blank");
      await page.goto(newLink);
      expected.push(/404/);
      await page.getByRole("alert").getByText("used already").waitFor();
      assert.equal(await page.getByText("a new one").count(), 1);
    }));

  it("An admin signs another user out everywhere from the list of staff", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      // All tests share one address, whose attempts are limited.
      await site().db.deleteFrom("sign_in_attempt").execute();
      const { page, expectedErrors: expected } = visited;
      const ada = await site().signIn(admin);
      const tova = await createAccount(site(), ada, { name: "Tova" });
      const otherSession = await site().signIn(tova);
      await addSessionCookie(visited, ada);
      await page.goto("/admin/account/staff");
      const button = (name: string) =>
        page
          .getByRole("listitem")
          .filter({ hasText: new RegExp(`^${name}\\b`) })
          .getByRole("button", { name: "Sign out everywhere" });
      assert.equal(await button(admin.name).count(), 0, "own sessions are on the account page");
      await button("Tova").click();
      await page.getByText("They are signed out on every device at once").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      assert.equal(await measureHorizontalOverflow(page), 0);
      await page.keyboard.type("not the one");
      await page.keyboard.press("Enter");
      expected.push(/400/);
      await page.getByText("That password is incorrect.").waitFor();
      assert.equal((await site().get("/api/staff/messages", otherSession)).statusCode, 200);
      await page.locator("[name=password]:focus").fill(admin.password);
      await page.keyboard.press("Enter");
      await page.getByText("Tova is signed out everywhere.").waitFor();
      assert.equal((await site().get("/api/staff/messages", otherSession)).statusCode, 401);
    }));

  it("An owner changes a role after confirming the password, and the last owner is locked", () =>
    visit("/favicon.svg", { viewport: phone }, async (visited) => {
      const { page } = visited;
      const ada = await site().signIn(admin);
      const ruta = await createAccount(site(), ada, { name: "Ruta", role: "desk" });
      const rutaCookie = await site().signIn(ruta);
      await addSessionCookie(visited, ada);
      await page.goto("/admin/account/staff");
      const role = page.getByLabel("Role of Ruta");
      await role.selectOption("Owner");
      await page.getByText("Ruta becomes an owner").waitFor();
      await role.selectOption("Writer");
      await page.getByText("Ruta may then write posts").waitFor();
      assert.deepEqual(await listAxeViolations(page), []);
      await page.setViewportSize({ width: 320, height: 800 });
      assert.equal(await measureHorizontalOverflow(page), 0);
      const form = page.locator("form").filter({ hasText: "Give the writer role" });
      await form.locator("[name=password]").fill(admin.password);
      await page.keyboard.press("Enter");
      await page.getByText(/^Ruta now has the role “/).waitFor();
      await role.locator("option[value=writer]:checked").waitFor({ state: "attached" });
      assert.equal((await site().get("/api/staff/messages", rutaCookie)).statusCode, 403);

      await shutOutOthers(ada);
      await page.reload();
      const ownRow = page.getByRole("listitem").filter({ hasText: admin.email });
      await ownRow.getByText("The last owner cannot be removed.").waitFor();
      assert.equal(await ownRow.getByRole("button").count(), 0);
    }));

  it("The arrow of each role in the list of staff is in the middle of its field", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      const ada = await site().signIn(admin);
      await createAccount(site(), ada, { name: "Sunniva", role: "desk" });
      await addSessionCookie(visited, ada);
      await page.goto("/admin/account/staff");
      const role = page.getByLabel("Role of Sunniva");
      const distance = await role.evaluate((select) => {
        const getMiddle = (element: Element | null) => {
          const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          return top + height / 2;
        };
        return getMiddle(select.nextElementSibling) - getMiddle(select);
      });
      assert.ok(Math.abs(distance) < 1, `${distance} pixels`);
    }));

  async function shutOutOthers(cookie: string) {
    const { data } = (await site().get("/api/staff/users", cookie)).json();
    const body = { isAdmin: false, password: admin.password };
    for (const { id, email } of data as { id: string; email: string }[])
      if (email !== admin.email) await site().put(`/api/staff/users/${id}`, body, cookie);
  }
});
