import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { services } from "#content/services/index.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { addVisits } from "#domain/visits/visits.server.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import { desktop } from "../support/use-browser.ts";
import { usePostEditor } from "../support/use-post-editor.ts";

// Public pages insert HTML that the Trusted Types of the staff area refuse.
describe("public pages that are opened from the staff area", () => {
  const { visitEditor, createDraft, getAdminCookie, site } = usePostEditor();

  const table = "<table><tbody><tr><th>Week</th></tr><tr><td>One</td></tr></tbody></table>";

  it("A draft with a picture and a table is previewed from the list, and again after Back", () =>
    visitEditor("/admin/blogs/new", desktop, async ({ page }) => {
      const paragraph = `<p>Steps.</p><img src="/pictures/blog/stairs.webp" alt="A stair" />${table}`;
      const title = "With a picture";
      await createDraft({ title, blogs_content: [{ heading: "One", paragraph }] });
      await page.goto("/admin/blogs");
      await page.getByRole("link", { name: `Preview ${title}` }).click();
      await waitForPreview(page, title);
      await page.getByRole("cell", { name: "One" }).waitFor();
      await page.getByRole("link", { name: "Back to the editor" }).click();
      await page.getByRole("heading", { name: "Edit post" }).waitFor();
      await page.goBack();
      await waitForPreview(page, title);
    }));

  it("A post with a table is opened from the dashboard", () =>
    visitEditor("/admin/blogs/new", desktop, async ({ page }) => {
      const title = "Read this week";
      const slug_url = "read-this-week";
      const blogs_content = [{ heading: "One", paragraph: table }];
      await createDraft({ title, slug_url, blogs_content, status: "published" });
      const day = getLocalDate(new Date());
      const counts = { visits: 9, book_taps: 0, call_taps: 0 };
      await addVisits(site().db, [
        { day, page: `/blogs/${slug_url}`, referring_host: "", ...counts },
      ]);
      await page.goto("/admin");
      await page
        .getByRole("region", { name: "This week" })
        .getByRole("link", { name: title })
        .click();
      await page.getByRole("cell", { name: "One" }).waitFor();
    }));

  it("A link of a previewed post opens the public page", () =>
    visitEditor("/admin/blogs/new", desktop, async ({ page }) => {
      const id = await createDraft({ title: "With links" });
      await page.goto(`/admin/blogs/${id}/preview`);
      await waitForPreview(page, "With links");
      await page.locator("main a[href^='/blogs/']").first().press("Enter");
      await page.waitForURL("**/blogs/*");
      await page.getByText("Preview: not public yet.").waitFor({ state: "detached" });
      await page.locator("main article h1").waitFor();
    }));

  it("A link of a previewed location page opens the public page", () =>
    visitEditor("/admin/blogs/new", desktop, async ({ page }) => {
      const body = { ...exampleLocationTexts("previewed"), status: "draft" };
      const created = await site().post("/api/locationpages/create", body, await getAdminCookie());
      const id = created.json().data.location_id;
      await page.goto(`/admin/location-pages/${id}/preview`);
      await waitForPreview(page, body.main_heading);
      const [service] = services;
      await page.locator(`main a[href='/service/${service?.url}']`).first().click();
      await page.waitForURL(`**/service/${service?.url}`);
      await page.getByRole("heading", { level: 1, name: service?.heading }).waitFor();
    }));
});

async function waitForPreview(page: Page, heading: string): Promise<void> {
  await page.getByText("Preview: not public yet.").waitFor();
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
}
