import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { storeImage } from "#domain/images/images.server.ts";
import { drawPicture } from "../support/draw-picture.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { getToast, useStaffArea } from "../support/use-staff-area.ts";

describe("the description of an uploaded image", () => {
  const { asStaff, site } = useStaffArea();
  const path = "/admin/account/images";

  before(async () => {
    assert.ok(
      "hash" in (await storeImage(site().db, await drawPicture(640, 480).png().toBuffer())),
    );
  });

  it("A description that was just saved is there when it is opened again before the list", () =>
    asStaff({}, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("button", { name: "Describe" }).click();
      await page.keyboard.type("A wall");
      const release = await holdRequests(page, "**/images.data*");
      await page.keyboard.press("Enter");
      await getToast(page, "The description is saved.").waitFor();
      // The second press of somebody who is not sure of the first.
      await page.keyboard.press("Enter");
      const field = page.getByRole("textbox", { name: "What the picture shows" });
      assert.equal(await field.count(), 0);
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: "Change the description" }).click();
      assert.equal(await field.inputValue(), "A wall");
      const loaded = page.waitForResponse("**/images.data*");
      release();
      await loaded;
      assert.equal(await field.inputValue(), "A wall");
    }));

  it("A description that is typed on during its save stays open with the rest", () =>
    asStaff({}, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("button", { name: /^(Describe|Change the description)$/ }).click();
      const field = page.getByRole("textbox", { name: "What the picture shows" });
      await field.fill("A door");
      const release = await holdRequests(page, "**/api/**");
      await page.keyboard.press("Enter");
      await page.locator("form[aria-busy=true]").waitFor();
      await page.keyboard.type(" and a window");
      release();
      await getToast(page, "The description is saved.").waitFor();
      await page.locator("form[aria-busy=false]").waitFor();
      assert.equal(await field.inputValue(), "A door and a window");
    }));

  it("A half-typed description outlasts another search, and a link asks before it is lost", () =>
    asStaff({}, async ({ page }) => {
      await page.goto(path);
      const open = page.getByRole("button", { name: /^(Describe|Change the description)$/ });
      const field = page.getByRole("textbox", { name: "What the picture shows" });
      await open.click();
      await page.getByRole("link", { name: "You", exact: true }).click();
      await page.waitForURL("**/admin/account");
      await page.goBack();
      await open.click();
      await field.fill("Half a sen");
      const search = page.getByRole("searchbox");
      await search.fill("nothing at all");
      await search.press("Enter");
      await field.waitFor({ state: "detached" });
      await search.fill("");
      await search.press("Enter");
      await field.waitFor();
      assert.equal(await field.inputValue(), "Half a sen");

      await page.getByRole("link", { name: "You", exact: true }).click();
      const question = page.getByRole("alertdialog", { name: "Leave with unsaved text?" });
      await question.getByRole("button", { name: "Keep writing" }).click();
      assert.equal(await field.inputValue(), "Half a sen");
      await field.press("Escape");
      await page.getByRole("link", { name: "You", exact: true }).click();
      await page.waitForURL("**/admin/account");
    }));

  it("Escape closes the forms of an image and gives the focus back", () =>
    asStaff({}, async ({ page }) => {
      await page.goto(path);
      for (const name of [/^(Describe|Change the description)$/, "Remove everywhere"]) {
        const button = page.getByRole("button", { name, exact: true });
        await button.press("Enter");
        await page.locator("main form input:focus").waitFor();
        await page.keyboard.press("Escape");
        await button.and(page.locator(":focus")).waitFor();
        assert.equal(await button.getAttribute("aria-expanded"), "false");
      }
    }));
});
