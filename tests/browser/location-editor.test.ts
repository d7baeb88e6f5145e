import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import type { Field } from "#domain/fields/field-list.ts";
import { locationFields } from "#domain/location-pages/location-page.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import { admin } from "../support/open-site.ts";
import { measureHorizontalOverflow, useBrowser } from "../support/use-browser.ts";
import {
  addSessionCookie,
  getHeadingField,
  getSaveButton,
  useLocationEditor,
  waitForEditorClose,
} from "../support/use-location-editor.ts";

describe("the editor of location pages", () => {
  const browser = useBrowser();
  const { visit, site } = browser;
  const withEditor = useLocationEditor(browser);
  const visitAsAdmin = (path: string, act: Parameters<typeof visit>[2]) =>
    visit("/favicon.svg", {}, async (visited) => {
      await addSessionCookie(visited, await site().signIn(admin));
      await visited.page.goto(path);
      await act(visited);
    });

  it("Previewing an unsaved location page saves a draft first", () =>
    visitAsAdmin("/admin/location-pages/new", async ({ page, context }) => {
      await getHeadingField(page).fill("Seen before anyone");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("This page is not saved yet.").waitFor();
      const newTab = context.waitForEvent("page");
      await page.getByRole("button", { name: "Save draft and preview" }).click();
      const preview = await newTab;
      await preview.getByRole("heading", { name: "Seen before anyone", level: 1 }).waitFor();
      await preview.getByText("Preview: not public yet.").waitFor();

      const newWindow = context.waitForEvent("page");
      await preview.getByRole("button", { name: "On a phone" }).click();
      const phone = await newWindow;
      await phone.getByRole("heading", { name: "Seen before anyone", level: 1 }).waitFor();
      assert.equal(await phone.evaluate(() => innerWidth), 390);
    }));

  it("A location page is created, moved and deleted with the keyboard alone", () =>
    visitAsAdmin("/admin/location-pages/new", async ({ page, expectedErrors: expected }) => {
      const { slug_url: _, meta_link: __, ...typed } = exampleLocationTexts("leaside");
      await getHeadingField(page).waitFor();
      const [firstName] = Object.keys(typed);
      assert.equal(await getFocusedName(page), firstName);
      for (const [name, text] of Object.entries(typed)) {
        await tabTo(page, name);
        await page.keyboard.insertText(text);
      }
      await page.getByRole("button", { name: "Save as draft" }).press("Enter");
      await waitForEditorClose(page);
      expected.push(/404/);
      assert.equal((await page.goto("/location/main-heading-of-leaside"))?.status(), 404);
      await page.goto("/admin/location-pages");
      await page.getByRole("link", { name: "Main heading of leaside", exact: true }).press("Enter");
      // Screen readers read all of a dialog that has the focus itself.
      await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Publish" }).press("Enter");
      await page.getByRole("button", { name: "Publish now" }).press("Enter");
      await waitForEditorClose(page);
      await page.getByRole("button", { name: "View it" }).waitFor();
      await page.getByText("The location page is published.").first().waitFor();
      await page.getByRole("main").getByText("Main heading of leaside").first().waitFor();

      await page.goto("/location/main-heading-of-leaside");
      await page.getByRole("heading", { level: 1, name: "Main heading of leaside" }).waitFor();
      await page.getByText("Paragraph 4 of leaside").waitFor();

      const pages = (await site().get("/api/locationpages")).json().data;
      const { location_id: id, meta_link } = pages.find(
        ({ slug }: { slug: string }) => slug === "main-heading-of-leaside",
      );
      assert.equal(meta_link, "/location/main-heading-of-leaside");
      await page.goto(`/admin/location-pages/${id}/edit`);
      await getHeadingField(page).waitFor();
      await tabTo(page, "slug_url");
      await page.keyboard.press("Control+a");
      await page.keyboard.insertText("leaside");
      await getSaveButton(page).press("Enter");
      await waitForEditorClose(page);
      const moved = await site().get("/location/main-heading-of-leaside");
      assert.equal(moved.statusCode, 301);
      assert.equal(moved.headers.location, "/location/leaside");
      assert.match((await site().get("/location/leaside")).body, /href="[^"]*\/location\/leaside"/);

      const cookie = await site().signIn(admin);
      await site().send({ method: "DELETE", url: `/api/locationpages/${id}`, cookie });
      assert.equal((await page.goto("/location/leaside"))?.status(), 404);
      assert.equal((await page.goto(`/admin/location-pages/${id}/edit`))?.status(), 404);
      await page.getByRole("dialog", { name: "There is nothing here." }).waitFor();
      await page.keyboard.press("Escape");
      await waitForEditorClose(page);
    }));

  it("Saving an incomplete location page marks every empty field and focuses the first, and advertising claims are warned of in every public text", () =>
    visitAsAdmin("/admin/location-pages/new", async ({ page }) => {
      await page.getByRole("button", { name: "Publish" }).click();
      await page
        .getByRole("alert")
        .filter({ hasText: "Please look at the marked fields." })
        .waitFor();
      const toast = page.locator("dialog [data-sonner-toast]");
      await toast.filter({ hasText: "Please look at the marked fields." }).waitFor();
      const fields: Field[] = Object.values(locationFields);
      const count = fields.filter(({ required }) => required).length;
      assert.equal(await page.locator("dialog [aria-invalid=true]").count(), count);
      assert.equal(await page.locator("dialog label").filter({ hasText: "*" }).count(), count);
      await page.locator("[name=main_heading]:focus").waitFor();

      const { slug_url: _, meta_link: __, ...texts } = locationFields;
      for (const name of Object.keys(texts))
        await page.locator(`[name=${name}]`).fill("We cure knees.");
      const last = Object.keys(texts).length - 1;
      await page.getByText("“cure” is something the colleges").nth(last).waitFor();
    }));

  it("A duplicated location page starts without a slug and warns that its text is a copy", () =>
    withEditor(async ({ page, path }) => {
      const id = path.split("/").at(-2);
      await page.goto(`/admin/location-pages/new?from=${id}`);
      await getHeadingField(page).waitFor();
      assert.match(await getHeadingField(page).inputValue(), /^Main heading of/);
      assert.equal(await page.getByLabel("Slug").inputValue(), "");
      assert.equal(await page.getByLabel("Link").inputValue(), "");
      const warning = page.getByRole("status").filter({ hasText: "100% of this text is also on" });
      await warning.waitFor();
      for (const name of Object.keys(locationFields).filter((field) => field.includes("paragraph")))
        await page.locator(`dialog [name=${name}]`).fill(`Now ${name} speaks of one place only.`);
      await warning.waitFor({ state: "detached" });
    }));

  it("The location editor shows a live preview and warns of an external canonical link", () =>
    withEditor(async ({ page }) => {
      const preview = page.locator("dialog [inert]");
      await page.getByLabel("Heading 3").fill("Seen at once");
      await preview.getByText("Seen at once").waitFor();
      await page.getByLabel("Link").fill("https://elsewhere.example/leaside");
      await page.getByText("search engines would show that page instead of this one").waitFor();
      await page.getByLabel("Description").fill("d".repeat(170));
      await page.getByText("170 of 155").waitFor();
      await page.getByLabel("Main paragraph").fill("x ".repeat(2100));
      await page.getByText("4199 of 5000").waitFor();
    }));

  it("The location editor does not scroll horizontally at 320 px, and closing it returns the focus to the list", () =>
    withEditor(
      async ({ page }) => {
        assert.equal(await measureHorizontalOverflow(page), 0);
        const dialog = page.getByRole("dialog");
        assert.equal(
          await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
          0,
        );
        await page.keyboard.press("Escape");
        await waitForEditorClose(page);
        await page.locator("h1:focus").waitFor();
      },
      { width: 320, height: 800 },
    ));
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await getFocusedName(page)) === name) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${name} cannot be reached with Tab`);
}

function getFocusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute("name"));
}
