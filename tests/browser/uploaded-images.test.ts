import assert from "node:assert/strict";
import { describe, it } from "node:test";
import sharp from "sharp";
import { storeImage } from "#domain/images/images.server.ts";
import { admin } from "../support/open-site.ts";
import { phone } from "../support/use-browser.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("The uploaded images of the staff area", () => {
  const { asStaff, site } = useStaffArea();

  it("An uploaded image is listed with its posts and removed from all of them after a password check", () =>
    asStaff({ viewport: phone }, async ({ page, expectedErrors: expected }) => {
      expected.push(/status of 400/);
      const background = { r: 20, g: 120, b: 90 };
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      const storedImage = await storeImage(site().db, await picture.png().toBuffer());
      assert.ok("hash" in storedImage);
      const path = `/uploads/${storedImage.hash}.webp`;
      await site()
        .db.updateTable("post")
        .set({ blog_image: path, blog_image_alt: "A hand" })
        .where("blog_id", "=", 1)
        .execute();
      await page.goto("/admin/account/images");
      await page.getByText("Used in").waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await page.getByRole("button", { name: "Remove everywhere" }).click();
      await page.getByLabel("Enter your password again").fill("not-mine-at-all");
      await page.getByRole("button", { name: "Remove it everywhere" }).click();
      await page.getByText("That password is incorrect.").waitFor();
      await page.getByLabel("Enter your password again").fill(admin.password);
      await page.getByRole("button", { name: "Remove it everywhere" }).click();
      await getToast(page, "removed everywhere").waitFor();
      await page.getByText("No images have been uploaded yet.").waitFor();
      assert.equal((await site().get(path)).statusCode, 404);
      const post = await site().db.selectFrom("post").select("blog_image").where("blog_id", "=", 1);
      assert.equal((await post.executeTakeFirstOrThrow()).blog_image, "");
    }));
});
