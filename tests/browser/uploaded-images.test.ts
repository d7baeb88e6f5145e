import assert from "node:assert/strict";
import { describe, it } from "node:test";
import sharp from "sharp";
import { imagesPerPage } from "#domain/images/image.ts";
import { describeImage, storeImage } from "#domain/images/images.server.ts";
import { drawPicture } from "../support/draw-picture.ts";
import { admin } from "../support/open-site.ts";
import { phone } from "../support/use-browser.ts";
import { getToast, signInAgain, useStaffArea } from "../support/use-staff-area.ts";

describe("The uploaded images of the staff area", () => {
  const { asStaff, site } = useStaffArea();
  const store = async (background: { r: number; g: number; b: number }, name: string) => {
    const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
    const stored = await storeImage(site().db, await picture.png().toBuffer(), name);
    assert.ok("hash" in stored);
    return stored.hash;
  };

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
      await page.getByRole("button", { name: "Replace everywhere" }).click();
      await page.getByText("There is no other picture yet. Upload one.").waitFor();
      await page.keyboard.press("Escape");
      const removeEverywhere = page.getByRole("button", { name: "Remove everywhere" });
      await removeEverywhere.click();
      await page.getByRole("button", { name: "Cancel" }).click();
      await removeEverywhere.and(page.locator(":focus")).waitFor();
      await removeEverywhere.click();
      await page.getByLabel("Enter your password again").fill("not-mine-at-all");
      await page.getByRole("button", { name: "Remove it everywhere" }).click();
      await page.getByText("That password is incorrect.").waitFor();
      expected.push(/status of 409/);
      const setSecond = (blog_image: string) =>
        site().db.updateTable("post").set({ blog_image }).where("blog_id", "=", 3).execute();
      await setSecond(path);
      const remove = async () => {
        await page.getByLabel("Enter your password again").fill(admin.password);
        await page.getByRole("button", { name: "Remove it everywhere" }).click();
      };
      await remove();
      await page.getByText("2 places use it now. Nothing was removed.").waitFor();
      await page.getByText("Used in").nth(1).waitFor();
      await page.getByRole("button", { name: "Describe" }).click();
      await page.getByRole("textbox", { name: "What the picture shows" }).fill("A palm");
      await remove();
      await getToast(page, "removed everywhere").waitFor();
      await page.getByText("No images have been uploaded yet.").waitFor();
      assert.equal((await site().get(path)).statusCode, 404);
      const post = await site().db.selectFrom("post").select("blog_image").where("blog_id", "=", 1);
      assert.equal((await post.executeTakeFirstOrThrow()).blog_image, "");
      // The description that was begun is gone with the picture, so nothing is asked.
      await page.getByRole("link", { name: "You", exact: true }).click();
      await page.getByRole("heading", { name: "Password", exact: true }).waitFor();
    }));

  it("A picture used before brings its description along, keeps its focal point on covers, and is replaced everywhere", () =>
    asStaff({}, async ({ page }) => {
      const { db } = site();
      const old = await store({ r: 90, g: 10, b: 30 }, "IMG_1.png");
      const fresh = await store({ r: 10, g: 90, b: 30 }, "treatment-room.png");
      await describeImage(db, old, { alt: "A red wall", focus_x: 50, focus_y: 50 });
      await describeImage(db, fresh, { alt: "A green wall", focus_x: 50, focus_y: 50 });

      await page.goto("/admin/blogs/2/edit");
      const cover = page.getByRole("group", { name: "Cover picture" });
      await cover.getByRole("button", { name: "Used before" }).click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      await picker.getByRole("searchbox").and(page.locator(":focus")).waitFor();
      await picker.getByRole("button", { name: /^A green wall/ }).waitFor();
      const undescribed = picker.getByRole("button", { name: "No description", exact: true });
      await undescribed.click();
      await picker.getByText("Every picture has a description.").waitFor();
      await undescribed.click();
      await picker.getByRole("searchbox").fill("img_1");
      await picker.getByRole("button", { name: /^A green wall/ }).waitFor({ state: "detached" });
      await picker.getByRole("button", { name: /^A red wall/ }).click();
      await picker.getByRole("button", { name: /^Focal point: 50/ }).focus();
      await page.keyboard.press("Shift+ArrowRight");
      await picker.getByRole("button", { name: /^Focal point: 60/ }).waitFor();
      const crops = picker.getByRole("list", { name: "Crops" }).getByRole("img");
      assert.deepEqual(
        await crops.evaluateAll((images) =>
          images.map((img) => getComputedStyle(img).objectPosition),
        ),
        Array(3).fill("60% 50%"),
      );
      await picker.getByRole("button", { name: "Use this picture" }).click();
      await picker.waitFor({ state: "detached" });
      assert.equal(await cover.getByLabel("What the picture shows").inputValue(), "A red wall");
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.waitForURL("**/admin/blogs");
      const findPost = () =>
        db.selectFrom("post").selectAll().where("blog_id", "=", 2).executeTakeFirstOrThrow();
      const { slug } = await findPost();
      const html = (await site().get(`/blogs/${slug}`)).body;
      assert.match(html, new RegExp(`${old}[^>]* class="[^"]*crop crop-x-60 crop-y-50`));

      await page.goto("/admin/account/images?q=red");
      const describe = page.getByRole("button", { name: "Change the description" });
      await describe.click();
      await page.getByRole("textbox", { name: "What the picture shows" }).fill("A dark red wall");
      await page.keyboard.press("Enter");
      await page.locator("li:focus").getByText("A dark red wall", { exact: true }).waitFor();
      assert.equal((await findPost()).blog_image_alt, "A red wall");
      await page.getByRole("button", { name: "Replace everywhere" }).click();
      const other = page.getByRole("dialog", { name: "Which picture takes its place?" });
      await other.getByRole("button", { name: /^A green wall/ }).click();
      await other.getByRole("button", { name: "Replace everywhere…" }).click();
      const question = page.getByRole("alertdialog", { name: "Replace it in one place?" });
      await question.getByRole("button", { name: "Replace everywhere" }).click();
      await getToast(page, "replaced everywhere").waitFor();
      const { blog_image, blog_image_alt } = await findPost();
      assert.equal(blog_image, `/uploads/${fresh}.webp`);
      assert.equal(blog_image_alt, "A green wall");

      await page.goto("/admin/account/images?q=green");
      const row = page.getByRole("listitem").filter({ hasText: "A green wall" });
      await row.getByRole("button", { name: "Replace everywhere" }).click();
      const buffer = await drawPicture(640, 480).png().toBuffer();
      const file = other.getByLabel("New picture file");
      await file.setInputFiles({ name: "text.png", mimeType: "text/plain", buffer });
      await other.getByText("This is not a picture that we can show.").waitFor();
      // The search leaves the new picture out.
      await other.getByRole("searchbox").fill("nothing of that kind");
      await other.getByText(/^No picture is described/).waitFor();
      await file.setInputFiles({ name: "new.png", mimeType: "image/png", buffer });
      const uploaded = other.getByRole("region", { name: "The chosen picture" });
      await uploaded.getByLabel("What the picture shows").fill("A new wall");
      await other.getByRole("button", { name: "Replace everywhere…" }).click();
      await question.getByRole("button", { name: "Replace everywhere" }).click();
      await getToast(page, "replaced everywhere").waitFor();
      const after = await findPost();
      assert.notEqual(after.blog_image, blog_image);
      assert.equal((await site().get(after.blog_image)).statusCode, 200);
      assert.equal(after.blog_image_alt, "A new wall");
    }));

  it("Pictures that could not be loaded to choose from are loaded again", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/);
      const hash = await store({ r: 40, g: 60, b: 30 }, "IMG_4.png");
      await page.goto("/admin/blogs/2/edit");
      await page.route("**/api/staff/images?*", (route) => route.abort());
      await page.getByRole("button", { name: "Used before" }).first().click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      const failure = picker.getByRole("alert");
      await failure.getByText("The pictures could not be loaded.").waitFor();
      await page.unroute("**/api/staff/images?*");
      await failure.getByRole("button", { name: "Try again" }).press("Enter");
      await picker.locator(`ul:focus img[src*="${hash}"]`).waitFor();
      assert.equal(await failure.count(), 0);
    }));

  it("The description that was begun for one picture is kept while another is chosen", () =>
    asStaff({}, async ({ page }) => {
      await store({ r: 60, g: 80, b: 30 }, "IMG_5.png");
      await store({ r: 80, g: 80, b: 30 }, "IMG_6.png");
      await page.goto("/admin/blogs/2/edit");
      await page.getByRole("button", { name: "Used before" }).first().click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      const pictures = picker.locator("li > [aria-pressed]");
      await pictures.nth(0).click();
      const description = picker.getByLabel("What the picture shows", { exact: true });
      await description.fill("A wall");
      await pictures.nth(1).click();
      assert.equal(await description.inputValue(), "");
      await pictures.nth(0).click();
      assert.equal(await description.inputValue(), "A wall");
    }));

  it("An upload after the session has ended asks to sign in again, and is sent then", () =>
    asStaff({}, async ({ page, context, expectedErrors: expected }) => {
      expected.push(/401/);
      const hash = await store({ r: 10, g: 20, b: 30 }, "IMG_7.png");
      await site()
        .db.updateTable("post")
        .set({ blog_image: `/uploads/${hash}.webp` })
        .where("blog_id", "=", 1)
        .execute();
      await page.goto("/admin/account/images");
      await page.getByRole("button", { name: "Replace everywhere" }).first().click();
      const picker = page.getByRole("dialog", { name: "Which picture takes its place?" });
      await picker.getByRole("listitem").first().waitFor({ state: "attached" });
      await context.clearCookies();
      await picker.getByLabel("New picture file").setInputFiles({
        name: "fresh.png",
        mimeType: "image/png",
        buffer: await drawPicture(600, 480).png().toBuffer(),
      });
      await signInAgain(page);
      const message = "The picture was not sent, because you were signed out.";
      await picker.getByText(message).waitFor();
      await picker.getByRole("button", { name: "Try again" }).click();
      await picker.getByRole("region", { name: "The chosen picture" }).waitFor();
    }));

  it("A picture that is uploaded again comes first, however old it is and whatever is searched for", () =>
    asStaff({}, async ({ page, expectedErrors }) => {
      const { db } = site();
      await db.deleteFrom("image").execute();
      const files = await Promise.all(
        [60, 61].map((height) => drawPicture(80, height).png().toBuffer()),
      );
      for (const [index, bytes] of files.entries()) {
        const stored = await storeImage(db, bytes);
        assert.ok("hash" in stored);
        const alt = `Old picture ${index + 1}`;
        await describeImage(db, stored.hash, { alt, focus_x: 50, focus_y: 50 });
      }
      const newer = Array.from({ length: imagesPerPage + 1 }, (_, index) => ({
        hash: index.toString(16).padStart(32, "0"),
        width: 80,
        height: 60,
        created_at: new Date().toISOString(),
        file_name: "newer.png",
        alt: "A newer picture",
      }));
      await db.insertInto("image").values(newer).execute();
      const blog_image = `/uploads/${newer.at(-1)?.hash}.webp`;
      await db.updateTable("post").set({ blog_image }).where("blog_id", "=", 2).execute();
      // The newer pictures have no files.
      expectedErrors.push(/status of 404/);

      await page.goto("/admin/account/images");
      await page.getByRole("button", { name: "Replace everywhere" }).click();
      const picker = page.getByRole("dialog", { name: "Which picture takes its place?" });
      const pictures = picker.getByRole("listitem").getByRole("button");
      await pictures.first().filter({ hasText: "A newer picture" }).waitFor();
      const upload = (index: number) =>
        picker.getByLabel("New picture file").setInputFiles({
          name: "again.png",
          mimeType: "image/png",
          buffer: files[index] ?? Buffer.of(),
        });
      const waitForFirst = (alt: string) =>
        picker.locator("li:first-child [aria-pressed=true]").filter({ hasText: alt }).waitFor();
      await upload(0);
      await waitForFirst("Old picture 1");
      await picker.getByRole("button", { name: "Older pictures" }).click();
      await pictures.filter({ hasText: "Old picture 2" }).waitFor();
      await waitForFirst("Old picture 1");
      assert.equal(await pictures.filter({ hasText: "Old picture 1" }).count(), 1);

      await picker.getByRole("searchbox").fill("newer");
      await pictures.filter({ hasText: "Old picture 2" }).waitFor({ state: "detached" });
      await upload(1);
      await waitForFirst("Old picture 2");
      assert.equal(await pictures.nth(1).textContent(), "A newer pictureUsed nowhere now");
    }));
});
