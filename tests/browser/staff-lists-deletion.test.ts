import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import { waitForFocus } from "../support/use-browser.ts";
import { getToast, tabToText } from "../support/use-staff-area.ts";
import { blogsPath, listTitles, useStaffLists, waitForList } from "../support/use-staff-lists.ts";

describe("deleting in the staff lists", () => {
  const { site, cookie, asStaff, createPost } = useStaffLists();

  it("A failed delete shows an error toast and reloads the list", () =>
    asStaff(`${blogsPath}?q=heel-p`, {}, async ({ page, expectedErrors: expected }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      expected.push(/ERR_FAILED/);
      await page.route("**/blog/*", (route) => route.abort());
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const reload = page.waitForRequest("**/admin/blogs.data?*");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await reload;
      const errorToast = getToast(
        page,
        "The server did not respond, so it may or may not be done.",
      );
      await errorToast.waitFor();
      assert.equal(await errorToast.getAttribute("data-type"), "error");
      assert.deepEqual(await listTitles(page), [title]);
      const inlineError = page
        .locator("main")
        .getByText("The server did not respond, so it may or may not be done.");
      await inlineError.waitFor();

      await page.unroute("**/blog/*");
      await page.route("**/blog/*", (route) =>
        route.fulfill({ status: 500, json: { status: "fail", message: "Not today." } }),
      );
      expected.push(/500/);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await getToast(page, "Not today.").waitFor();
    }));

  it("A list stays where it was scrolled to while a row is deleted and brought back", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await waitForList(page);
      const title = (await listTitles(page)).at(-1) ?? "";
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const isScrolled = () => page.evaluate(() => scrollY > 200);
      assert.ok(await isScrolled());
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page.locator("h1:focus").waitFor();
      assert.ok(await isScrolled());
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: `Delete ${title}` }).waitFor();
      assert.ok(await isScrolled());
    }));

  it("Escape hides no question while its answer is being carried out", () =>
    asStaff(`${blogsPath}?q=heel-p`, {}, async ({ page }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const dialog = page.getByRole("alertdialog");
      const release = await holdRequests(page, "**/blog/*");
      await dialog.getByRole("button", { name: "Delete" }).click();
      await page.locator("[role=alertdialog][aria-busy=true]").waitFor();
      // Browsers let a page refuse only the first.
      for (let i = 0; i < 3; i += 1) await page.keyboard.press("Escape");
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await dialog.isVisible(), true);
      release();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: `Delete ${title}` }).waitFor();
    }));

  it("A delete fails offline without a change, and asks to sign in after the session has ended", () =>
    asStaff(`${blogsPath}?q=heel-p`, {}, async ({ page, context, expectedErrors: expected }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      const remove = async () => {
        await page.getByRole("button", { name: `Delete ${title}` }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      };
      expected.push(/ERR_INTERNET_DISCONNECTED/, /401/);
      // Otherwise the session request of the page itself is the one that fails.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      const sessionRequest = page.waitForEvent("requestfailed", (request) =>
        request.url().endsWith("/api/users/session"),
      );
      await remove();
      await sessionRequest;
      await page
        .locator("main")
        .getByText("The server did not respond, so it may or may not be done.")
        .waitFor();
      assert.deepEqual(await listTitles(page), [title]);

      await context.setOffline(false);
      await context.clearCookies();
      await remove();
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.getByLabel("Email").fill(admin.email);
      await dialog.getByLabel("Password").fill(admin.password);
      await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      assert.deepEqual(await listTitles(page), [title]);
      assert.equal(new URL(page.url()).search, "?q=heel-p");
    }));

  it("The Undo button disappears once the item is restored in the trash", () =>
    asStaff(`${blogsPath}?q=heel-p`, {}, async ({ page }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      const undo = page.getByRole("button", { name: "Undo" });
      // A toast under the pointer does not close by itself.
      await undo.hover();
      await page.getByRole("link", { name: /^Trash/ }).press("Enter");
      await page.getByRole("button", { name: `Restore ${title}` }).press("Enter");
      await undo.waitFor({ state: "detached" });
    }));

  it("Deleting a post asks first, and Undo restores it", () =>
    asStaff(`${blogsPath}?q=tennis`, {}, async ({ page }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const dialog = page.getByRole("alertdialog", { name: `Delete “${title}”?` });
      await waitForFocus(page, "Keep it");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await waitForFocus(page, `Delete ${title}`);

      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await getToast(page, `“${title}” is in the trash.`).waitFor();
      await page.getByText("No posts here have “tennis”").waitFor();
      assert.equal((await site().get("/blogs/tennis-elbow-without-tennis")).statusCode, 404);
      await page.getByRole("button", { name: "Undo" }).dblclick();
      await getToast(page, "Restored. It is at /blogs/tennis-elbow-without-tennis.").waitFor();
      await page.getByRole("row", { name: new RegExp(title) }).waitFor();
      assert.equal((await site().get("/blogs/tennis-elbow-without-tennis")).statusCode, 200);
    }));

  it("Several posts are deleted at once, and Undo restores them all", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      for (const title of ["Chosen first", "Chosen second"])
        await createPost(title, { brief_paragraph: "Quarterly cleaning" });
      await page.goto(`${blogsPath}?q=quarterly+cleaning`);
      await waitForList(page);
      await page.getByLabel("Choose all 2").check();
      await page.getByRole("status").getByText("2 chosen", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      const dialog = page.getByRole("alertdialog", { name: "Delete 2 posts?" });
      await dialog.getByRole("button", { name: "Delete" }).click();
      await getToast(page, "2 posts moved to the trash.").waitFor();
      await page.getByText("No posts here have “quarterly cleaning”").waitFor();
      assert.equal((await site().get("/blogs/chosen-first")).statusCode, 404);
      await page.getByRole("button", { name: "Undo" }).click();
      await getToast(page, "2 posts restored.").waitFor();
      await page.getByText("2 posts found").waitFor();
      assert.equal((await site().get("/blogs/chosen-second")).statusCode, 200);
    }));

  it("Posts in the trash are restored or deleted for good, also two at the same time", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      for (const title of ["Kept after all", "Gone for good"]) {
        await createPost(title);
        const { data } = (await site().get("/blogs")).json();
        const { blog_id } = data.find((post: { title: string }) => post.title === title);
        await site().remove(`/blog/${blog_id}`, cookie());
      }
      await page.goto(`${blogsPath}?status=trash`);
      await waitForList(page);
      await page
        .getByText("Posts stay here for 30 days, then they are deleted for good.")
        .waitFor();
      await page.getByRole("row", { name: /Kept after all.*In trash.*30 days left/ }).waitFor();
      const release = await holdRequests(page, "**/restore");
      const restore = page.getByRole("button", { name: "Restore Kept after all" });
      await restore.click();

      await page.getByRole("button", { name: "Delete for good Gone for good" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Delete “Gone for good” for good?" });
      await dialog.getByRole("button", { name: "Delete for good" }).click();
      await getToast(page, "Deleted for good.").waitFor();
      assert.equal(await restore.isDisabled(), true);

      release();
      await getToast(page, "Restored. It is at /blogs/kept-after-all.").waitFor();
      await page.getByRole("row", { name: /Kept after all/ }).waitFor({ state: "detached" });
      await waitForFocus(page, "Blogs");
      await page.getByText("The trash is empty.").waitFor();
    }));

  it("Two clicks on Delete send one request", () =>
    asStaff(`${blogsPath}?q=desk`, {}, async ({ page }) => {
      await waitForList(page);
      let calls = 0;
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
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
      release();
      await getToast(page, "Done once.").waitFor();
      assert.equal(calls, 1);
    }));

  it("Deleting and undoing work with the keyboard alone", () =>
    asStaff(`${blogsPath}?q=frozen`, {}, async ({ page }) => {
      await waitForList(page);
      const [title = ""] = await listTitles(page);
      await tabToText(page, /^Delete /);
      await page.keyboard.press("Enter");
      await waitForFocus(page, "Keep it");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await getToast(page, "is in the trash").waitFor();
      await page.locator("h1:focus").waitFor();
      await page.keyboard.press("Shift+Tab");
      await waitForFocus(page, "Undo");
      await page.keyboard.press("Enter");
      await getToast(page, "Restored.").waitFor();
      await page.getByRole("row", { name: new RegExp(title) }).waitFor();
    }));

  it("A post that a colleague has deleted meanwhile leaves the focus on the heading", () =>
    asStaff(blogsPath, {}, async ({ page, expectedErrors: expected }) => {
      const title = "Deleted meanwhile";
      await createPost(title);
      const { data } = (await site().get("/blogs")).json();
      const { blog_id } = data.find((post: { title: string }) => post.title === title);
      await page.goto(`${blogsPath}?q=meanwhile`);
      await waitForList(page);
      await page.getByRole("button", { name: `Delete ${title}` }).press("Enter");
      await site().remove(`/blog/${blog_id}`, cookie());
      expected.push(/404/);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
      await page.getByText("No posts here have “meanwhile”").waitFor();
      await waitForFocus(page, "Blogs");
    }));
});
