import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone, useBrowser } from "../support/browser.ts";
import { bringCookie } from "../support/editor.ts";
import { admin, helper } from "../support/site.ts";

describe("staff", () => {
  const { visit, site } = useBrowser();

  it("sign in, read a message whole, and sign out on the server", () =>
    visit("/admin/messages", {}, async ({ page, expected }) => {
      await site().post("/send-quote", {
        name: "Imani O.",
        email: "imani@northbloom.example",
        phone: "4165550199",
        message: "First line\nand the second.",
      });
      await page.waitForURL("**/login");
      await page.getByLabel("Email").fill(admin.email);
      await page.locator("[name=password]").fill("not-the-one");
      await page.getByRole("button", { name: "Sign in" }).click();
      expected.push(/401/);
      await page.getByRole("alert").filter({ hasText: "is incorrect" }).waitFor();
      await page.locator("[name=password]").fill(admin.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.waitForURL("**/admin");
      const userInfo = await page.evaluate(() => localStorage.getItem("userInfo"));
      assert.equal(JSON.parse(userInfo ?? "{}").isAdmin, true);

      await page
        .getByRole("navigation")
        .getByRole("link", { name: /Messages/ })
        .click();
      await page.getByRole("link", { name: /Imani O\./ }).click();
      await page.getByRole("article").getByText("and the second.").waitFor();

      await page.getByRole("button", { name: "Logout" }).click();
      await page.waitForURL("**/login");
      assert.equal(await page.evaluate(() => localStorage.getItem("userInfo")), null);
      await page.goBack();
      await page.waitForURL("**/login");
    }));

  it("cannot send a password in an address before the script is there", () =>
    visit("/login", { hasJavaScript: false }, async ({ page }) => {
      assert.equal(await page.getByRole("button", { name: "Sign in" }).isDisabled(), true);
      assert.equal(await page.locator("form").getAttribute("method"), "post");
    }));

  it("are offered no button before the script that answers it is there", () =>
    visit("/login", { viewport: phone, hasJavaScript: false }, async (visited) => {
      const { page } = visited;
      await site().post("/send-quote", {
        ...{ name: "Bashir K.", email: "bashir@northbloom.example", phone: "4165550199" },
        message: "Do you treat knees?",
      });
      // A search that is a form with an address is answered by the browser itself.
      const answered = () =>
        page
          .locator("button:enabled:not(search form[action] button), select:enabled")
          .allTextContents();
      assert.deepEqual(await answered(), []);
      await bringCookie(visited, await site().signIn(admin));
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
        ],
      ]) {
        const reply = await page.goto(path);
        assert.equal(reply?.status(), 200);
        assert.deepEqual(await answered(), [], path);
      }
    }));

  it("see the password when they want to, and are told what is missing", () =>
    visit("/login", { viewport: phone }, async ({ page }) => {
      const password = page.locator("[name=password]");
      await page.getByRole("button", { name: "Show password" }).click();
      assert.equal(await password.getAttribute("type"), "text");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Please enter your email.").waitFor();
      await page.locator("[name=email]:focus").waitFor();
    }));

  it("who are no admin are told so, and can leave", () =>
    visit("/login", {}, async ({ page }) => {
      await page.getByLabel("Email").fill(helper.email);
      await page.locator("[name=password]").fill(helper.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText(helper.email).waitFor();
      await page.goto("/admin");
      await page.waitForURL("**/login");
      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("button", { name: "Sign in" }).waitFor();
    }));
});
