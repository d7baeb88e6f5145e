import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Route } from "playwright-core";
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

  it("A focal point that is set during the upload is kept, and not that of the picture before", () =>
    asStaff({}, async ({ page, expectedErrors }) => {
      const fetchFirst = async () =>
        (await site().get("/api/staff/clinic/gallery", cookie())).json().data[0];
      const { id } = await fetchFirst();
      await page.goto(`/admin/clinic/gallery/${id}/edit`);
      // While requests are intercepted, Playwright tries its scripts in the sandbox of the preview.
      expectedErrors.push(/Blocked script execution in 'about:srcdoc'/, /ERR_FAILED/);
      const focus = (x: number) => page.getByRole("button", { name: `Focal point: ${x}%` });
      await focus(50).press("Shift+ArrowLeft");
      await focus(40).waitFor();

      const failed = Promise.withResolvers<void>();
      const failOnce = async (route: Route) => failed.promise.then(() => route.abort());
      await page.route("**/api/upload", failOnce, { times: 1 });
      const buffer = await drawPicture(600, 420).png().toBuffer();
      await page
        .getByLabel("Picture: file")
        .setInputFiles({ name: "door.png", mimeType: "image/png", buffer });
      await page.getByRole("progressbar").waitFor();
      await focus(50).press("Shift+ArrowRight");
      await focus(60).waitFor();
      failed.resolve();
      // Until it is tried again, this is still the picture before.
      await focus(40).waitFor();

      const release = await holdRequests(page, "**/api/upload");
      await page.getByRole("button", { name: "Try again" }).click();
      await focus(60).press("ArrowRight");
      await focus(61).waitFor();
      release();
      await page.getByRole("progressbar").waitFor({ state: "detached" });
      await focus(61).waitFor();
      await page.getByLabel("What the picture shows").fill("A door");
      await page.getByRole("button", { name: "Save changes" }).click();
      await getToast(page, "saved").waitFor();
      const { image } = await fetchFirst();
      assert.deepEqual([image.focusX, image.focusY], [61, 50]);
    }));
});
