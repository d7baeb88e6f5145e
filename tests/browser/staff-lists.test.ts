import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { holdRequests } from "../support/hold-requests.ts";
import { measureHorizontalOverflow, phone, waitForFocus } from "../support/use-browser.ts";
import { getToast } from "../support/use-staff-area.ts";
import { blogsPath, listTitles, useStaffLists, waitForList } from "../support/use-staff-lists.ts";

const locations = "/admin/location-pages";

describe("the staff lists", () => {
  const { asStaff, createPost } = useStaffLists();

  it("The list search filters while typing and keeps the term in the URL", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      const search = page.getByRole("searchbox", { name: "Search posts" });
      await waitForList(page);
      await search.pressSequentially("DESK-and-neck changes");
      await page.waitForURL("**/admin/blogs?q=DESK-and-neck+changes");
      await page.getByText("1 post found for “DESK-and-neck changes”").waitFor();
      assert.deepEqual(await listTitles(page), ["Your desk, your neck: small changes that add up"]);
      const chips = page.getByRole("navigation", { name: "Show" }).getByRole("link");
      const names = ["All 1", "Published", "Scheduled", "Drafts", "Trash"];
      assert.deepEqual(await chips.allTextContents(), names);
      await search.fill("nothing likewise");
      await search.press("Enter");
      await page.getByText("No posts here have “nothing likewise” in them.").waitFor();
      await page.getByRole("link", { name: "Clear the search" }).click();
      await page.waitForURL(/\/admin\/blogs$/);
      await waitForFocus(page, "Blogs");
      await waitForSearch(page, "");
      await page.goBack();
      await page.waitForURL("**?q=nothing+likewise");
      await waitForSearch(page, "nothing likewise");
    }));

  it("The list of posts shows an address in its own letters", async () => {
    await createPost("Neck pain in Farsi", { slug_url: "درد گردن" });
    await asStaff(blogsPath, {}, async ({ page }) => {
      const row = page.getByRole("row", { name: "Neck pain in Farsi" });
      await row.getByText("/blogs/درد-گردن", { exact: true }).waitFor();
      assert.equal(
        await row.getByRole("link", { name: /^View/ }).getAttribute("href"),
        `/blogs/${encodeURIComponent("درد-گردن")}`,
      );
    });
  });

  it("A click on a column sorts the list, and a second click reverses it", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await waitForList(page);
      const titleHeader = page.getByRole("columnheader", { name: "Title" });
      const dateHeader = page.getByRole("columnheader", { name: "Date" });
      assert.equal(await dateHeader.getAttribute("aria-sort"), "descending");
      await titleHeader.getByRole("link").click();
      await page.waitForURL("**?sort=title&order=asc");
      await page.locator("th[aria-sort=ascending]", { hasText: "Title" }).waitFor();
      const ascending = await listTitles(page);
      assert.deepEqual(
        ascending,
        ascending.toSorted((a, b) => a.localeCompare(b, "en")),
      );
      await titleHeader.getByRole("link").click();
      await page.locator("th[aria-sort=descending]", { hasText: "Title" }).waitFor();
      assert.notEqual((await listTitles(page))[0], ascending[0]);
      assert.equal(await dateHeader.getAttribute("aria-sort"), "none");
    }));

  it("The list shows twenty posts a page and filters by status", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await createPost("A draft of ours", { status: "draft" });
      await createPost("One to come", { published_date: "2999-01-01" });
      await page.reload();
      await waitForList(page);
      assert.equal((await listTitles(page)).length, 20);
      await page.getByRole("link", { name: "Next page" }).click();
      await page.waitForURL("**?page=2");
      await page.getByRole("link", { name: "Previous page" }).click();
      await page.waitForURL("**/admin/blogs");
      await page.getByRole("link", { name: "Last page" }).click();
      await page.waitForURL("**?page=2");
      await page.getByRole("combobox", { name: "Category" }).selectOption("Posture");
      await page.waitForURL("**?category=*");
      await page.reload();
      await page
        .getByRole("combobox", { name: "Category" })
        .getByText("Posture")
        .waitFor({ state: "attached" });
      for (const cell of await page.locator("tbody tr td:nth-of-type(4)").allTextContents())
        assert.equal(cell, "Posture");
      await page.getByRole("combobox", { name: "Category" }).selectOption("All categories");
      await page.waitForURL("**/admin/blogs");
      await page.getByRole("link", { name: "Drafts 1" }).click();
      await page.waitForURL("**/admin/blogs?status=draft");
      await page.getByText("1 draft", { exact: true }).waitFor();
      const row = page.getByRole("row", { name: /A draft of ours/ });
      await row.getByText("Draft", { exact: true }).waitFor();
      const preview = await row.getByRole("link", { name: /^Preview/ }).getAttribute("href");
      assert.match(preview ?? "", /^\/admin\/blogs\/\d+\/preview$/);
      const id = preview?.split("/")[3];
      for (const [action, href] of [
        ["Edit", `${blogsPath}/${id}/edit?status=draft`],
        ["Duplicate", `${blogsPath}/new?status=draft&from=${id}`],
      ] as const) {
        const link = row.getByRole("link", { name: new RegExp(`^${action} A draft`) });
        assert.equal(await link.getAttribute("href"), href);
      }
      await page.getByRole("link", { name: "Scheduled 1" }).click();
      await page.getByRole("row", { name: /One to come.*Scheduled/ }).waitFor();
      await page.goto(`${blogsPath}?status=published&q=desk`);
      const view = page.getByRole("link", { name: /^View Your desk/ });
      assert.equal(await view.getAttribute("href"), "/blogs/desk-and-neck");
    }));

  it("A list that fails to load is reported and can be retried", () =>
    asStaff("/admin", {}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/, /Failed to fetch/);
      await page.locator("h1", { hasText: "Good" }).waitFor();
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("navigation").getByRole("link", { name: "Blogs" }).click();
      await page.getByText("This list could not be loaded.").waitFor();
      await page.unroute("**/*.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await waitForList(page);
      assert.equal((await listTitles(page)).length, 20);
    }));

  it("A list is marked busy while it loads and keeps its rows", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await waitForList(page);
      const release = await holdRequests(page, "**/*.data*");
      await page.getByRole("link", { name: "Title" }).click();
      await page.locator("table[aria-busy=true]").waitFor();
      assert.equal((await listTitles(page)).length, 20);
      release();
      await page.locator("table[aria-busy=false]").waitFor();
    }));

  it("A search that is typed while a filter loads keeps the filter", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await waitForList(page);
      const release = await holdRequests(page, "**/*.data*");
      await page.getByRole("link", { name: /^Published/ }).click();
      await page.locator("table[aria-busy=true]").waitFor();
      const searched = page.waitForRequest(/[?&]q=desk/);
      await page.getByRole("searchbox", { name: "Search posts" }).fill("desk");
      await searched;
      release();
      await page.waitForURL("**/admin/blogs?status=published&q=desk");
    }));

  it("The results of a search do not take back what is typed while they arrive", () =>
    asStaff(blogsPath, {}, async ({ page }) => {
      await waitForList(page);
      const search = page.getByRole("searchbox", { name: "Search posts" });
      const release = await holdRequests(page, /[?&]q=desk\+and/);
      await search.evaluate((input: HTMLInputElement) => {
        const pushState = history.pushState.bind(history);
        // The URL changes before the results are rendered.
        history.pushState = (...values) => {
          history.pushState = pushState;
          pushState(...values);
          queueMicrotask(() => {
            input.value = "desk and";
            input.form?.requestSubmit();
          });
        };
      });
      const searched = page.waitForRequest(/[?&]q=desk\+and/);
      await search.pressSequentially("desk");
      await searched;
      await page.getByText("“desk”").waitFor();
      assert.equal(await search.inputValue(), "desk and");
      await search.press("End");
      await page.keyboard.type(" neck");
      release();
      await page.waitForURL("**/admin/blogs?q=desk+and+neck");
      await waitForSearch(page, "desk and neck");
    }));

  it("The list shows cards on a phone, and they can be sorted", () =>
    asStaff(blogsPath, { viewport: phone }, async ({ page }) => {
      await waitForList(page);
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
      for (const path of [blogsPath, locations, `${blogsPath}?status=trash`]) {
        await page.goto(path);
        assert.equal(await measureHorizontalOverflow(page), 0, path);
      }
    }));

  it("The list of location pages can be searched, sorted, deleted from and undone", () =>
    asStaff(locations, {}, async ({ page }) => {
      await waitForList(page);
      const all = await listTitles(page);
      assert.equal(all.length, 6);
      await page.getByRole("columnheader", { name: "Main heading" }).getByRole("link").click();
      await page.waitForURL("**?sort=title&order=desc");
      await page.locator("th[aria-sort=descending]").waitFor();
      assert.deepEqual(await listTitles(page), all.toReversed());
      await page.getByRole("searchbox").fill("thornhill");
      await page.getByText("1 location page found for “thornhill”").waitFor();
      const [title = ""] = await listTitles(page);
      await page.getByRole("button", { name: `Delete ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await getToast(page, `“${title}” is in the trash.`).waitFor();
      await page.getByRole("link", { name: "Trash", exact: true }).click();
      await page.getByRole("row", { name: /In trash|days left/ }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await getToast(page, "Restored. It is at /location/thornhill.").waitFor();
      await page.getByRole("link", { name: "Trash 0" }).waitFor();
    }));
});

async function waitForSearch(page: Page, search: string): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>("[type=search]")?.value === value,
    search,
  );
}
