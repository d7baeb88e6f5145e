import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { pastedParts } from "../support/pasted-parts.ts";
import { drawPhoto } from "../support/send-cover.ts";
import { desktop } from "../support/use-browser.ts";
import { moveCursor, paste, usePostEditor, writeSection } from "../support/use-post-editor.ts";

describe("Text that is pasted into a post", () => {
  const { visitEditor: edit, getStoredPost: findStored, createDraft: addPost } = usePostEditor();

  it("Nothing of it is lost, joined or torn apart", async () => {
    const slug_url = "pasted-parts";
    const parts = Object.entries(pastedParts);
    const blogs_content = parts.map(([heading]) => ({ heading, paragraph: "" }));
    const id = await addPost({ slug_url, blogs_content });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      for (const [i, [heading, { html }]] of parts.entries()) {
        await writeSection(page, i + 1, heading, "");
        await paste(page, html);
      }
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.deepEqual(
        sections,
        parts.map(([heading, { stored }]) => ({ heading, paragraph: stored })),
      );
    });
  });

  it("Comments of Word that are left out are reported", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "One", "");
      await paste(page, pastedParts["Word's comments and deleted words"]?.html ?? "");
      await page.getByText("Comments and words marked as deleted were left out").waitFor();
    });
  });

  it("Links copied from a page of the site look like links of a text, not like those of the page", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "One", "");
      await paste(page, '<p>See <a class="absolute -top-32" href="/fees">the fees</a>.</p>');
      const link = page.getByRole("textbox", { name: "Text" }).getByText("the fees");
      assert.equal(await link.evaluate((element) => getComputedStyle(element).position), "static");
    });
  });

  it("A pasted picture that did not arrive is sent again, or removed", async () => {
    const slug_url = "pasted-again";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/);
      const pastePhoto = async (alt: string, byteCount: number) => {
        await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
        const photo = (await drawPhoto(byteCount)).toString("base64");
        await paste(page, `<p><img src="data:image/jpeg;base64,${photo}" alt="${alt}"></p>`);
        await page.getByText("A pasted picture did not arrive.").waitFor();
      };
      await writeSection(page, 1, "Knees", "Look: ");
      const text = page.getByRole("textbox", { name: "Text" });
      await pastePhoto("A knee", 200_000);
      await page.getByRole("button", { name: "Try again" }).click();
      await text.getByRole("img", { name: "A knee" }).waitFor();
      await text.click();
      await moveCursor(page, "Control+End");
      await pastePhoto("A foot", 210_000);
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await page.getByText("A pasted picture did not arrive.").waitFor({ state: "detached" });
      assert.doesNotMatch((await text.textContent()) ?? "", /Picture/);
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { paragraph = "" } = (await findStored(slug_url)).sections[0] ?? {};
      assert.match(paragraph, /^<p>Look: <\/p><img src="[^"]+" alt="A knee" \/>$/);
    });
  });

  it("Saving waits for pictures under way, and stops if one does not arrive", async () => {
    const slug_url = "saved-while-sending";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      const photo = await drawPhoto(200_000);
      const dataUrl = `data:image/jpeg;base64,${photo.toString("base64")}`;
      await writeSection(page, 1, "Knees", "Look: ");

      const lost = await holdUpload(page);
      await page
        .getByLabel("Picture file")
        .setInputFiles({ name: "knee.jpg", mimeType: "image/jpeg", buffer: photo });
      await lost.started;
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText("Saving…").waitFor();
      lost.release("abort");
      await page.getByRole("alert").getByText("A picture did not arrive").first().waitFor();
      assert.deepEqual((await findStored(slug_url)).sections, []);

      const sent = await holdUpload(page);
      await page.getByRole("textbox", { name: "Text" }).click();
      await moveCursor(page, "End");
      await paste(
        page,
        `<p><img src="${dataUrl}" alt="A knee&#10;&#10;AI-generated content may be incorrect."></p>`,
      );
      await sent.started;
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText("Saving…").waitFor();
      sent.release("continue");
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph?.replace(/\/uploads\/\w{32}/, "#"),
        '<p>Look: </p><img src="#.webp" alt="A knee" />',
      );
    });
  });

  it("Pasted headings can become sections once the pasted pictures have arrived", async () => {
    const slug_url = "headings-with-picture";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const photo = (await drawPhoto(200_000)).toString("base64");
      const upload = await holdUpload(page);
      await writeSection(page, 1, "", "");
      const picture = `<p><img src="data:image/jpeg;base64,${photo}" alt="A knee"></p>`;
      await paste(page, `<h2>Warm up</h2><p>Walk.</p>${picture}<h2>Lift</h2><p>Bend.</p>`);
      await upload.started;
      await page.getByText("A pasted picture is being sent…").waitFor();
      const split = page.getByRole("button", { name: "Make them sections" });
      assert.equal(await split.count(), 0);
      upload.release("continue");
      await split.click();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.equal(sections.length, 2);
      assert.match(sections[0]?.paragraph ?? "", /<img src="[^"]+" alt="A knee" \/>/);
    });
  });

  it("A section that is folded while a picture is on its way receives it", async () => {
    const slug_url = "folded-while-sending";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const photo = await drawPhoto(200_000);
      const upload = await holdUpload(page);
      await writeSection(page, 1, "Knees", "Look: ");
      const dataUrl = `data:image/jpeg;base64,${photo.toString("base64")}`;
      await paste(page, `<p><img src="${dataUrl}" alt="A knee"></p>`);
      await upload.started;
      await page.getByRole("button", { name: "Open section 2" }).click();
      await page.getByText("A picture has not arrived yet").waitFor();
      upload.release("continue");
      await page.getByText("A picture has not arrived yet").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { paragraph = "" } = (await findStored(slug_url)).sections[0] ?? {};
      assert.match(paragraph, /^<p>Look: <\/p><img src="[^"]+" alt="A knee" \/>$/);
    });
  });
});

/** The next upload waits for `release`. */
async function holdUpload(page: Page) {
  const { promise: held, resolve: release } = Promise.withResolvers<"continue" | "abort">();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  await page.route(
    "**/api/upload",
    async (route) => {
      start();
      await route[await held]();
    },
    { times: 1 },
  );
  return { started, release };
}
