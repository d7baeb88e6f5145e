import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { missingPicture } from "#app/admin/posts/insert-image.ts";
import { uploadLimitBytes } from "#domain/images/upload-limits.ts";
import { clipboards } from "../support/clipboard-html.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { drawPhoto, drawTransparentNoise, sendCover } from "../support/send-cover.ts";
import { desktop, measureHorizontalOverflow, phone } from "../support/use-browser.ts";
import {
  moveCursor,
  paste,
  publish,
  usePostEditor,
  writeSection,
} from "../support/use-post-editor.ts";

describe("the text and the pictures of a post", () => {
  const { visitEditor: edit, getStoredPost: findStored, createDraft: addPost } = usePostEditor();

  for (const [source, { html, stored }] of Object.entries(clipboards)) {
    it(`Pasting from ${source} keeps clean text only`, async () => {
      const slug_url = `from-${source.toLowerCase().replace(" ", "-")}`;
      const id = await addPost({ slug_url, blogs_content: [] });
      await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
        await writeSection(page, 1, "Pasted", "");
        await paste(page, html);
        if (html.includes("<img")) await page.getByText("A picture was left out").waitFor();
        assert.equal(
          await page.getByText("A pasted link began with http://").count(),
          html.includes('href="http://') ? 1 : 0,
        );
        await page.getByRole("button", { name: "Save as draft" }).click();
        await page.waitForURL("**/admin/blogs");
        assert.equal((await findStored(slug_url)).sections[0]?.paragraph, stored);
      });
    });
  }

  it("Pasted headings become sections when the writer wants it", async () => {
    const slug_url = "headings";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "", "");
      await paste(
        page,
        "<h1>Snow</h1><p>It is heavy.</p><h2>Warm up</h2><p>Walk.</p>" +
          "<h2>Lift</h2><p>Bend.</p><h3>Loads</h3><p>Halve them.</p>",
      );
      await page.getByText("What you pasted has 3 headings.").waitFor();
      await page.getByRole("button", { name: "Make them sections" }).click();
      await page.getByRole("textbox", { name: "Text" }).and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.deepEqual((await findStored(slug_url)).sections, [
        { heading: "Snow", paragraph: "<p>It is heavy.</p>" },
        { heading: "Warm up", paragraph: "<p>Walk.</p>" },
        { heading: "Lift", paragraph: "<p>Bend.</p><h4>Loads</h4><p>Halve them.</p>" },
      ]);
    });
  });

  it("Pasted headings that became sections can be put back", async () => {
    const slug_url = "headings-put-back";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "", "");
      await paste(page, "<h2>Warm up</h2><p>Walk.</p><h2>Lift</h2><p>Bend.</p>");
      await page.getByRole("button", { name: "Make them sections" }).click();
      await page.getByRole("button", { name: "Put them back" }).click();
      await page.getByRole("textbox", { name: "Text" }).and(page.locator(":focus")).waitFor();
      const notice = page.getByText("The headings are headings of sections now.");
      await notice.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.deepEqual((await findStored(slug_url)).sections, [
        {
          heading: "",
          paragraph: "<h3>Warm up</h3><p>Walk.</p><h3>Lift</h3><p>Bend.</p>",
        },
      ]);
    });
  });

  it("Undoing in a text goes no further back than the split into sections, or than putting it back", async () => {
    const slug_url = "headings-undone";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "", "");
      await paste(page, "<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>");
      const text = page.getByRole("textbox", { name: "Text" });
      const undo = page.getByRole("button", { name: "Undo", exact: true });
      await page.getByRole("button", { name: "Make them sections" }).click();
      await text.and(page.locator(":focus")).waitFor();
      await moveCursor(page, "Control+z");
      assert.equal(await text.textContent(), "a");
      assert.equal(await undo.getAttribute("aria-disabled"), "true");

      await page.getByRole("button", { name: "Put them back" }).click();
      await text.and(page.locator(":focus")).waitFor();
      await moveCursor(page, "Control+z");
      assert.equal(await text.textContent(), "OneaTwob");
      await page.keyboard.type("c");
      await moveCursor(page, "Control+z");
      assert.equal(await text.textContent(), "OneaTwob");
    });
  });

  it("Pictures of Word and LibreOffice come along, in their places", async () => {
    const slug_url = "word-pictures";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      const [first, second] = [await drawPicture("#9fc2ae"), await drawPicture("#b4553a")];
      const image = (name: string, alt: string) =>
        `<p class=MsoNormal><img src="file:///C:/clip_${name}.png" alt="${alt}"><o:p></o:p></p>`;
      // LibreOffice writes no id.
      const inRtf = ({ buffer }: FilePayload, id = "") =>
        `{\\*\\shppict{\\pict\\picw60\\pngblip${id}\n${buffer.toString("hex")}}}`;
      const dataUrl = `data:image/png;base64,${first.buffer.toString("base64")}`;
      await writeSection(page, 1, "Pasted", "");
      await paste(
        page,
        `<div><p>One</p>${image("1", "Green")}<p>Two ${image("2", "")}</p><p>Three</p><p><img src="${dataUrl}"></p></div>`,
        `{\\rtf1 One${inRtf(first, "\\bliptag-9{\\*\\blipuid 0a1b}")}Two${inRtf(second)}}`,
      );
      // ProseMirror puts images of its own beside the pictures.
      const pictures = page.locator(".ProseMirror img[src^='/uploads/']");
      await pictures.nth(2).waitFor();
      await moveCursor(page, "Control+z");
      assert.doesNotMatch((await page.locator(".ProseMirror").textContent()) ?? "", /Picture 1/);
      await moveCursor(page, "Control+Shift+z");
      await pictures.nth(2).waitFor();
      expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
      await moveCursor(page, "Control+End");
      await paste(page, `<p>Four</p><p><img src="${dataUrl}"></p>`);
      await page.getByText("A pasted picture did not arrive.").waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const stored = (await findStored(slug_url)).sections[0]?.paragraph ?? "";
      assert.equal(
        stored.replaceAll(/\/uploads\/\w{32}\.webp/g, "#"),
        '<p>One</p><img src="#" alt="Green" /><p>Two</p><img src="#" alt="" />' +
          '<p>Three</p><img src="#" alt="" /><p>Four</p>',
      );
    });
  });

  it("A slash offers the kinds of blocks, and Escape leaves it as it is typed", async () => {
    const slug_url = "slash";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const menu = page.getByRole("listbox", { name: "Kinds of blocks" });
      await writeSection(page, 1, "Steps", "/");
      await menu.getByRole("option", { name: "Sub-heading", selected: true }).waitFor();
      await page.keyboard.type("list");
      await menu.getByRole("option", { name: "Sub-heading" }).waitFor({ state: "detached" });
      await page.keyboard.press("ArrowDown");
      await menu.getByRole("option", { name: "Numbered list", selected: true }).waitFor();
      await page.keyboard.press("Enter");
      await page.keyboard.type("Stand up");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.keyboard.type("/");
      await menu.waitFor();
      await page.setViewportSize({ width: 740, height: 360 });
      await page.keyboard.press("ArrowUp");
      await menu.getByRole("option", { name: "Picture", selected: true }).waitFor();
      const [list, option] = await Promise.all([
        menu.boundingBox(),
        menu.getByRole("option", { name: "Picture" }).boundingBox(),
      ]);
      assert.ok(list && option && list.height < 180);
      assert.ok(option.y + option.height <= list.y + list.height);
      await page.setViewportSize(desktop);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      await page.keyboard.type("or sit");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph,
        "<ol><li><p>Stand up</p></li></ol><p>/or sit</p>",
      );
    });
  });

  it("A pasted table is edited by keyboard and scrolls on a phone, and a paragraph runs right to left", async () => {
    const slug_url = "with-a-table";
    const id = await addPost({ slug_url, blogs_content: [] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "Fees", "");
      await paste(
        page,
        '<p class=MsoNormal><span lang=EN-CA>Say </span><span lang="tl">salamat</span>.</p>' +
          '<table border=1><colgroup><col width="90"></colgroup><tr><td><p class=MsoNormal>Day</p></td><td><p>Minutes</p></td></tr><tr><td style="width:9px">Monday</td><td>10</td></tr></table>',
      );
      const text = page.getByRole("textbox", { name: "Text" });
      await text.getByRole("columnheader", { name: "Minutes" }).waitFor();
      await text.getByRole("cell", { name: "10" }).click();
      await page.keyboard.press("Tab");
      await page.keyboard.type("Friday");
      await page.keyboard.press("Tab");
      await page.keyboard.type("20");
      await page.keyboard.press("Alt+F10");
      await page.getByRole("toolbar", { name: "Formatting" }).locator(":focus").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add column" }).click();
      await page.getByRole("button", { name: "Delete column" }).waitFor();
      await page.keyboard.press("Control+Enter");
      await page.keyboard.type("سلام");
      await page.getByRole("button", { name: "Right to left" }).click();
      await page.getByRole("button", { name: "Right to left", pressed: true }).waitFor();
      await publish(page);
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph,
        '<p>Say <span lang="tl">salamat</span>.</p><table><tbody>' +
          '<tr><th scope="col"><p>Day</p></th><th scope="col"><p>Minutes</p></th><th scope="col"><p></p></th></tr>' +
          "<tr><td><p>Monday</p></td><td><p>10</p></td><td><p></p></td></tr>" +
          "<tr><td><p>Friday</p></td><td><p>20</p></td><td><p></p></td></tr>" +
          '</tbody></table><p dir="rtl">سلام</p>',
      );

      await page.setViewportSize(phone);
      await page.goto(`/blogs/${slug_url}`);
      const region = page.getByRole("region", { name: "Fees, table 1" });
      await region.getByRole("cell", { name: "Friday" }).waitFor();
      await region.focus();
      await region.and(page.locator(":focus")).waitFor();
      assert.equal(await page.getByText("سلام").getAttribute("dir"), "rtl");
      assert.equal(await measureHorizontalOverflow(page), 0);
    });
  });

  it("The keyboard shortcuts are listed beside the text, and Escape leads back to it", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
      const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await dialog.getByText("Next cell; after the last one, a new row").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("textbox", { name: "Text" }).waitFor();
    });
  });

  it("Pictures are added by choosing and by dropping a file, each with an alt text", async () => {
    const slug_url = "with-pictures";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      await page.getByLabel("Picture file").setInputFiles(heicFile);
      await page.getByText("This is a HEIC photo").waitFor();

      await page.getByLabel("Picture file").setInputFiles(await drawPicture("#9fc2ae"));
      await page.locator('img[src^="/uploads/"]').waitFor();
      await page.getByLabel("What the picture shows").fill("A green square");
      const first = await page.locator('img[src^="/uploads/"]').getAttribute("src");

      expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
      await page.getByLabel("Picture file").setInputFiles(await drawPicture("#b4553a"));
      await page.getByText("The picture did not arrive").waitFor();
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      const replace = page.getByRole("button", { name: "Replace", exact: true });
      await replace.and(page.locator(":focus")).waitFor();
      await page.waitForFunction(
        (old) => document.querySelector('img[src^="/uploads/"]')?.getAttribute("src") !== old,
        first,
      );
      await page.getByLabel("Picture file").setInputFiles(await drawMovingPicture());
      await page.getByText("moving.gif” is animated").waitFor();
      const alt = page.getByLabel("What the picture shows");
      const ofText = await drawPicture("#ffffff");
      assert.equal(await pasteFiles(page, alt, [ofText], "A cell of Excel"), true);
      await alt.fill("A green square");

      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("textbox", { name: "Text" }).waitFor();
      const dropped = await drawPicture("#12453f");
      await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
      await drop(page, ".ProseMirror", dropped);
      await page.getByText("The picture did not arrive").waitFor();
      await page.getByRole("alert").getByRole("button", { name: "Remove" }).click();
      await page.getByText("The picture did not arrive").waitFor({ state: "detached" });
      await pasteFiles(page, page.locator(".ProseMirror"), [wordFile, wordFile]);
      await page.getByText("Only notes.docx was taken").waitFor();
      await page.getByText("This is not a picture that we can show").waitFor();
      await drop(page, ".ProseMirror", dropped, await drawPicture("#222222"));
      await page.getByText(`Only ${dropped.name} was taken`).waitFor();
      await page.locator('.ProseMirror img[src^="/uploads/"]').waitFor();
      await page.getByLabel("What this picture shows").fill("A dark square");
      await publish(page);
      await page.waitForURL("**/admin/blogs");

      const { sections, blog_image, blog_image_alt } = await findStored(slug_url);
      assert.match(blog_image, /^\/uploads\/[0-9a-f]{32}\.webp$/);
      assert.equal(blog_image_alt, "A green square");
      assert.match(
        sections[0]?.paragraph ?? "",
        /<p>Text of One<\/p><img src="\/uploads\/[0-9a-f]{32}\.webp" alt="A dark square" \/>$/,
      );
      await page.goto(`/blogs/${slug_url}`);
      await page.getByRole("img", { name: "A dark square" }).waitFor();
      await page.getByRole("img", { name: "A green square" }).waitFor();
    });
  });

  it("A picture that arrives while somebody writes on stands where it was added", async () => {
    const slug_url = "writing-on";
    const paragraph = "<p>First</p><p>Second</p>";
    const id = await addPost({ slug_url, blogs_content: [{ heading: "One", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      await text.getByText("First").click();
      const release = await holdRequests(page, "**/api/upload");
      const asked = page.waitForRequest("**/api/upload");
      await pasteFiles(page, text, [await drawPicture("#222222")]);
      await asked;
      await text.getByText("Second").click();
      await moveCursor(page, "End");
      await page.keyboard.type(" and th");
      release();
      await text.locator("img").waitFor();
      await page.keyboard.type("ird");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.match(
        sections[0]?.paragraph ?? "",
        /^<p>First<\/p><img src="\/uploads\/[0-9a-f]{32}\.webp" alt="" \/><p>Second and third<\/p>$/,
      );
    });
  });

  it("Words that are typed or pasted at a selected picture stand below it", async () => {
    const slug_url = "below-a-picture";
    const image = '<img src="/pictures/blog/stairs.webp" alt="A stair" />';
    const paragraph = `<p>Before</p>${image}<p>After</p>`;
    const id = await addPost({ slug_url, blogs_content: [{ heading: "One", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      // Two clicks on one point within half a second would be a double click.
      const selectPicture = async (x: number) => {
        await page.locator(".ProseMirror img").click({ position: { x, y: 20 } });
        await page.getByLabel("What this picture shows").waitFor();
      };
      await selectPicture(20);
      await page.keyboard.type("Typed");
      await selectPicture(60);
      await paste(page, "<p>Pasted</p>");
      await selectPicture(100);
      await page.keyboard.press("Enter");
      await page.keyboard.type("Entered");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph,
        `<p>Before</p>${image}<p>Entered</p><p>Pasted</p><p>Typed</p><p>After</p>`,
      );
    });
  });

  it("A text that shows a picture of the site keeps it when somebody edits the text", async () => {
    const slug_url = "with-a-step";
    const image = '<img src="/pictures/blog/stairs.webp" alt="A stair" />';
    const paragraph = `<ol><li>Step up.${image}</li></ol>`;
    const id = await addPost({ slug_url, blogs_content: [{ heading: "One", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await writeSection(page, 1, "Two", "");
      await page.getByRole("textbox", { name: "Text" }).getByText("Step up.").click();
      await moveCursor(page, "Home");
      await page.keyboard.type("Now: ");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph,
        `<ol><li><p>Now: Step up.</p>${image}</li></ol>`,
      );
    });
  });

  it("A photo above the limit is sent upright and small, and a PNG stays transparent", async (test) => {
    const folder = mkdtempSync(join(tmpdir(), "cover-"));
    test.after(() => rmSync(folder, { recursive: true }));
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const photo = await drawPhoto(uploadLimitBytes + 1);
      const sentPhoto = await sendCover(page, { folder, name: "IMG_2.JPG", bytes: photo });
      assert.ok(sentPhoto.bytes < 1_000_000);
      assert.deepEqual(sentPhoto, {
        ...{ name: "IMG_2.jpg", type: "image/jpeg", bytes: sentPhoto.bytes },
        ...{ width: 1600, height: 2133, alpha: 255 },
      });

      const drawing = await drawTransparentNoise(2000, 200);
      const sentDrawing = await sendCover(page, { folder, name: "drawing.png", bytes: drawing });
      assert.ok(sentDrawing.bytes < drawing.length);
      assert.deepEqual(sentDrawing, {
        ...{ name: "drawing.png", type: "image/png", bytes: sentDrawing.bytes },
        ...{ width: 1600, height: 160, alpha: 0 },
      });
    });
  });

  it("A second picture replaces one that is still uploading", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const chooseHeldPicture = async () => {
        const { promise: uploadStarted, resolve: startUpload } = Promise.withResolvers<void>();
        await page.route("**/api/upload", () => startUpload(), { times: 1 });
        await page.getByLabel("Picture file").setInputFiles(await drawPicture("#111111"));
        await uploadStarted;
      };
      await chooseHeldPicture();
      const cover = page.getByRole("group", { name: "Cover picture" });
      await page.getByRole("button", { name: "Stop", exact: true }).press("Enter");
      const choose = page.getByRole("button", { name: "Choose a picture" });
      await choose.and(page.locator(":focus")).waitFor();

      await chooseHeldPicture();
      const copied = await drawPicture("#222222");
      // macOS adds the name of a copied file as text.
      await pasteFiles(page, cover, [copied], copied.name);
      await page.locator('img[src^="/uploads/"]').waitFor();
      await page.getByText("Uploading the picture").waitFor({ state: "detached" });
    });
  });

  it("Leaving the editor while a picture is being sent asks first", async () => {
    const id = await addPost();
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const release = await holdRequests(page, "**/api/upload");
      await page.getByLabel("Picture file").setInputFiles(await drawPicture("#345678"));
      await page.getByText(/(Uploading|Processing) the picture/).waitFor();
      await page.getByRole("button", { name: "Close the editor" }).click();
      const dialog = page.getByRole("dialog", { name: "Leave before the picture has arrived?" });
      await dialog.getByRole("button", { name: "Keep writing" }).click();
      release();
      await page.locator('img[src^="/uploads/"]').waitFor();
    });
  });

  it("A new cover picture does not take over the description of the one before", async () => {
    const slug_url = "with-another-cover";
    const picture = {
      blog_image: "/pictures/blog/posture-at-work.webp",
      blog_image_alt: "A desk",
    };
    const id = await addPost({ slug_url, ...picture });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const alt = page.getByLabel("What the picture shows");
      const file = page.getByLabel("Picture file");
      assert.equal(await alt.inputValue(), "A desk");
      await file.setInputFiles(await drawPicture("#333333"));
      const cover = page.getByRole("group", { name: "Cover picture" });
      await cover.locator('img[src^="/uploads/"]').waitFor();
      assert.equal(await alt.inputValue(), "");

      const { promise: uploadStarted, resolve: startUpload } = Promise.withResolvers<void>();
      const { promise: altWritten, resolve: writeAlt } = Promise.withResolvers<void>();
      await page.route(
        "**/api/upload",
        async (route) => {
          startUpload();
          await altWritten;
          await route.continue();
        },
        { times: 1 },
      );
      await file.setInputFiles(await drawPicture("#444444"));
      await uploadStarted;
      await alt.fill("A grey square");
      writeAlt();
      await page.getByText(/(Uploading|Processing) the picture/).waitFor({ state: "detached" });
      assert.equal(await alt.inputValue(), "A grey square");

      const choose = page.getByRole("button", { name: "Choose a picture" });
      await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
      await choose.and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { blog_image, blog_image_alt } = await findStored(slug_url);
      assert.deepEqual([blog_image, blog_image_alt], ["", ""]);
    });
  });

  it("A text editor that fails to load is reported and leaves the text unchanged", async () => {
    const paragraph = "<h2>Old</h2>\n<ul><li>One</li> <li>Two</li></ul><hr />";
    const id = await addPost({ blogs_content: [{ heading: "Old", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/, /dynamically imported module/);
      await page.route("**/paragraph-editor-*.js", (route) => route.abort());
      await page.reload();
      await page.getByText("The text editor did not load.").waitFor();
      await page.unroute("**/paragraph-editor-*.js");
      await page.getByRole("button", { name: "Reload the page" }).click();
      await page.getByText("The text editor did not load.").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("textbox", { name: "Text" }).click();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("button", { name: "Close section 1" }).click();
      await page.getByText("Saved", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Close the editor" }).click();
      await page.waitForURL("**/admin/blogs");
    });
  });

  it("The toolbar formats and links by keyboard, and refuses unsafe links", async () => {
    const slug_url = "with-links";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      await text.click();
      await page.keyboard.press("Control+a");
      await page.getByRole("button", { name: "Bold" }).focus();
      await page.keyboard.press("ArrowRight");
      await page
        .getByRole("button", { name: "Italic", exact: true })
        .and(page.locator(":focus"))
        .waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Italic", pressed: true }).waitFor();
      await text.and(page.locator(":focus")).waitFor();

      await text.press("Control+k");
      await page.getByLabel("Link destination").fill("javascript:alert(1)");
      await page.keyboard.press("Enter");
      await page.getByText("A link begins with https://").waitFor();
      await page.getByLabel("Link destination").fill("http://a.example/");
      await page.getByText("this becomes https://a.example/").waitFor();
      await page.getByLabel("Link destination").fill("northbloom.example/knees?utm_source=mail");
      await page.keyboard.press("Enter");
      await text.getByRole("link").waitFor();
      await page.getByRole("button", { name: "Link" }).click();
      await page.keyboard.press("Escape");
      await page.getByLabel("Link destination").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).sections[0]?.paragraph,
        '<p><a href="https://northbloom.example/knees" rel="noopener nofollow">' +
          "<em>Text of One</em></a></p>",
      );
    });
  });

  it("Without a selection, a link takes the word around the cursor, or stands apart from the one before", async () => {
    const slug_url = "linked-words";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      const addLink = async (url: string) => {
        await page.keyboard.press("Control+k");
        await page.getByLabel("Link destination").fill(url);
        await page.keyboard.press("Enter");
        await text.and(page.locator(":focus")).waitFor();
      };
      await text.click();
      await moveCursor(page, "Control+Home", "ArrowRight");
      await addLink("https://a.example/text");
      const isInLink = page.getByRole("button", { name: "Link", exact: true, pressed: true });
      await isInLink.waitFor();
      // The editor takes the focus once more after the form, with the selection that it knows.
      while ((await isInLink.count()) > 0) await moveCursor(page, "Control+End");
      await addLink("https://a.example/end");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { sections } = await findStored(slug_url);
      assert.equal(
        sections[0]?.paragraph?.replaceAll(' rel="noopener nofollow"', ""),
        '<p><a href="https://a.example/text">Text</a> of One <a href="https://a.example/end">https://a.example/end</a></p>',
      );
    });
  });

  it("A picture that was deleted everywhere is named where it was, on the cover and in the text", async () => {
    const src = `/uploads/${"0".repeat(32)}.webp`;
    const paragraph = `<p>A knee</p><img src="${src}" alt="A knee">`;
    const blogs_content = [{ heading: "Knees", paragraph }];
    const id = await addPost({ slug_url: "without-picture", blog_image: src, blogs_content });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors: expected }) => {
      expected.push(/status of 404/);
      await page.getByRole("group", { name: "Cover picture" }).getByText(missingPicture).waitFor();
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("textbox", { name: "Text" }).getByAltText(missingPicture).waitFor();
    });
  });

  it("A link to a page of this site is chosen from a list by keyboard, drafts included", async () => {
    const slug_url = "linked-to";
    await addPost({ slug_url, title: "Heel pain that lasts" });
    const id = await addPost({ slug_url: "linking" });
    await edit(`/admin/blogs/${id}/edit`, phone, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      await text.click();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Control+k");
      const field = page.getByRole("combobox", { name: "Link destination" });
      await page.locator(".unfocused-selection", { hasText: "Text of One" }).waitFor();
      await field.fill("no such page");
      await page.getByText("No page of this site is called “no such page”.").waitFor();
      await field.fill("heel pain");
      const option = page.getByRole("option", { name: "Heel pain that lasts" });
      await option.and(page.locator("[aria-selected=true]")).waitFor();
      await option.getByText("a draft: readers get “not found” until it is published").waitFor();
      assert.equal(
        await field.getAttribute("aria-activedescendant"),
        await option.getAttribute("id"),
      );
      assert.equal(await measureHorizontalOverflow(page), 0);
      await page.keyboard.press("Escape");
      await option.waitFor({ state: "detached" });

      await field.fill("first visit");
      await page.getByRole("option", { name: "Your first visit" }).waitFor();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await text.and(page.locator(":focus")).waitFor();
      await text.locator("a[href='/first-visit']", { hasText: "Text of One" }).waitFor();
    });
  });

  it("The post editor warns of advertising claims in titles, alt texts and paragraphs", async () => {
    const id = await addPost({
      title: "The best of knees",
      blog_image: "/pictures/blog/posture-at-work.webp",
      blog_image_alt: "A miracle",
    });
    await edit(`/admin/blogs/${id}/edit`, phone, async ({ page }) => {
      await page.getByText("“best” is something the colleges").waitFor();
      await page.getByText("“miracle” is something the colleges").waitFor();
      await writeSection(page, 2, "Two", " A guarantee.");
      await page.locator(".advertising-highlight", { hasText: "guarantee" }).waitFor();
      await page.getByText("“guarantee” is something the colleges").waitFor();
      await page.getByRole("button", { name: "Close section 2" }).click();
      await page.getByRole("button", { name: "1 word to look at in 1 section" }).click();
      await page.getByRole("button", { name: "Close section 2" }).waitFor();
      await page.getByLabel("Heading", { exact: true }).and(page.locator(":focus")).waitFor();
      assert.equal(await measureHorizontalOverflow(page), 0);
    });
  });
});

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function drop(page: Page, selector: string, ...files: FilePayload[]): Promise<void> {
  const dataTransfer = await createDataTransfer(page, files);
  const box = await page.locator(selector).boundingBox();
  const point = { clientX: (box?.x ?? 0) + 30, clientY: (box?.y ?? 0) + 30 };
  await page.locator(selector).dispatchEvent("drop", { dataTransfer, ...point });
}

/** Returns whether the browser inserts the text itself. */
async function pasteFiles(page: Page, point: Locator, files: FilePayload[], text = "") {
  const clipboardData = await createDataTransfer(page, files);
  return point.evaluate(
    (element, { clipboardData, text }) => {
      if (text !== "") clipboardData.setData("text/plain", text);
      return element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { clipboardData, text },
  );
}

function createDataTransfer(page: Page, files: FilePayload[]) {
  return page.evaluateHandle(
    (sent) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of sent)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
}

const heicFile = {
  name: "IMG_0001.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic"),
};

const wordFile = { name: "notes.docx", mimeType: "application/msword", buffer: Buffer.from("PK") };

async function drawMovingPicture(): Promise<FilePayload> {
  const frames = await Promise.all([drawPicture("#f00"), drawPicture("#00f")]);
  const pictures = frames.map(({ buffer }) => buffer);
  const buffer = await sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer();
  return { name: "moving.gif", mimeType: "image/gif", buffer };
}

async function drawPicture(background: string): Promise<FilePayload> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return { name: "square.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
}
