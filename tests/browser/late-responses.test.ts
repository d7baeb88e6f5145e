import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { storeImage } from "#domain/images/images.server.ts";
import { drawPicture } from "../support/draw-picture.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { admin } from "../support/open-site.ts";
import {
  getMessageRow,
  getOpenMessage,
  inboxPath,
  listSenders,
  openInbox,
  useInbox,
} from "../support/use-inbox.ts";
import { getSaveButton } from "../support/use-location-editor.ts";
import { getToast } from "../support/use-staff-area.ts";

/** Its letters are also shortcuts, which would act if the focus were elsewhere. */
const typedText = "Please use the rear door";

describe("a response that comes while somebody types elsewhere", () => {
  const { site, cookie, asStaff, receiveMessage, findFolder } = useInbox();

  async function storePictures(...reds: number[]): Promise<void> {
    await site().db.deleteFrom("image").execute();
    for (const red of reds) {
      const background = { r: red, g: 40, b: 60 };
      const picture = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      assert.ok("hash" in (await storeImage(site().db, await picture.png().toBuffer())));
    }
  }

  it("A message that was handled closes itself alone, not the one that was opened meanwhile", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Bashir K.");
      await receiveMessage("Imani O.");
      await openInbox(page, `${inboxPath}/${id}`);
      const release = await holdRequests(page, `**/api/staff/messages/${id}`);
      await clickAction(page, "Mark handled");
      await getMessageRow(page, "Imani O.").click();
      const message = getOpenMessage(page);
      await message.getByText("A question of Imani O.", { exact: true }).waitFor();
      const note = await typeNote(page);
      release();
      await getMessageRow(page, "Bashir K.").waitFor({ state: "detached" });
      assert.equal(await note.inputValue(), typedText);
      await page.keyboard.type(".");
      assert.equal(await note.inputValue(), `${typedText}.`);
      assert.equal(await findFolder(id), "handled");
    }));

  it("A message looks busy while another one opens, and what is typed in it stays", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Bashir K.");
      await receiveMessage("Imani O.");
      await openInbox(page);
      await getMessageRow(page, "Imani O.").click();
      const message = getOpenMessage(page);
      const named = (name: string) => message.getByText(`A question of ${name}`, { exact: true });
      await named("Imani O.").waitFor();
      const note = await typeNote(page);
      const release = await holdRequests(page, `**/messages/${id}.data*`);
      await getMessageRow(page, "Bashir K.").click();
      const busy = page.locator("article[aria-busy=true]");
      await busy.waitFor();
      const opacity = await busy.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(element).opacity;
      });
      assert.equal(opacity, "0.6");
      await note.focus();
      await page.keyboard.press("End");
      await page.keyboard.type(".");
      assert.equal(await note.inputValue(), `${typedText}.`);
      release();
      await named("Bashir K.").waitFor();
      assert.equal(await busy.count(), 0);
      await page.goBack();
      await named("Imani O.").waitFor();
      assert.equal(await note.inputValue(), `${typedText}.`);
    }));

  it("A message that was handled does not lead back from another page", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Bashir K.");
      await openInbox(page, `${inboxPath}/${id}`);
      const release = await holdRequests(page, `**/api/staff/messages/${id}`);
      await clickAction(page, "Mark handled");
      await page.getByRole("link", { name: "Blogs", exact: true }).first().click();
      await page.getByRole("heading", { name: "Blogs", level: 1 }).waitFor();
      const search = page.getByRole("searchbox");
      await search.click();
      release();
      await getToast(page, "handled").waitFor();
      await page.keyboard.type("knee");
      await page.waitForURL("**/admin/blogs?q=knee");
      assert.equal(await search.inputValue(), "knee");
    }));

  it("A note that is being saved leaves what is typed after it", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await page.goto(`${inboxPath}/${id}`);
      const note = await typeNote(page);
      const release = await holdRequests(page, "**/notes");
      await page.keyboard.press("Control+Enter");
      await page.keyboard.type(". And ring first");
      release();
      await getOpenMessage(page).getByText(`Note by ${admin.name}`).waitFor();
      await page.keyboard.type(".");
      assert.equal(await note.inputValue(), ". And ring first.");
    }));

  it("A note that is removed leaves the focus in the reply", () =>
    asStaff({}, async ({ page }) => {
      const id = await receiveMessage("Imani O.");
      await page.goto(`${inboxPath}/${id}`);
      const message = getOpenMessage(page);
      await typeNote(page);
      await page.keyboard.press("Control+Enter");
      await message.getByText(`Note by ${admin.name}`).waitFor();
      await clickAction(page, "Begin with a template");
      const release = await holdRequests(page, "**/notes/*");
      await clickAction(page, "Remove this note");
      const answer = message.getByRole("textbox", { name: "Your reply" });
      await answer.click();
      await page.keyboard.press("Control+Home");
      await page.keyboard.type("Please ");
      release();
      await message.getByText(typedText).waitFor({ state: "detached" });
      await page.keyboard.type("use it");
      assert.ok((await answer.inputValue()).startsWith("Please use it"));
      assert.equal(await message.count(), 1);
    }));

  it("Deleted messages leave the focus in the search and what was ticked meanwhile", () =>
    asStaff({}, async ({ page }) => {
      for (const name of ["Bashir K.", "Imani O.", "Olga P."]) await receiveMessage(name);
      await openInbox(page);
      const release = await holdRequests(page, /\/api\/staff\/messages$/);
      await page.getByRole("checkbox", { name: "Olga P." }).click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByRole("checkbox", { name: "Bashir K." }).click();
      const search = page.getByRole("searchbox");
      await search.click();
      release();
      await getMessageRow(page, "Olga P.").waitFor({ state: "detached" });
      assert.ok(await page.getByRole("checkbox", { name: "Bashir K." }).isChecked());
      await page.keyboard.type("imani");
      assert.equal(await search.inputValue(), "imani");
      await getMessageRow(page, "Bashir K.").waitFor({ state: "detached" });
      assert.deepEqual(await listSenders(page), ["Imani O."]);
    }));

  it("A description that is saved leaves the focus in the next one", () =>
    asStaff({}, async ({ page }) => {
      await storePictures(10, 20);
      await page.goto("/admin/account/images");
      const row = (index: number) =>
        page.locator("main li", { has: page.locator("img") }).nth(index);
      const field = (index: number) => row(index).getByRole("textbox");
      await row(0).getByRole("button", { name: "Describe" }).click();
      await row(1).getByRole("button", { name: "Describe" }).click();
      const release = await holdRequests(page, "**/api/staff/images/*");
      await field(0).click();
      await page.keyboard.type("A wall");
      await page.keyboard.press("Enter");
      await field(1).click();
      await page.keyboard.type("A ");
      release();
      await field(0).waitFor({ state: "detached" });
      await page.keyboard.type("door");
      assert.equal(await field(1).inputValue(), "A door");
    }));

  it("A filter of pictures that is chosen right after a search is kept", () =>
    asStaff({}, async ({ page }) => {
      await storePictures(10);
      await page.goto("/admin/blogs/2/edit");
      await page.getByRole("button", { name: "Used before" }).first().click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      await picker.getByRole("button", { name: /^No description yet/ }).waitFor();
      const filter = picker.getByRole("button", { name: "No description", exact: true });
      const search = page.waitForRequest(/api\/staff\/images\?.*q=wall/);
      await page.keyboard.type("wall");
      await filter.click();
      await search;
      assert.equal(await filter.getAttribute("aria-pressed"), "true");
    }));

  it("A picture is taken at once, and described anew while its description is saved", () =>
    asStaff({}, async ({ page }) => {
      await storePictures(10);
      await page.goto("/admin/blogs/2/edit");
      const cover = page.getByRole("group", { name: "Cover picture" });
      await cover.getByRole("button", { name: "Used before" }).click();
      const picker = page.getByRole("dialog", { name: "Choose a picture" });
      await picker.getByRole("button", { name: /^No description yet/ }).click();
      await picker.getByLabel("What the picture shows", { exact: true }).click();
      await page.keyboard.type("A wall");
      const release = await holdRequests(page, "**/api/staff/images/*");
      const saved = page.waitForResponse(/api\/staff\/images\//);
      await picker.getByRole("button", { name: "Use this picture" }).click();
      await picker.waitFor({ state: "detached" });
      const alt = cover.getByLabel("What the picture shows");
      await alt.click();
      await page.keyboard.press("End");
      await page.keyboard.type(" and ");
      release();
      await saved;
      await page.keyboard.type("door");
      assert.equal(await alt.inputValue(), "A wall and door");
    }));

  it("An upload that ends leaves what is typed in the search of pictures", () =>
    asStaff({}, async ({ page }) => {
      await storePictures(10);
      const { hash } = await site().db.selectFrom("image").select("hash").executeTakeFirstOrThrow();
      const blog_image = `/uploads/${hash}.webp`;
      await site().db.updateTable("post").set({ blog_image }).where("blog_id", "=", 1).execute();
      await page.goto("/admin/account/images");
      await page.getByRole("button", { name: "Replace everywhere" }).click();
      const picker = page.getByRole("dialog", { name: "Which picture takes its place?" });
      const release = await holdRequests(page, "**/api/upload");
      await picker.locator("[type=file]").setInputFiles({
        name: "fresh.png",
        mimeType: "image/png",
        buffer: await drawPicture(640, 480).png().toBuffer(),
      });
      await picker.getByRole("progressbar").waitFor();
      const search = picker.getByRole("searchbox");
      await search.click();
      await page.keyboard.type("fre");
      release();
      await picker.getByRole("region", { name: "The chosen picture" }).waitFor();
      await page.keyboard.type("sh");
      assert.equal(await search.inputValue(), "fresh");
    }));

  it("A post that is restored leaves the focus in the search", () =>
    asStaff({}, async ({ page }) => {
      const url = "/blog/3";
      assert.equal(
        (await site().send({ method: "DELETE", url, cookie: cookie() })).statusCode,
        200,
      );
      await page.goto("/admin/blogs?status=trash");
      const release = await holdRequests(page, "**/api/staff/trash/post/3/restore");
      await page.getByRole("button", { name: /^Restore/ }).click();
      const search = page.getByRole("searchbox");
      await search.click();
      release();
      await getToast(page, "restored").waitFor();
      await page.keyboard.type("knee");
      assert.equal(await search.inputValue(), "knee");
    }));

  it("A device that is signed out leaves the focus in the name", () =>
    asStaff({}, async ({ page }) => {
      await site().signIn(admin);
      await page.goto("/admin/account");
      const release = await holdRequests(page, /account\/sessions\//);
      await page
        .getByRole("button", { name: /^Sign out (?!and|everywhere)/ })
        .first()
        .click();
      const name = page.getByRole("textbox", { name: "Your name" });
      await name.click();
      await page.keyboard.press("End");
      release();
      await getToast(page, "The session has ended.").waitFor();
      await page.keyboard.type(" K.");
      assert.equal(await name.inputValue(), `${admin.name} K.`);
    }));

  it("A claim that is typed while the links of a notice are checked is asked about", () =>
    asStaff({}, async ({ page, expectedErrors }) => {
      await page.goto("/admin/clinic/notice");
      await page.getByRole("button", { name: "Add a notice" }).click();
      const text = page.getByLabel("What it says *");
      await text.click();
      await page.keyboard.type("The clinic");
      await page.getByLabel("Where the link leads").click();
      await page.keyboard.type("/services");
      await page.getByLabel("Link text").click();
      await page.keyboard.type("Our services");
      // While requests are intercepted, Playwright tries its scripts in the sandbox of the preview.
      expectedErrors.push(/Blocked script execution in 'about:srcdoc'/);
      const release = await holdRequests(page, "**/services");
      await getSaveButton(page).click();
      await text.click();
      await page.keyboard.press("End");
      await page.keyboard.type(" is the best");
      release();
      await page.getByRole("dialog", { name: "Before it goes public" }).waitFor();
    }));

  it("A category that is renamed leaves the next one open", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/clinic/categories");
      const buttons = page.locator("[data-rename]");
      await buttons.nth(0).click();
      await page.keyboard.type("Moving well");
      const release = await holdRequests(page, "**/api/staff/clinic/categories/*");
      await page.keyboard.press("Enter");
      await buttons.nth(1).click();
      const field = page.getByRole("textbox", { name: /^New name of/ });
      await page.keyboard.type("Use ");
      release();
      await getToast(page, "is now “Moving well”").waitFor();
      await page.keyboard.type("less");
      assert.equal(await field.inputValue(), "Use less");
    }));
});

async function typeNote(page: Page) {
  const note = getOpenMessage(page).getByLabel("A note for colleagues");
  await note.click();
  await page.keyboard.type(typedText);
  return note;
}

async function clickAction(page: Page, name: string): Promise<void> {
  await getOpenMessage(page).getByRole("button", { name, exact: true }).click();
}
