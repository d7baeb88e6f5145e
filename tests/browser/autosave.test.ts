import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { newItemId } from "#domain/records/autosave.ts";
import { admin } from "../support/open-site.ts";
import { createAccount } from "../support/test-accounts.ts";
import { useBrowser } from "../support/use-browser.ts";
import {
  addSessionCookie,
  getHeadingField,
  getSaveButton,
  openLocationEditor,
  readAutosavedHeadings,
  useLocationEditor,
  waitForAutosave,
  waitForEditorClose,
} from "../support/use-location-editor.ts";

describe("the autosave of the editor", () => {
  const browser = useBrowser();
  const withEditor = useLocationEditor(browser);

  it("A reload offers the unsaved text, which can be restored and saved", () =>
    withEditor(async ({ page, fetchStored: stored }) => {
      await getHeadingField(page).fill("Written just now");
      await page.reload();
      const banner = page.getByRole("status").filter({ hasText: "Unsaved text from" });
      await banner.getByText("It differs in: Main heading.").waitFor();
      assert.notEqual(await getHeadingField(page).inputValue(), "Written just now");

      await page.getByRole("button", { name: "See the differences" }).click();
      const view = page.getByRole("dialog", { name: "Unsaved text from" });
      await view.getByText("Written just now").waitFor();
      await view.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "Written just now");

      await getSaveButton(page).click();
      await waitForEditorClose(page);
      await page.getByText("The location page is saved.").first().waitFor();
      assert.equal((await stored()).main_heading, "Written just now");
      assert.deepEqual(await readAutosavedHeadings(page), []);
    }));

  it("A text that is the same as the form is restored without another copy of it", () =>
    withEditor(async ({ page }) => {
      await getHeadingField(page).fill("Written just now");
      await page.reload();
      await page.getByText("It differs in: Main heading.").waitFor();
      await getHeadingField(page).fill("Written just now");
      await page.getByText("It is the same as the form now.").waitFor();
      await page.getByRole("button", { name: "Restore" }).click();
      assert.deepEqual(await readAutosavedHeadings(page), ["Written just now"]);
    }));

  it("Text typed on a phone is offered at the desk, once it is not too long for the server, and nobody else sees it", () =>
    withEditor(async ({ page, context, path, fetchStored, expectedErrors }) => {
      expectedErrors.push(/\b413\b/);
      // In JSON inside JSON, each quotation mark takes four bytes.
      await getHeadingField(page).fill('"'.repeat(300_000));
      await page.keyboard.press("Control+s");
      await page.getByText(/Not autosaved on the server. Autosaved on this device only/).waitFor();
      await getHeadingField(page).fill("Typed on the phone");
      await page.keyboard.press("Control+s");
      await page.getByText(/Autosaved on the server/).waitFor();
      assert.notEqual((await fetchStored()).main_heading, "Typed on the phone");
      await page.evaluate(() => localStorage.clear());
      await page.close({ runBeforeUnload: false });

      const desk = await context.newPage();
      await openLocationEditor(desk, path);
      await desk.getByRole("status").filter({ hasText: "on another device" }).waitFor();
      await desk.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(desk).inputValue(), "Typed on the phone");
      await getSaveButton(desk).click();
      await waitForEditorClose(desk);
      assert.equal((await fetchStored()).main_heading, "Typed on the phone");
      await openLocationEditor(desk, path);
      assert.equal(await desk.getByText("Unsaved text from").count(), 0);
    }));

  it("A text that was offered for a new page is discarded as such once the page is saved", () =>
    browser.visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      const site = browser.site();
      const cookie = await site.signIn(admin);
      const url = `/api/staff/autosaves/location/${newItemId}`;
      const values = JSON.stringify({ main_heading: "Typed on the phone" });
      const payload = { key: "from-the-phone", values, based_on: "" };
      await site.send({ method: "PUT", url, payload, cookie });
      const listKeys = async () =>
        (await site.get(url, cookie)).json().data.map(({ key }: { key: string }) => key);
      assert.deepEqual(await listKeys(), ["from-the-phone"]);

      await addSessionCookie(visited, cookie);
      await openLocationEditor(page, "/admin/location-pages/new");
      await page.getByText("on another device").waitFor();
      await getHeadingField(page).fill("Another page");
      // An editor stays open after a save if more was typed meanwhile.
      await page.route("**/api/locationpages/create", async (route) => {
        await getHeadingField(page).fill("Another page, typed on");
        await route.continue();
      });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText("The location page is saved.").first().waitFor();
      const removed = page.waitForResponse("**/from-the-phone");
      await page.getByRole("button", { name: "Discard" }).click();
      assert.equal((await removed).status(), 200);
      assert.deepEqual(await listKeys(), []);
    }));

  it("A reload offers the text of this device while the server does not answer about others", () =>
    withEditor(async ({ page }) => {
      await getHeadingField(page).fill("Kept nearby");
      await waitForAutosave(page, "Kept nearby");
      await page.route("**/api/staff/autosaves/**", () => {});
      await page.reload();
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "Kept nearby");
    }));

  it("A colleague who is typing into the same page is named in the editor", () =>
    withEditor(async ({ page, path }) => {
      const site = browser.site();
      const dana = await createAccount(site, await site.signIn(admin), {
        name: "Dana",
        role: "writer",
      });
      const id = path.split("/").at(-2);
      const body = { key: "theirs", values: "{}", based_on: "" };
      const url = `/api/staff/autosaves/location/${id}`;
      await site.send({ method: "PUT", url, payload: body, cookie: await site.signIn(dana) });
      assert.equal(await page.getByText("is editing this now").count(), 0);
      await openLocationEditor(page, path);
      await page.getByText("Dana is editing this now.").waitFor();
    }));

  it("On a shared computer, unsaved text says who typed it, and nobody else can discard it", () =>
    withEditor(async (visited) => {
      const { page, path } = visited;
      const site = browser.site();
      const adminCookie = await site.signIn(admin);
      const emre = await createAccount(site, adminCookie, { name: "Emre" });
      await getHeadingField(page).fill("Half of a thought");
      await waitForAutosave(page, "Half of a thought");
      await addSessionCookie(visited, await site.signIn(emre));
      await openLocationEditor(page, path);
      const banner = page.getByRole("status").filter({ hasText: `by ${admin.name} from` });
      await banner.waitFor();
      assert.equal(await page.getByRole("button", { name: "Discard" }).count(), 0);
      await page.getByRole("button", { name: "Leave it" }).click();
      await banner.waitFor({ state: "detached" });
      assert.deepEqual(await readAutosavedHeadings(page), ["Half of a thought"]);

      await addSessionCookie(visited, adminCookie);
      await openLocationEditor(page, path);
      const own = page.getByRole("status").filter({ hasText: "Unsaved text from" });
      await own.waitFor();
      await page.getByRole("button", { name: "Discard" }).click();
      assert.deepEqual(await readAutosavedHeadings(page), []);
    }));

  it("Several unsaved copies are told apart by their words, and all but the newest are folded", () =>
    withEditor(async ({ page }) => {
      await getHeadingField(page).fill("Words of the first copy");
      await waitForAutosave(page, "Words of the first copy");
      await page.evaluate(() => {
        const [key = "", first = ""] =
          Object.entries(localStorage).find(([key]) => key.startsWith("unsaved ")) ?? [];
        for (const [i, name] of ["second", "third"].entries()) {
          const copy = JSON.parse(first.replace("first copy", `${name} copy`));
          const keptAt = new Date(Date.parse(copy.keptAt) + (i + 1) * 1000).toISOString();
          localStorage.setItem(`${key}-${name}`, JSON.stringify({ ...copy, keptAt }));
        }
      });
      await page.reload();
      const copies = page.getByRole("status").filter({ hasText: "Unsaved text from" });
      const unfold = page.getByRole("button", { name: "Show 2 more unsaved copies" });
      await unfold.waitFor();
      assert.equal(await copies.count(), 1);
      await copies.getByText("It says: “Words of the third copy”").waitFor();
      await unfold.click();
      await copies.nth(1).getByText("It says: “Words of the second copy”").waitFor();
      await copies.nth(2).getByText("It says: “Words of the first copy”").waitFor();
      await page.getByRole("button", { name: "Show only the newest" }).click();
      await unfold.click();
      await copies.nth(1).evaluate((element) => element.setAttribute("data-kept", ""));
      await page.getByRole("button", { name: "Discard" }).first().click();
      await page.locator("[data-kept]").getByText("Words of the second copy").waitFor();
      assert.equal(await copies.count(), 2);
    }));

  it("A crashed tab loses no text", () =>
    withEditor(async ({ page, context, path }) => {
      await getHeadingField(page).fill("Written before the crash");
      await waitForAutosave(page, "Written before the crash");
      const crashed = page.waitForEvent("crash");
      const devtools = await context.newCDPSession(page);
      devtools.send("Page.crash").catch(() => {});
      await crashed;
      const next = await context.newPage();
      await openLocationEditor(next, path);
      await next.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(next).inputValue(), "Written before the crash");
    }));

  it("An autosave older than the stored version says that the stored version is newer", () =>
    withEditor(async ({ page, saveElsewhere }) => {
      await getHeadingField(page).fill("Older text");
      await waitForAutosave(page, "Older text");
      await saveElsewhere({ main_heading: "Newer work" });
      await page.reload();
      const banner = page.getByRole("alert").filter({ hasText: "Unsaved text from" });
      await banner.getByText("The saved version is newer than this text").waitFor();
      assert.equal(await getHeadingField(page).inputValue(), "Newer work");
      await page.getByRole("button", { name: "Discard" }).click();
      await banner.waitFor({ state: "detached" });
      assert.deepEqual(await readAutosavedHeadings(page), []);
    }));

  it("Two tabs keep separate autosaves, and the newest is offered first", () =>
    withEditor(async ({ page, context, path }) => {
      await getHeadingField(page).fill("From the first tab");
      await waitForAutosave(page, "From the first tab");
      const second = await context.newPage();
      await openLocationEditor(second, path);
      await second.getByText("It is open in another tab.").waitFor();
      await getHeadingField(second).fill("From the second tab");
      await waitForAutosave(second, "From the second tab");
      assert.deepEqual((await readAutosavedHeadings(page)).sort(), [
        "From the first tab",
        "From the second tab",
      ]);

      await second.close();
      await page.reload();
      await page.getByRole("button", { name: "Restore" }).nth(1).waitFor();
      await page.getByRole("button", { name: "Restore" }).first().click();
      assert.equal(await getHeadingField(page).inputValue(), "From the second tab");
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "From the first tab");
      assert.deepEqual((await readAutosavedHeadings(page)).sort(), [
        "From the first tab",
        "From the second tab",
      ]);
    }));

  it("The editor reports a full browser storage and still saves", () =>
    withEditor(async ({ page, fetchStored: stored }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await getHeadingField(page).fill("Without a copy");
      await page.getByText("This browser has no room for an autosave.").waitFor();
      await getSaveButton(page).click();
      await waitForEditorClose(page);
      assert.equal((await stored()).main_heading, "Without a copy");
    }));

  it("Leaving with unsaved text asks first and keeps an autosave", () =>
    withEditor(async ({ page, path }) => {
      await getHeadingField(page).fill("Not saved");
      await page.getByText("Autosaved on the server").waitFor();
      await page.keyboard.press("Escape");
      const leaveDialog = page.getByRole("dialog", { name: "Leave with unsaved text?" });
      await leaveDialog.getByText("the server keeps a copy for you").waitFor();
      await leaveDialog.getByRole("button", { name: "Keep writing" }).click();
      await leaveDialog.waitFor({ state: "detached" });
      await page.mouse.click(5, 400);
      assert.equal(await getHeadingField(page).inputValue(), "Not saved");

      await page.getByRole("button", { name: "Close the editor" }).click();
      await leaveDialog.getByRole("button", { name: "Close and keep for later" }).click();
      await waitForEditorClose(page);
      await openLocationEditor(page, path);
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "Not saved");

      await page.keyboard.press("Escape");
      await leaveDialog.getByRole("button", { name: "Discard" }).click();
      await waitForEditorClose(page);
      assert.deepEqual(await readAutosavedHeadings(page), []);
    }));

  it("The Back button asks before it closes an editor with unsaved text", () =>
    withEditor(async ({ page }) => {
      await page.getByRole("button", { name: "Close the editor" }).click();
      await waitForEditorClose(page);
      await page.goBack();
      await getHeadingField(page).fill("Not saved either");
      await page.goForward();
      const leaveDialog = page.getByRole("dialog", { name: "Leave with unsaved text?" });
      await leaveDialog.getByRole("button", { name: "Keep writing" }).click();
      assert.equal(await getHeadingField(page).inputValue(), "Not saved either");
    }));
});
