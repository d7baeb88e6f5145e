import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { drawPicture } from "../support/draw-picture.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { phone } from "../support/use-browser.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("the editor of a gallery picture", () => {
  const { asStaff, site, cookie } = useStaffArea();

  it("A picture that is still uploading when “Add” is pressed is added once it has arrived", () =>
    asStaff({ viewport: phone }, async ({ page, expectedErrors }) => {
      await page.goto("/admin/clinic/gallery/new");
      const caption = page.getByLabel("Caption *");
      await caption.click();
      await page.keyboard.type("A new door");
      // While requests are intercepted, Playwright tries its scripts in the sandbox of the preview.
      expectedErrors.push(/Blocked script execution in 'about:srcdoc'/);
      const release = await holdRequests(page, "**/api/upload");
      await page.locator("[type=file]").setInputFiles({
        name: "door.png",
        mimeType: "image/png",
        buffer: await drawPicture(640, 480).png().toBuffer(),
      });
      await page.getByRole("progressbar").waitFor();
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByRole("button", { name: "Uploading…" }).waitFor();
      assert.equal(await page.getByText("Please choose a picture.").count(), 0);
      release();
      await getToast(page, "The picture is added.").waitFor();
      const { data } = (await site().get("/api/staff/clinic/gallery", cookie())).json();
      assert.equal(data.at(-1).caption, "A new door");
    }));
});
