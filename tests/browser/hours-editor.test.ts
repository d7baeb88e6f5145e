import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone } from "../support/use-browser.ts";
import { useStaffArea } from "../support/use-staff-area.ts";

describe("the editor of the hours", () => {
  const { asStaff } = useStaffArea();

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
