import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, sidewaysScroll, useBrowser, type Visit } from "../support/browser.ts";
import { admin, helper } from "../support/site.ts";

const blogs = "/admin/blogs";
const locations = "/admin/location-pages";

describe("the staff's lists", () => {
  const { visit, site, origin } = useBrowser();
  let cookie: string;
  before(async () => {
    cookie = await site().signIn(admin);
  });

  type Options = Parameters<typeof visit>[1];
  const asStaff = (path: string, options: Options, act: (visit: Visit) => Promise<void>) =>
    visit("/favicon.svg", options, async (visited) => {
      await carry(visited, cookie);
      await visited.page.goto(path);
      await act(visited);
    });
  const carry = ({ context }: Visit, signedIn: string) => {
    const [name = "", value = ""] = signedIn.split(/=(.*)/s);
    return context.addCookies([{ name, value, url: origin() }]);
  };
  const write = async (title: string, more: object = {}) => {
    const post = { title, slug_url: title.replace(/\W+/g, "-"), ...more };
    assert.equal((await site().post("/blog", post, cookie)).statusCode, 200);
  };

  it("are for admins only", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      for (const path of [blogs, locations, `${blogs}?status=trash`]) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      await carry(visited, await site().signIn(helper));
      for (const path of [blogs, locations]) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
    }));

  it("find by title while one types, and keep the search in the address", () =>
    asStaff(blogs, {}, async ({ page }) => {
      const search = page.getByRole("searchbox", { name: "Search titles" });
      await ready(page);
      await search.pressSequentially("NECK desk");
      await page.waitForURL("**/admin/blogs?q=NECK+desk");
      await page.getByText("1 post found for “NECK desk”").waitFor();
      assert.deepEqual(await titles(page), ["Your desk, your neck: small changes that add up"]);
      await search.fill("nothing like it");
      await search.press("Enter");
      await page.getByText("No posts here have “nothing like it” in their title.").waitFor();
      await page.getByRole("link", { name: "Clear the search" }).click();
      await page.waitForURL(/\/admin\/blogs$/);
      await holds(page, "");
      await page.goBack();
      await page.waitForURL("**?q=nothing+like+it");
      await holds(page, "nothing like it");
    }));

  it("sort by a column, and the other way the second time", () =>
    asStaff(blogs, {}, async ({ page }) => {
      await ready(page);
      const head = page.getByRole("columnheader", { name: "Title" });
      const date = page.getByRole("columnheader", { name: "Date" });
      assert.equal(await date.getAttribute("aria-sort"), "descending");
      await head.getByRole("link").click();
      await page.waitForURL("**?sort=title&order=asc");
      await page.locator("th[aria-sort=ascending]", { hasText: "Title" }).waitFor();
      const rising = await titles(page);
      assert.deepEqual(
        rising,
        rising.toSorted((one, other) => one.localeCompare(other, "en")),
      );
      await head.getByRole("link").click();
      await page.locator("th[aria-sort=descending]", { hasText: "Title" }).waitFor();
      assert.notEqual((await titles(page))[0], rising[0]);
      assert.equal(await date.getAttribute("aria-sort"), "none");
    }));

  it("show twenty on a page, and one state where it is chosen", () =>
    asStaff(blogs, {}, async ({ page }) => {
      await write("A draft of ours", { status: "draft" });
      await write("One to come", { published_date: "2999-01-01" });
      await page.reload();
      await ready(page);
      assert.equal((await titles(page)).length, 20);
      await page.getByRole("link", { name: "Page 2" }).click();
      await page.waitForURL("**?page=2");
      await page.getByRole("link", { name: "Drafts 1" }).click();
      await page.waitForURL("**/admin/blogs?status=draft");
      await page.getByText("1 draft", { exact: true }).waitFor();
      const row = page.getByRole("row", { name: /A draft of ours/ });
      await row.getByText("Draft", { exact: true }).waitFor();
      const preview = await row.getByRole("link", { name: /^Preview/ }).getAttribute("href");
      assert.match(preview ?? "", /^\/admin\/blogs\/\d+\/preview$/);
      const id = preview?.split("/")[3];
      for (const [word, address] of [
        ["Edit", `${blogs}/${id}/edit?status=draft`],
        ["Duplicate", `${blogs}/new?status=draft&from=${id}`],
      ] as const) {
        const link = row.getByRole("link", { name: new RegExp(`^${word} A draft`) });
        assert.equal(await link.getAttribute("href"), address);
      }
      await page.getByRole("link", { name: "Scheduled 1" }).click();
      await page.getByRole("row", { name: /One to come.*Scheduled/ }).waitFor();
      await page.goto(`${blogs}?status=published&q=desk`);
      const view = page.getByRole("link", { name: /^View Your desk/ });
      assert.equal(await view.getAttribute("href"), "/blogs/desk-and-neck");
    }));

  it("delete what is named, and bring it back by Undo", () =>
    asStaff(`${blogs}?q=tennis`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      const dialog = page.getByRole("alertdialog", { name: `Delete “${title}”?` });
      assert.equal(await focused(page), "Keep it");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      assert.equal(await focused(page), `Delete ${title}`);

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

  it("restore from the trash, and delete from it for good", () =>
    asStaff(blogs, {}, async ({ page }) => {
      for (const title of ["Kept after all", "Gone for good"]) {
        await write(title);
        const { data } = (await site().get("/blogs")).json();
        const { blog_id } = data.find((post: { title: string }) => post.title === title);
        await site().send({ method: "DELETE", url: `/blog/${blog_id}`, cookie });
      }
      await page.goto(`${blogs}?status=trash`);
      await ready(page);
      await page.getByText("Posts stay here for 30 days, then they are gone.").waitFor();
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

  it("tell in red that a delete failed, and load the list again", () =>
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

  it("offer no Undo for what was brought back in the trash", () =>
    asStaff(`${blogs}?q=heel`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      const undo = page.getByRole("button", { name: "Undo" });
      // Under the pointer it does not go by itself.
      await undo.hover();
      await page.getByRole("link", { name: /^Trash \d/ }).press("Enter");
      await page.getByRole("button", { name: `Restore ${title}` }).press("Enter");
      await undo.waitFor({ state: "detached" });
    }));

  it("stay as they are offline, and ask for a new sign-in once the session has ended", () =>
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
      await dialog.getByLabel("E-mail").fill(admin.email);
      await dialog.getByLabel("Password").fill(admin.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await dialog.waitFor({ state: "detached" });
      assert.deepEqual(await titles(page), [title]);
      assert.equal(new URL(page.url()).search, "?q=heel");
    }));

  it("send a delete once, however often it is clicked", () =>
    asStaff(`${blogs}?q=desk`, {}, async ({ page }) => {
      await ready(page);
      let calls = 0;
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
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

  it("say so where they cannot be loaded, and can be tried again", () =>
    asStaff("/admin", {}, async ({ page, expected }) => {
      expected.push(/ERR_FAILED/, /Failed to fetch/);
      await page.locator("h1", { hasText: "Good" }).waitFor();
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("navigation").getByRole("link", { name: "Blogs" }).click();
      await page.getByText("This list could not be loaded.").waitFor();
      await page.unroute("**/*.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await ready(page);
      assert.equal((await titles(page)).length, 20);
    }));

  it("are busy while they load, and keep their place", () =>
    asStaff(blogs, {}, async ({ page }) => {
      await ready(page);
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route("**/*.data*", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("link", { name: "Title" }).click();
      await page.locator("table[aria-busy=true]").waitFor();
      assert.equal((await titles(page)).length, 20);
      goOn();
      await page.locator("table[aria-busy=false]").waitFor();
    }));

  it("can be worked with the keyboard alone", () =>
    asStaff(`${blogs}?q=frozen`, {}, async ({ page }) => {
      await ready(page);
      const [title = ""] = await titles(page);
      await tabTo(page, `Delete ${title}`);
      await page.keyboard.press("Enter");
      assert.equal(await focused(page), "Keep it");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await toast(page, "is in the trash").waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === "H1");
      await page.keyboard.press("Shift+Tab");
      assert.equal(await focused(page), "Undo");
      await page.keyboard.press("Enter");
      await toast(page, "Restored.").waitFor();
      await page.getByRole("row", { name: new RegExp(title) }).waitFor();
    }));

  it("are cards on a phone, which can be sorted too", () =>
    asStaff(blogs, { viewport: phone }, async ({ page }) => {
      await ready(page);
      assert.equal(await page.locator("thead").isVisible(), false);
      const card = page.locator("tbody tr").first();
      const picture = await card.locator("img").boundingBox();
      const title = await card.locator("th").boundingBox();
      const action = await card.getByRole("button").boundingBox();
      assert.ok(picture && title && action);
      assert.ok(picture.x + picture.width <= title.x && action.y > title.y + title.height);
      await page.getByLabel("Sort by").selectOption("A to Z");
      await page.waitForURL("**?sort=title&order=asc");
      await page.getByText("posts, A to Z").waitFor();
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of [blogs, locations, `${blogs}?status=trash`]) {
        await page.goto(path);
        assert.equal(await sidewaysScroll(page), 0, path);
      }
    }));

  it("of location pages search, sort, delete and undo alike", () =>
    asStaff(locations, {}, async ({ page }) => {
      await ready(page);
      const all = await titles(page);
      assert.equal(all.length, 6);
      await page.getByRole("columnheader", { name: "Main heading" }).getByRole("link").click();
      await page.waitForURL("**?sort=title&order=desc");
      await page.locator("th[aria-sort=descending]").waitFor();
      assert.deepEqual(await titles(page), all.toReversed());
      await page.getByRole("searchbox").fill("thornhill");
      await page.getByText("1 location page found for “thornhill”").waitFor();
      const [title = ""] = await titles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await toast(page, `“${title}” is in the trash.`).waitFor();
      await page.getByRole("link", { name: "Trash 1" }).click();
      await page.getByRole("row", { name: /In trash|days left/ }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await toast(page, "Restored. It is at /location/thornhill.").waitFor();
      await page.getByRole("link", { name: "Trash 0" }).waitFor();
    }));
});

/** Until the script is there its buttons are disabled. */
function ready(page: Page): Promise<void> {
  return page.locator("tbody button:enabled").first().waitFor();
}

async function holds(page: Page, search: string): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>("[type=search]")?.value === value,
    search,
  );
}

function titles(page: Page): Promise<string[]> {
  return page.locator("tbody th :is(a, span)").allTextContents();
}

function toast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

/** The words of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`The keyboard does not reach ${name}`);
}
