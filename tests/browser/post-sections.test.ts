import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop } from "../support/use-browser.ts";
import { moveCursor, usePostEditor, writeSection } from "../support/use-post-editor.ts";

describe("the sections of the post editor", () => {
  const { visitEditor: edit, getStoredPost: findStored, createDraft: addPost } = usePostEditor();

  it("“Look” leads to the same section a second time", async () => {
    const paragraph = '<p>Up.</p><img src="/pictures/blog/stairs.webp" alt="" />';
    const id = await addPost({ blogs_content: [{ heading: "", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const look = async (name: string) => {
        await page.getByRole("button", { name: "Publish" }).click();
        await page.getByRole("button", { name: `Look: ${name}` }).click();
        await page.getByLabel("Heading", { exact: true }).and(page.locator(":focus")).waitFor();
      };
      await look("Section 1 has no heading yet.");
      await page.keyboard.type("Steps");
      await look("A picture has no description");
    });
  });

  it("Publishing with a half-written section names the section and leads to it", () =>
    edit("/admin/blogs/new", desktop, async ({ page }) => {
      await page.getByLabel("Title", { exact: true }).fill("Half of it");
      await writeSection(page, 4, "Only a heading", "");
      await page.getByRole("button", { name: "Close section 4" }).click();
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByText("Section 4 has no text yet.").waitFor();
      await page.getByRole("button", { name: "Add what is missing" }).click();
      await page.getByRole("button", { name: "Close section 4" }).waitFor();
      await page.getByLabel("Heading", { exact: true }).and(page.locator(":focus")).waitFor();
    }));

  it("All sections can be open at once, with one toolbar where the focus is", async () => {
    const slug_url = "all-open";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open all" }).click();
      const getText = (number: number) =>
        page
          .getByRole("region", { name: `Section ${number}`, exact: true })
          .getByRole("textbox", { name: "Text" });
      await getText(3).waitFor();
      assert.equal(await page.getByRole("toolbar").count(), 0);

      for (const number of [1, 3]) {
        await getText(number).scrollIntoViewIfNeeded();
        const top = (await getText(number).boundingBox())?.y;
        await getText(number).click();
        await page.getByRole("toolbar").waitFor();
        assert.equal(await page.getByRole("toolbar").count(), 1);
        if (number === 3) assert.equal((await getText(number).boundingBox())?.y, top);
        await moveCursor(page, "Control+End");
        await page.keyboard.type(" and more");
      }
      await page.getByRole("button", { name: "Close section 2" }).click();
      assert.equal(await page.getByRole("textbox", { name: "Text" }).count(), 2);
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.deepEqual(
        sections.slice(0, 3).map(({ paragraph }) => paragraph),
        ["<p>Text of One and more</p>", "<p>Text of Two</p>", "<p>Text of Three and more</p>"],
      );

      await page.goto(`/admin/blogs/${id}/edit`);
      await getText(2).waitFor();
      await page.getByRole("button", { name: "Fold all" }).click();
      assert.equal(await page.getByRole("textbox", { name: "Text" }).count(), 0);
    });
  });

  it("Sections are moved, removed and restored with the keyboard alone", async () => {
    const slug_url = "moved-by-keys";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Move section 1" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.getByText("“One” is now section 2 of 10.").waitFor();
      await page.keyboard.press("ArrowDown");
      await page.getByText("“One” is now section 3 of 10.").waitFor();
      await page
        .getByRole("button", { name: "Move section 3", exact: true })
        .and(page.locator(":focus"))
        .waitFor();

      await page.getByRole("button", { name: "Open section 2" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Move up" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is now section 1 of 10.").waitFor();
      await page
        .getByRole("button", { name: "Move up", exact: true })
        .and(page.locator(":focus"))
        .waitFor();
      assert.equal(await page.getByRole("button", { name: "Close section 1" }).count(), 1);

      await page.getByRole("button", { name: "Remove section 1" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is removed.").waitFor();
      await page
        .getByRole("button", { name: "Undo", exact: true })
        .and(page.locator(":focus"))
        .waitFor();
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is back.").waitFor();

      await page.getByRole("button", { name: "Save as draft" }).press("Enter");
      await page.waitForURL("**/admin/blogs");
      const { sections, status } = await findStored(slug_url);
      assert.deepEqual(
        sections.map(({ heading }) => heading),
        ["Three", "Two", "One"],
      );
      assert.equal(status, "draft");
    });
  });

  it("A section is moved by dragging its handle", async () => {
    const slug_url = "moved-by-hand";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const handle = await page.getByRole("button", { name: "Move section 1" }).boundingBox();
      const target = await page.getByRole("region", { name: "Section 3" }).boundingBox();
      assert.ok(handle && target);
      await page.mouse.move(handle.x + 20, handle.y + 20);
      await page.mouse.down();
      await page.mouse.move(target.x + 40, target.y + target.height - 4, { steps: 4 });
      await page.mouse.up();
      await page.getByText("“One” is now section 3 of 10.").waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.deepEqual(
        sections.map(({ heading }) => heading),
        ["Two", "Three", "One"],
      );
    });
  });

  it("The post editor shows a few empty sections, more on request, and focuses an added one", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const sections = page.getByRole("region", { name: /^Section \d+$/ });
      assert.equal(await sections.count(), 6);
      await page.getByRole("button", { name: "Show 4 more empty sections" }).click();
      assert.equal(await sections.count(), 10);
      await page.getByRole("button", { name: "Add a section" }).click();
      assert.equal(await sections.count(), 11);
      await page.waitForFunction(
        () => document.activeElement?.getAttribute("name") === "heading_11",
      );
    });
  });

  it("Thirty sections share one text editor and fit 320 px", async () => {
    const blogs_content = Array.from({ length: 30 }, (_, i) => ({
      heading: `Heading ${i}`,
      paragraph: "<p>Text</p>",
    }));
    const id = await addPost({ blogs_content });
    await edit(`/admin/blogs/${id}/edit`, { width: 320, height: 800 }, async ({ page }) => {
      assert.equal(await page.locator(".ProseMirror").count(), 0);
      const open = page.getByRole("button", { name: "Open section 3", exact: true });
      const summary = page.locator(`[id="${await open.getAttribute("aria-describedby")}"]`);
      assert.equal(await summary.textContent(), "Heading 2");
      for (const number of [30, 2]) {
        await page.getByRole("button", { name: `Open section ${number}`, exact: true }).click();
        await page.getByRole("textbox", { name: "Text" }).waitFor();
        assert.equal(await page.locator(".ProseMirror").count(), 1);
      }
      assert.equal(
        await page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
        0,
      );
    });
  });
});
