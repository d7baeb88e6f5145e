import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { drawPicture } from "../support/draw-picture.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { getSaveButton } from "../support/use-location-editor.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("leaving an editor while something is under way", () => {
  const { asStaff, site, cookie } = useStaffArea();
  const options = { prefersReducedMotion: true };

  it("A notice that is discarded while its link is checked does not go up", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      await page.goto("/admin/clinic/notice");
      await page.getByRole("button", { name: "Add a notice" }).click();
      await typeInto(page, "What it says *", "Closed for the storm");
      await typeInto(page, "Where the link leads", "/services");
      await typeInto(page, "Link text", "Our services");
      expectedErrors.push(previewError);
      const saves = recordSaves(page, "/api/staff/clinic/notice");
      const release = await holdRequests(page, "**/services");
      const checked = page.waitForResponse("**/services");
      await getSaveButton(page).click();
      await page.getByRole("button", { name: "Checking links…" }).waitFor();
      await discard(page, "**/admin/clinic");
      release();
      await checked;
      await runPendingScripts(page);
      assert.deepEqual(saves, []);
    }));

  it("A new entry that is saved while somebody types on is no longer called new", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      expectedErrors.push(previewError);
      const editors = [
        { list: "/admin/clinic/categories", label: "Name *", save: "Add" },
        { list: "/admin/location-pages", label: "Main heading *", save: "Save as draft" },
      ];
      for (const { list, label, save } of editors) {
        await page.goto(`${list}/new`);
        await page.getByRole("heading", { name: /^New / }).waitFor();
        await typeInto(page, label, "One more");
        const release = await holdRequests(page, /\/(api|location)/);
        await page.getByRole("button", { name: save, exact: true }).click();
        await page.getByRole("button", { name: "Saving…" }).waitFor();
        await typeInto(page, label, " more");
        release();
        await page.getByRole("heading", { name: /^Edit / }).waitFor();
        await discard(page, `**${list}`);
      }
    }));

  it("A post that is discarded while its picture is on the way is not saved", () =>
    asStaff(options, async ({ page }) => {
      await page.goto("/admin/blogs/new");
      await typeInto(page, "Title", "Second thoughts");
      const saves = recordSaves(page, "/blog");
      const release = await holdRequests(page, "**/api/upload");
      await page
        .locator("[type=file]")
        .first()
        .setInputFiles({
          name: "wall.png",
          mimeType: "image/png",
          buffer: await drawPicture(640, 480).png().toBuffer(),
        });
      await page.getByRole("progressbar").first().waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByRole("button", { name: "Saving…" }).waitFor();
      await discard(page, "**/admin/blogs");
      release();
      await runPendingScripts(page);
      assert.deepEqual(saves, []);
    }));

  it("Text that is typed while the list loads after a save keeps the editor open", () =>
    asStaff(options, async ({ page, expectedErrors }) => {
      const url = "/api/staff/clinic/providers";
      const [{ id }] = (await site().get(url, cookie())).json().data;
      const path = `/admin/clinic/providers/${id}/edit`;
      await page.goto(path);
      const text = page.locator("textarea").first();
      await text.click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" Thank you");
      expectedErrors.push(previewError);
      const release = await holdRequests(page, /providers\.data/);
      await getSaveButton(page).click();
      await getToast(page, "is saved.").waitFor();
      await text.click();
      await page.keyboard.press("Control+End");
      await page.keyboard.type(" all");
      release();
      await page.getByText(/^Autosaved on the server/).waitFor();
      assert.equal(new URL(page.url()).pathname, path);
      await page.keyboard.type(".");
      assert.match(await text.inputValue(), / Thank you all\.$/);
      await getSaveButton(page).click();
      await page.waitForURL("**/admin/clinic/providers");
      assert.match((await site().get(url, cookie())).body, / Thank you all\./);
    }));

  it("A second press of Save while the list loads lets the editor close", () =>
    asStaff(options, async ({ page }) => {
      const path = "/admin/location-pages";
      await page.goto(`${path}/1/edit`);
      const heading = page.getByRole("textbox", { name: "Main heading" });
      await heading.click();
      await page.keyboard.press("End");
      await page.keyboard.type(" today");
      const release = await holdRequests(page, /location-pages\.data/);
      await getSaveButton(page).click();
      await getToast(page, "The location page is saved.").waitFor();
      const saves = recordSaves(page, "/api/locationpages");
      await getSaveButton(page).click();
      release();
      await page.waitForURL(`**${path}`);
      assert.deepEqual(saves, []);
    }));
});

/** While requests are intercepted, Playwright tries its scripts in the sandbox of the preview. */
const previewError = /Blocked script execution in 'about:srcdoc'/;

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
}

async function discard(page: Page, listUrl: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await page.waitForURL(listUrl);
}

function recordSaves(page: Page, path: string): string[] {
  const saves: string[] = [];
  page.on("request", (request) => {
    const isSave = ["POST", "PUT"].includes(request.method());
    if (isSave && new URL(request.url()).pathname.startsWith(path)) saves.push(request.url());
  });
  return saves;
}

/** A request that follows from a response is sent before this one is answered. */
async function runPendingScripts(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/favicon.svg")).text());
}
