import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { hasFocus } from "../support/browser.ts";
import { admin } from "../support/site.ts";
import { tabTo, toast } from "../support/staff-area.ts";
import { blogs, ready, titles, useStaffLists } from "../support/staff-lists.ts";

describe("deleting in the staff lists", () => {
  const { site, cookie, asStaff, write } = useStaffLists();

  it("A failed delete shows an error toast and reloads the list", () =>
    asStaff(`${blogs}?q=heel`, {}, async ({ page, expected }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      expected.push(/ERR_FAILED/);
      await page.route("**/blog/*", (route) => route.abort());
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const reload = page.waitForRequest("**/admin/blogs.data?*");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await reload;
      const red = toast(page, "The server cannot be reached. Nothing was changed.");
      await red.waitFor();
      assert.equal(await red.getAttribute("data-type"), "error");
      assert.deepEqual(await titles(page), [title]);
      const inPlace = page.locator("main").getByText("The server cannot be reached.");
      await inPlace.waitFor();

      await page.unroute("**/blog/*");
      await page.route("**/blog/*", (route) =>
        route.fulfill({ status: 500, json: { status: "fail", message: "Not today." } }),
      );
      expected.push(/500/);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await toast(page, "Not today.").waitFor();
    }));

  it("A delete fails offline without a change, and asks to sign in after the session has ended", () =>
    asStaff(`${blogs}?q=heel`, {}, async ({ page, context, expected }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      const remove = async () => {
        await page.getByRole("button", { name: `Delete ${title}` }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      };
      expected.push(/ERR_INTERNET_DISCONNECTED/, /401/);
      await context.setOffline(true);
      const asked = page.waitForEvent("requestfailed", (request) =>
        request.url().endsWith("/api/users/session"),
      );
      await remove();
      await asked;
      await page.locator("main").getByText("The server cannot be reached.").waitFor();
      assert.deepEqual(await titles(page), [title]);

      await context.setOffline(false);
      await context.clearCookies();
      await remove();
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.getByLabel("Email").fill(admin.email);
      await dialog.getByLabel("Password").fill(admin.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await dialog.waitFor({ state: "detached" });
      assert.deepEqual(await titles(page), [title]);
      assert.equal(new URL(page.url()).search, "?q=heel");
    }));

  it("The Undo button disappears once the item is restored in the trash", () =>
    asStaff(`${blogs}?q=heel`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      const undo = page.getByRole("button", { name: "Undo" });
      // A toast under the pointer does not close by itself.
      await undo.hover();
      await page.getByRole("link", { name: /^Trash \d/ }).press("Enter");
      await page.getByRole("button", { name: `Restore ${title}` }).press("Enter");
      await undo.waitFor({ state: "detached" });
    }));

  it("Deleting a post asks first, and Undo restores it", () =>
    asStaff(`${blogs}?q=tennis`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const dialog = page.getByRole("alertdialog", { name: `Delete “${title}”?` });
      await hasFocus(page, "Keep it");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await hasFocus(page, `Delete ${title}`);

      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await toast(page, `“${title}” is in the trash.`).waitFor();
      await page.getByText("No posts here have “tennis”").waitFor();
      assert.equal((await site().get("/blogs/tennis-elbow-without-tennis")).statusCode, 404);
      await page.getByRole("button", { name: "Undo" }).dblclick();
      await toast(page, "Restored. It is at /blogs/tennis-elbow-without-tennis.").waitFor();
      await page.getByRole("row", { name: new RegExp(title) }).waitFor();
      assert.equal((await site().get("/blogs/tennis-elbow-without-tennis")).statusCode, 200);
    }));

  it("Posts in the trash are restored or deleted for good", () =>
    asStaff(blogs, {}, async ({ page }) => {
      for (const title of ["Kept after all", "Gone for good"]) {
        await write(title);
        const { data } = (await site().get("/blogs")).json();
        const { blog_id } = data.find((post: { title: string }) => post.title === title);
        await site().remove(`/blog/${blog_id}`, cookie());
      }
      await page.goto(`${blogs}?status=trash`);
      await ready(page);
      await page
        .getByText("Posts stay here for 30 days, then they are deleted for good.")
        .waitFor();
      await page.getByRole("row", { name: /Kept after all.*In trash.*30 days left/ }).waitFor();
      await page.getByRole("button", { name: "Restore Kept after all" }).click();
      await toast(page, "Restored. It is at /blogs/kept-after-all.").waitFor();
      await page.getByRole("row", { name: /Kept after all/ }).waitFor({ state: "detached" });

      await page.getByRole("button", { name: "Delete for good Gone for good" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Delete “Gone for good” for good?" });
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await toast(page, "Deleted for good.").waitFor();
      await page.getByText("The trash is empty.").waitFor();
    }));

  it("Two clicks on Delete send one request", () =>
    asStaff(`${blogs}?q=desk`, {}, async ({ page }) => {
      await ready(page);
      let calls = 0;
      const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
      await page.route("**/blog/*", async (route) => {
        calls += 1;
        await held;
        await route.fulfill({ json: { status: "success", message: "Done once." } });
      });
      await page
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
      const button = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
      await button.dblclick({ force: true });
      await page.locator("dialog[aria-busy=true]").waitFor();
      assert.equal(await button.isDisabled(), true);
      goOn();
      await toast(page, "Done once.").waitFor();
      assert.equal(calls, 1);
    }));

  it("Deleting and undoing work with the keyboard alone", () =>
    asStaff(`${blogs}?q=frozen`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await tabTo(page, /^Delete /);
      await page.keyboard.press("Enter");
      await hasFocus(page, "Keep it");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await toast(page, "is in the trash").waitFor();
      await page.locator("h1:focus").waitFor();
      await page.keyboard.press("Shift+Tab");
      await hasFocus(page, "Undo");
      await page.keyboard.press("Enter");
      await toast(page, "Restored.").waitFor();
      await page.getByRole("row", { name: new RegExp(title) }).waitFor();
    }));
});
