import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

const apiPath = "/api/staff/clinic";

describe("the lists of clinic content", () => {
  const { asStaff, site, cookie } = useStaffArea();
  const options = { prefersReducedMotion: true };
  const fetchStored = async (kind: string) =>
    (await site().get(`${apiPath}/${kind}`, cookie())).json().data;

  /** With as many as a list can have. */
  async function fillReplies(): Promise<void> {
    const url = `${apiPath}/replies`;
    const names = Array.from({ length: 50 }, (_, i) => `Reply ${i}`);
    for (const title of names.slice((await fetchStored("replies")).length)) {
      const payload = { title, en: "Thank you." };
      const added = await site().send({ method: "POST", url, payload, cookie: cookie() });
      assert.equal(added.statusCode, 200, added.body);
    }
  }

  it("Only the last move of a list can be undone", () =>
    asStaff(options, async ({ page }) => {
      const [first, second, third] = (await fetchStored("gallery")) as { caption: string }[];
      assert.ok(first && second && third);
      await page.goto("/admin/clinic/gallery");
      await page.getByRole("button", { name: `Move “${first.caption}”` }).press("ArrowDown");
      const earlier = getToast(page, `“${first.caption}” is now 2 of`);
      // The pointer would keep it open.
      await earlier.hover();
      await page.getByRole("button", { name: `Move “${third.caption}”` }).press("ArrowUp");
      await getToast(page, `“${third.caption}” is now 2 of`).waitFor();
      await earlier.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await getToast(page, "The order is as before.").waitFor();
      const captions = ((await fetchStored("gallery")) as { caption: string }[]).slice(0, 3);
      assert.deepEqual(
        captions.map(({ caption }) => caption),
        [second.caption, first.caption, third.caption],
      );
    }));

  it("A category that a colleague has renamed meanwhile is renamed with the next press", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const [row] = (await fetchStored("categories")) as { id: number; name: string }[];
      assert.ok(row);
      await page.goto("/admin/clinic/categories");
      await press(page, `Rename ${row.name}`);
      await page.keyboard.type("My name");
      const url = `${apiPath}/categories/${row.id}`;
      const payload = { name: "Their name" };
      const other = await site().send({ method: "PUT", url, payload, cookie: cookie() });
      assert.equal(other.statusCode, 200, other.body);
      expectedErrors.push(/409/);
      await page.keyboard.press("Enter");
      await page.getByText("This was saved elsewhere after you opened it.").waitFor();
      await page.getByText(/^Was “Their name”\./).waitFor();
      const field = page.getByRole("textbox", { name: "New name of “Their name”" });
      assert.equal(await field.inputValue(), "My name");
      await field.press("Enter");
      await getToast(page, "“Their name” is now “My name”.").waitFor();
      const stored = (await fetchStored("categories")) as { id: number; name: string }[];
      assert.equal(stored.find(({ id }) => id === row.id)?.name, "My name");
    }));

  it("A search with very many matches says how many there are", () =>
    asStaff(options, async ({ page }) => {
      await fillReplies();
      await page.goto("/admin/clinic?q=e");
      const status = page.getByText(/^\d+ places have “e”\. These are the first 50\.$/);
      await status.waitFor();
      assert.ok(Number.parseInt((await status.textContent()) ?? "", 10) > 50);
    }));

  it("A list that is full says so in place of its buttons", () =>
    asStaff(options, async ({ page }) => {
      await fillReplies();
      await page.goto("/admin/clinic/replies");
      await page.getByText("There can be 50 at most.").waitFor();
      assert.equal(await page.getByRole("link", { name: /^(Add a|Duplicate) / }).count(), 0);
    }));
});

function press(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).press("Enter");
}
