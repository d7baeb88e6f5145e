import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { recordAnnouncements } from "../support/keyboard.ts";
import { admin, helper } from "../support/open-site.ts";
import { phone, useBrowser } from "../support/use-browser.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";

describe("staff", () => {
  const { visit, site } = useBrowser();

  it("Staff sign in, read a message and sign out", () =>
    visit("/admin/messages", {}, async ({ page, expectedErrors: expected }) => {
      await site().post("/send-quote", {
        name: "Imani O.",
        email: "imani@northbloom.example",
        phone: "4165550199",
        message: "First line\nand the second.",
      });
      await page.waitForURL("**/login");
      await page.getByLabel("Email").fill(admin.email);
      await page.locator("[name=password]").fill("not-the-one");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      expected.push(/401/);
      await page.getByRole("alert").filter({ hasText: "is incorrect" }).waitFor();
      await page.locator("[name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL("**/admin");
      const userInfo = await page.evaluate(() => localStorage.getItem("userInfo"));
      assert.equal(JSON.parse(userInfo ?? "{}").isAdmin, true);

      await page.getByRole("link", { name: "Continue there" }).click();
      await page.getByRole("link", { name: /Imani O\./ }).click();
      await page.getByRole("article").getByText("and the second.").waitFor();

      await page.getByRole("banner").getByRole("button", { name: "Ada" }).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
      await page.waitForURL("**/login");
      assert.equal(await page.evaluate(() => localStorage.getItem("userInfo")), null);
      await page.getByLabel("Email").fill(admin.email);
      await page.locator("[name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL("**/admin");
      await page.getByRole("heading", { level: 1 }).waitFor();
      assert.equal(await page.getByRole("link", { name: "Continue there" }).count(), 0);
      await page.getByRole("banner").getByRole("button", { name: "Ada" }).click();
      await page.getByRole("menuitem", { name: "Logout" }).click();
      await page.waitForURL("**/login");
      // The address says /login all the time, and a page that is being replaced may never close.
      const loaded = page.waitForEvent("load");
      await page.goBack();
      await loaded;
      await page.waitForURL("**/login");
    }));

  it("What is typed after a refused sign-in stays in its field", () =>
    visit("/login", {}, async ({ page }) => {
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.locator("[name=email]:focus").waitFor();
      await page.locator("[name=password]").pressSequentially("secret");
      assert.equal(await page.locator("[name=password]").inputValue(), "secret");
      assert.equal(await page.getByLabel("Email").inputValue(), "");
    }));

  it("A wrong password is announced once, and its field keeps the focus", () =>
    visit("/login", {}, async ({ page, expectedErrors: expected }) => {
      expected.push(/401/);
      const readAnnouncements = await recordAnnouncements(page);
      await page.getByLabel("Email").fill(admin.email);
      await page.locator("[name=password]").fill("not-the-one");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "is incorrect" }).waitFor();
      await page.locator("[name=password]:focus").waitFor();
      assert.equal((await readAnnouncements()).length, 1);
    }));

  it("The sign-in form cannot put a password into a URL before its script has loaded", () =>
    visit("/login", { hasJavaScript: false }, async ({ page }) => {
      assert.equal(
        await page.getByRole("button", { name: "Sign in", exact: true }).isDisabled(),
        true,
      );
      assert.equal(await page.locator("form").getAttribute("method"), "post");
    }));

  it("A page whose scripts do not arrive says so after a while, without motion too", () =>
    visit("/robots.txt", { prefersReducedMotion: true }, async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto("/login", { waitUntil: "load" });
      const notice = page.getByText("The staff area needs JavaScript");
      assert.equal(await notice.isVisible(), false);
      await notice.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await notice.waitFor();
      await page.unroute(/\.js$/);
      await page.reload();
      await notice.waitFor({ state: "detached" });
    }));

  it("No staff page enables a button before its script has loaded", () =>
    visit("/login", { viewport: phone, hasJavaScript: false }, async (visited) => {
      const { page } = visited;
      await site().post("/send-quote", {
        ...{ name: "Bashir K.", email: "bashir@northbloom.example", phone: "4165550199" },
        message: "Do you treat knees?",
      });
      // The browser itself submits a search form that has an action.
      const listEnabledControls = () =>
        page.locator(":is(button, select):enabled:not(search form[action] *)").allTextContents();
      assert.deepEqual(await listEnabledControls(), []);
      await addSessionCookie(visited, await site().signIn(admin));
      const messages = await site().db.selectFrom("message").select("message_id").execute();
      for (const path of [
        ...["/admin", "/admin/blogs", "/admin/blogs?status=trash", "/admin/location-pages"],
        ...["/admin/messages", `/admin/messages/${messages.at(-1)?.message_id}`],
        ...[
          "/admin/account",
          "/admin/account/staff",
          "/admin/account/images",
          "/admin/account/log",
          "/admin/api",
          "/admin/help",
        ],
      ]) {
        const response = await page.goto(path);
        assert.equal(response?.status(), 200);
        assert.deepEqual(await listEnabledControls(), [], path);
      }
    }));

  it("The sign-in form shows the password on request and names missing fields", () =>
    visit("/login", { viewport: phone }, async ({ page }) => {
      const password = page.locator("[name=password]");
      await page.getByRole("button", { name: "Show password" }).click();
      assert.equal(await password.getAttribute("type"), "text");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByText("Please enter your email.").waitFor();
      await page.locator("[name=email]:focus").waitFor();
    }));

  it("The sign-in form says that a browser is too old for the staff area", () =>
    visit("/login", {}, async ({ page }) => {
      const notice = page.getByText("too old for the staff area");
      await page.getByRole("button", { name: "Sign in", exact: true, disabled: false }).waitFor();
      assert.equal(await notice.count(), 0);
      await page.addInitScript(() => Reflect.deleteProperty(String.prototype, "isWellFormed"));
      await page.reload();
      await notice.waitFor();
    }));

  it("A browser without passkeys says so, and the password still works", () =>
    visit("/login", {}, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
      await page.reload();
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.getByRole("alert").filter({ hasText: "cannot use passkeys here" }).waitFor();
      await page.getByLabel("Email").fill(admin.email);
      await page.locator("[name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.waitForURL("**/admin");
    }));

  it("A user who is not an admin sees the account they are signed in with and can sign out", () =>
    visit("/login", {}, async ({ page }) => {
      await page.getByLabel("Email").fill(helper.email);
      await page.locator("[name=password]").fill(helper.password);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByText(helper.email).waitFor();
      await page.goto("/admin");
      await page.waitForURL("**/login");
      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    }));
});
