import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop } from "../support/use-browser.ts";
import { moveCursor, usePostEditor } from "../support/use-post-editor.ts";

describe("a link in the text of a post", () => {
  const { visitEditor, createDraft } = usePostEditor();

  it("Words that were linked are not replaced by a second Enter or what is typed next", async () => {
    const path = `/admin/blogs/${await createDraft()}/edit`;
    await visitEditor(path, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1", exact: true }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      await text.click();
      await moveCursor(page, "End", "Control+Shift+ArrowLeft");
      await page.keyboard.press("Control+k");
      await page.getByLabel("Link destination").fill("/services");
      await page.keyboard.press("Enter");
      await text.getByRole("link", { name: "One", exact: true }).waitFor();
      await text.and(page.locator(":focus")).waitFor();
      await moveCursor(page, "Enter");
      await page.keyboard.type("and more");
      assert.equal(
        await text.innerHTML(),
        '<p>Text of <a href="/services">One</a></p><p>and more</p>',
      );

      await moveCursor(page, "ArrowUp", "End", "ArrowLeft");
      await page.keyboard.press("Control+k");
      await page.getByLabel("Link destination").fill("/fees");
      await page.keyboard.press("Enter");
      await text.and(page.locator(":focus")).waitFor();
      await moveCursor(page);
      await page.keyboard.type("c");
      assert.equal(await text.getByRole("link", { name: "Once", exact: true }).count(), 1);

      await page.keyboard.press("Control+k");
      await page.getByRole("button", { name: "Remove the link" }).click();
      await text.and(page.locator(":focus")).waitFor();
      await moveCursor(page);
      await page.keyboard.type("c");
      assert.equal(await text.innerHTML(), "<p>Text of Oncce</p><p>and more</p>");
    });
  });
});
