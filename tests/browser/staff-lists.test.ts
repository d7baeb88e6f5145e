import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, sidewaysScroll } from "../support/browser.ts";
import { bringCookie } from "../support/editor.ts";
import { helper } from "../support/site.ts";
import { toast } from "../support/staff-area.ts";
import { blogs, ready, titles, useStaffLists } from "../support/staff-lists.ts";

const locations = "/admin/location-pages";

describe("the staff lists", () => {
  const { visit, site, asStaff, write } = useStaffLists();

  it("Only admins see the staff lists", () =>
    visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      for (const path of [blogs, locations, `${blogs}?status=trash`]) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
      await bringCookie(visited, await site().signIn(helper));
      for (const path of [blogs, locations]) {
        await page.goto(path);
        await page.waitForURL("**/login");
      }
    }));

  it("The list search filters by title while typing and keeps the term in the URL", () =>
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

  it("A click on a column sorts the list, and a second click reverses it", () =>
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

  it("The list shows twenty posts a page and filters by status", () =>
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

  it("A list that fails to load is reported and can be retried", () =>
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

  it("A list is marked busy while it loads and keeps its rows", () =>
    asStaff(blogs, {}, async ({ page }) => {
      await ready(page);
      const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
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

  it("The list shows cards on a phone, and they can be sorted", () =>
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

  it("The list of location pages can be searched, sorted, deleted from and undone", () =>
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

async function holds(page: Page, search: string): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>("[type=search]")?.value === value,
    search,
  );
}
