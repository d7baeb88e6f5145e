import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { holdRequests } from "../support/hold-requests.ts";
import { recordAnnouncements } from "../support/keyboard.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import { admin } from "../support/open-site.ts";
import { phone, useBrowser, waitForFocus } from "../support/use-browser.ts";
import {
  getHeadingField,
  getSaveButton,
  openLocationEditor,
  readAutosavedHeadings,
  useLocationEditor,
  waitForEditorClose,
} from "../support/use-location-editor.ts";
import { getToast } from "../support/use-staff-area.ts";

describe("saving in the editor", () => {
  const withEditor = useLocationEditor(useBrowser());

  it("Saving after the session has ended asks for the password in place and then saves", () =>
    withEditor(async ({ page, fetchStored: stored, endSession, expectedErrors: expected }) => {
      expected.push(/401/);
      // Otherwise a background request notices the ended session before the save does.
      await page.waitForLoadState("networkidle");
      await holdRequests(page, /\/api\/staff\/(?:editors\/|messages\/news)/);
      const autosaved = page.waitForResponse("**/api/staff/autosaves/location/*");
      await getHeadingField(page).fill("Saved after the session");
      await autosaved;
      await endSession();
      await getSaveButton(page).click();
      const signInDialog = page.getByRole("dialog", { name: "Sign in again to save" });
      await signInDialog.getByLabel("Email").fill(admin.email);
      await signInDialog.getByLabel("Password").fill("not-the-one");
      await page.keyboard.press("Enter");
      await signInDialog.getByText("is incorrect").waitFor();
      await page.keyboard.press("Escape");
      await signInDialog.waitFor({ state: "detached" });
      assert.equal(await getHeadingField(page).inputValue(), "Saved after the session");

      await page.getByRole("button", { name: "Sign in again" }).click();
      await signInDialog.getByLabel("Email").fill(admin.email);
      // As after a look at another tab for the password.
      const checked = page.waitForResponse("**/api/users/session");
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await (await checked).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await page.getByRole("dialog", { name: "You are signed out" }).count(), 0);
      await signInDialog.getByLabel("Password").fill(admin.password);
      await page.keyboard.press("Enter");
      await waitForEditorClose(page);
      assert.equal((await stored()).main_heading, "Saved after the session");
    }));

  it("Saving offline is reported, and retried when the connection returns", () =>
    withEditor(async ({ page, context, fetchStored: stored, expectedErrors: expected }) => {
      expected.push(/ERR_INTERNET_DISCONNECTED/);
      await getHeadingField(page).fill("Written offline");
      await context.setOffline(true);
      await getSaveButton(page).click();
      const banner = page.getByRole("alert").filter({ hasText: "Not saved yet." });
      await banner.getByText("The server cannot be reached. Your text is safe here.").waitFor();
      await getHeadingField(page).fill("Written on, offline");
      assert.equal(await banner.isVisible(), true);
      await context.setOffline(false);
      await banner.waitFor({ state: "detached" });
      // Half of a sentence is never put on the site without a press.
      assert.equal((await stored()).main_heading, "Written offline");
      assert.equal(await getHeadingField(page).inputValue(), "Written on, offline");
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      assert.equal((await stored()).main_heading, "Written on, offline");
    }));

  it("The toast of a failed save disappears when the text is saved", () =>
    withEditor(async ({ page, context, expectedErrors: expected }) => {
      expected.push(/ERR_INTERNET_DISCONNECTED/);
      const toasts = (type: string) => page.locator(`[data-sonner-toast][data-type=${type}]`);
      await page.clock.install();
      await getHeadingField(page).fill("Written offline");
      await context.setOffline(true);
      await getSaveButton(page).click();
      await toasts("error").waitFor();
      // The toast would disappear by itself after three seconds.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      // The retry may have begun by now.
      await page.getByRole("button", { name: "Saving…" }).waitFor({ state: "detached" });
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await context.setOffline(false);
      await (await saved).finished();
      await page.waitForURL("**/admin/location-pages");
      const isSuccessShown = () =>
        toasts("success")
          .waitFor({ timeout: 100 })
          .then(
            () => true,
            () => false,
          );
      // Less than the two seconds that the toast of the failure has left, however long the list loads.
      for (let i = 0; i < 180 && !(await isSuccessShown()); i++) await page.clock.runFor(10);
      await toasts("success").waitFor();
      await page.clock.runFor(400);
      await toasts("error").waitFor({ state: "detached" });
      await page.clock.resume();
      await waitForEditorClose(page);
    }));

  for (const isListSlow of [false, true])
    it(`A toast that moves from the editor to the list is announced once if the list is ${isListSlow ? "slow" : "fast"}`, () =>
      withEditor(async ({ page }) => {
        const list = await holdRequests(page, /location-pages\.data/);
        const readAnnouncements = await recordAnnouncements(page);
        await getHeadingField(page).fill("Heard once");
        await getSaveButton(page).click();
        const toast = page.locator("[data-sonner-toast][data-type=success]");
        await toast.waitFor();
        // A toast under the pointer does not close by itself.
        await toast.hover();
        if (isListSlow)
          await page.locator("dialog li[data-type=success]:not([aria-live])").waitFor();
        list();
        await waitForEditorClose(page);
        await toast.waitFor();
        const text = (await toast.textContent()) ?? "";
        const saved = (await readAnnouncements()).filter((announcement) =>
          announcement.includes(text),
        );
        assert.equal(saved.length, 1);
      }));

  it("Saving is retried automatically or on request when the server fails", () =>
    withEditor(async ({ page, fetchStored: stored, expectedErrors: expected }) => {
      expected.push(/503/);
      await page.clock.install();
      let tries = 0;
      await page.route("**/api/locationpages/*", (route) => {
        tries += 1;
        if (tries > 2) return route.continue();
        return route.fulfill({
          status: 503,
          json: { status: "fail", message: "Too busy.", error: "Too busy." },
        });
      });
      await getHeadingField(page).fill("Written while it fails");
      await getSaveButton(page).click();
      await page.getByRole("alert").filter({ hasText: "Too busy." }).waitFor();
      await page.getByText(/Next attempt in \d+ seconds?\./).waitFor();
      await page.getByRole("button", { name: "Try now" }).click();
      await page.getByText(/Next attempt in 4 seconds\./).waitFor();
      await page.clock.fastForward(5_000);
      await waitForEditorClose(page);
      assert.equal(tries, 3);
      assert.equal((await stored()).main_heading, "Written while it fails");
    }));

  it("Two clicks on Save send one request", () =>
    withEditor(async ({ page, fetchStored: stored }) => {
      let requests = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/api/locationpages/*", async (route) => {
        requests += 1;
        await released;
        await route.continue();
      });
      await getHeadingField(page).fill("Saved once");
      await getSaveButton(page).dblclick();
      await page.keyboard.press("Control+s");
      await page.getByRole("button", { name: "Saving…" }).click({ force: true });
      release();
      await waitForEditorClose(page);
      assert.equal(requests, 1);
      assert.equal((await stored()).main_heading, "Saved once");
    }));

  it("Text typed during a save keeps the editor open", () =>
    withEditor(async ({ page, fetchStored: stored }) => {
      await page.route("**/api/locationpages/*", async (route) => {
        await getHeadingField(page).fill("Typed meanwhile");
        await route.continue();
      });
      await getHeadingField(page).fill("Sent");
      await getSaveButton(page).click();
      await page.getByText(/Autosaved on this device/).waitFor();
      await getToast(page, "What you typed meanwhile is not saved yet.").waitFor();
      assert.equal((await stored()).main_heading, "Sent");
      await page.unroute("**/api/locationpages/*");
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      assert.equal((await stored()).main_heading, "Typed meanwhile");
    }));

  it("A save conflict with one's own other tab says so, and is resolved field by field", () =>
    withEditor(async ({ page, fetchStored: stored, saveElsewhere, expectedErrors: expected }) => {
      expected.push(/409/);
      await saveElsewhere({ main_heading: "Theirs", heading_1: "Only theirs" });
      await getHeadingField(page).fill("Mine");
      await page.getByLabel("Heading 2").fill("Only mine");
      await getSaveButton(page).click();
      await page
        .getByText(/You saved this page at .*, in another tab or on another device, while/)
        .waitFor();
      assert.equal((await stored()).main_heading, "Theirs");

      assert.equal(await page.getByRole("button", { name: "Take both changes" }).count(), 0);
      await page.getByRole("button", { name: "Compare" }).click();
      const view = page.getByRole("dialog", { name: "Choose part by part" });
      const use = view.getByRole("button", { name: "Use this choice" });
      assert.equal(await use.isDisabled(), true);
      await view.getByRole("group", { name: "Main heading" }).getByLabel(/Yours/).check();
      await use.click();
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      const now = await stored();
      assert.equal(now.main_heading, "Mine");
      assert.equal(now.heading_1, "Only theirs");
      assert.equal(now.heading_2, "Only mine");
    }));

  it("A save conflict is shown on a scrolled phone, and leaves room for the text on a tablet", () =>
    withEditor(async ({ page, saveElsewhere, expectedErrors: expected }) => {
      expected.push(/409/);
      await saveElsewhere({ main_heading: "Theirs" });
      await page.setViewportSize(phone);
      await page.getByLabel("Paragraph 4").fill("Mine");
      await getSaveButton(page).click();
      const compare = page.getByRole("button", { name: "Compare" });
      await compare.waitFor();
      await page.waitForFunction(() => document.querySelector("dialog")?.scrollTop === 0);
      assert.ok(((await compare.boundingBox())?.y ?? 0) > 0);
      await page.setViewportSize({ width: 768, height: 1024 });
      const text = await page.getByRole("alert").first().boundingBox();
      const button = await compare.boundingBox();
      assert.ok(text && button && text.y + text.height <= button.y, "the buttons are below");
    }));

  it("Loading the version of another tab keeps my text as an autosave", () =>
    withEditor(async ({ page, saveElsewhere, expectedErrors: expected }) => {
      expected.push(/409/);
      await saveElsewhere({ main_heading: "Theirs" });
      await getHeadingField(page).fill("Mine");
      await getSaveButton(page).click();
      await page.getByRole("button", { name: "Load the other" }).click();
      await page.getByText("Unsaved text from").waitFor();
      assert.equal(await getHeadingField(page).inputValue(), "Theirs");
      assert.deepEqual(await readAutosavedHeadings(page), ["Mine"]);
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "Mine");
    }));

  it("Overwriting the version of another tab keeps it in the history", () =>
    withEditor(
      async ({ page, path, fetchStored: stored, saveElsewhere, expectedErrors: expected }) => {
        expected.push(/409/);
        const lines = ["One", "Two", "Three", "Four", "Five"];
        await saveElsewhere({ main_heading: "Theirs", paragraph_1: lines.join("\n") });
        await getHeadingField(page).fill("Mine");
        await getSaveButton(page).click();
        await page.getByRole("button", { name: "Keep this one" }).click();
        await waitForEditorClose(page);
        assert.equal((await stored()).main_heading, "Mine");

        await openLocationEditor(page, path);
        await page.getByLabel("Paragraph 1").fill([...lines.slice(0, 4), "5"].join("\n"));
        await page.getByRole("button", { name: "History" }).click();
        const view = page.getByRole("dialog").last();
        await view.getByText("Changed: Main heading, Paragraph 1").first().waitFor();
        await view.getByText("The oldest saved version").waitFor();
        await view.getByRole("button", { name: /^View/ }).nth(1).click();
        await waitForFocus(page, "All versions");
        await page.keyboard.press("Enter");
        await waitForFocus(page, /^View/);
        await page.keyboard.press("Enter");
        await view.getByText("Theirs").waitFor();
        assert.equal(await view.getByText("⋯ 3 lines are the same").count(), 2);
        assert.equal(await view.getByText("Two").count(), 0);
        await view.getByRole("button", { name: "Show what is the same" }).click();
        assert.equal(await view.getByText("Two").count(), 2);
        await view.getByRole("button", { name: "Restore this version" }).click();
        await page.getByText("This version is in the form. It is not saved yet.").waitFor();
        assert.equal(await getHeadingField(page).inputValue(), "Theirs");
        assert.equal((await stored()).main_heading, "Mine");
        await getSaveButton(page).click();
        await waitForEditorClose(page);
        assert.equal((await stored()).main_heading, "Theirs");
      },
    ));

  it("A link to a page that is not there is named after a location page is saved", () =>
    withEditor(async ({ page, expectedErrors: expected }) => {
      expected.push(/404/);
      await page.getByRole("textbox", { name: "Link" }).fill("/location/nowhere");
      await getSaveButton(page).click();
      await page.getByText("There is no page at /location/nowhere").waitFor();
    }));

  it("Saving a page that was deleted meanwhile restores it with the new text", () =>
    withEditor(
      async ({ page, fetchStored: stored, deletePage: remove, expectedErrors: expected }) => {
        expected.push(/404/);
        await remove();
        await page.setViewportSize(phone);
        await getHeadingField(page).fill("Written on");
        await page.getByLabel("Paragraph 4").fill("Mine");
        await getSaveButton(page).click();
        await getToast(page, "It was deleted while you were writing.").waitFor();
        await page.waitForFunction(() => document.querySelector("dialog")?.scrollTop === 0);
        await page.getByRole("button", { name: "Restore it and save" }).click();
        await waitForEditorClose(page);
        assert.equal((await stored()).main_heading, "Written on");
      },
    ));

  it("A page that was restored but could not be saved is not called deleted", () =>
    withEditor(async ({ page, fetchStored, deletePage: remove, expectedErrors }) => {
      expectedErrors.push(/40[04]/);
      await getHeadingField(page).fill("Written on");
      const slug = await page.getByLabel("Slug").inputValue();
      await remove();
      await page.request.post("/api/locationpages/create", {
        data: exampleLocationTexts(slug),
      });
      await getSaveButton(page).click();
      const restoreButton = page.getByRole("button", { name: "Restore it and save" });
      await restoreButton.click();
      await page.getByRole("alert").filter({ hasText: "Not saved." }).waitFor();
      assert.equal(await restoreButton.count(), 0);
      await page.getByLabel("Slug").fill(`${slug}-again`);
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      assert.equal((await fetchStored()).main_heading, "Written on");
    }));

  it("Saving a page that was deleted for good meanwhile adds it again", () =>
    withEditor(async ({ page, path, deletePage: remove, expectedErrors: expected }) => {
      expected.push(/404/);
      const id = path.split("/").at(-2);
      await getHeadingField(page).fill("All that is left");
      const slug = await page.getByLabel("Slug").inputValue();
      await remove();
      await page.request.delete(`/api/staff/trash/location/${id}`);
      await getSaveButton(page).click();
      await page.getByRole("button", { name: "Restore it and save" }).click();
      await waitForEditorClose(page);
      const added = await page.request.get(`/api/locationpages/url/${slug}`);
      assert.equal((await added.json()).data.main_heading, "All that is left");
      assert.deepEqual(await readAutosavedHeadings(page), []);
    }));

  it("A save that the server refuses focuses the invalid field and shows its error until it is fixed", () =>
    withEditor(async ({ page, fetchStored: stored, expectedErrors: expected }) => {
      expected.push(/400/);
      await page.getByLabel("Slug").fill("north-york");
      await getSaveButton(page).click();
      await page.getByRole("alert").filter({ hasText: "Not saved." }).waitFor();
      await page.locator("[name=slug_url]:focus").waitFor();
      const slugError = page
        .locator("[id$=-error]")
        .filter({ hasText: "Another post or page already uses this address." });
      await slugError.waitFor();
      await page.getByLabel("Slug").fill("north-york-by-the-park");
      await slugError.waitFor({ state: "detached" });
      await page
        .getByRole("alert")
        .filter({ hasText: "Not saved." })
        .waitFor({ state: "detached" });
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      assert.equal((await stored()).slug, "north-york-by-the-park");
    }));

  it("A refused save leaves the focus with the text that is typed meanwhile", () =>
    withEditor(async ({ page, expectedErrors: expected }) => {
      expected.push(/400/);
      const release = await holdRequests(page, "**/api/locationpages/*");
      await page.getByLabel("Slug").fill("north-york");
      await getSaveButton(page).click();
      await getHeadingField(page).press("ControlOrMeta+a");
      await page.keyboard.type("Typed ");
      release();
      await page.getByRole("alert").filter({ hasText: "Not saved." }).waitFor();
      await page.keyboard.type("meanwhile");
      assert.equal(await getHeadingField(page).inputValue(), "Typed meanwhile");
      await page.locator("[name=slug_url][aria-invalid=true]").waitFor();
      assert.equal(await page.getByLabel("Slug").inputValue(), "north-york");
    }));
});
