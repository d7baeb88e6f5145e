import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone, waitForNoDialog } from "../support/use-browser.ts";
import { useStaffArea } from "../support/use-staff-area.ts";

describe("the editor of the hours", () => {
  const { asStaff, site } = useStaffArea();

  it("A day to close that was not filled in is left without a question, and a filled-in one with it", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin");
      await page.getByRole("link", { name: "Close a day" }).click();
      await page.locator("[data-item-body] input:focus").waitFor();
      await page.goBack();
      await page.waitForURL("**/admin");
      await waitForNoDialog(page);
      assert.deepEqual(await site().db.selectFrom("autosave").select("item").execute(), []);

      await page.goForward();
      await page.locator("[data-item-body] input:focus").fill("2030-01-02");
      await page.goBack();
      await page.getByRole("dialog", { name: "Leave with unsaved text?" }).waitFor();
      await page.getByRole("button", { name: "Discard", exact: true }).click();
      await page.waitForURL("**/admin");
    }));

  it("“Go to the preview” shows the beginning of what visitors will see on a phone", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      await page
        .getByRole("button", { name: /^(Open|Close) on / })
        .first()
        .waitFor();
      await page.getByRole("button", { name: "Go to the preview" }).click();
      const preview = page.getByRole("complementary", { name: "What visitors will see" });
      await preview.and(page.locator(":focus")).waitFor();
      const { y = -1, height = 0 } = (await preview.boundingBox()) ?? {};
      assert.ok(height > phone.height);
      assert.ok(y > 0 && y < phone.height / 2, `${y} px from the top`);
    }));
});
