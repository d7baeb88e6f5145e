import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { useBrowser } from "../support/browser.ts";
import { closed, heading, kept, keptTexts, openEditor, useEditor } from "../support/editor.ts";

describe("the autosave of the editor", () => {
  const write = useEditor(useBrowser());

  it("A reload offers the unsaved text, which can be restored and saved", () =>
    write(async ({ page, stored }) => {
      await heading(page).fill("Written just now");
      await page.reload();
      const banner = page.getByRole("status").filter({ hasText: "Unsaved text from" });
      await banner.getByText("It differs in: Main heading.").waitFor();
      assert.notEqual(await heading(page).inputValue(), "Written just now");

      await page.getByRole("button", { name: "See the differences" }).click();
      const view = page.getByRole("dialog", { name: "Unsaved text from" });
      await view.getByText("Written just now").waitFor();
      await view.getByRole("button", { name: "Restore" }).click();
      assert.equal(await heading(page).inputValue(), "Written just now");

      await page.keyboard.press("Control+s");
      await closed(page);
      await page.getByText("The location page is saved.").first().waitFor();
      assert.equal((await stored()).main_heading, "Written just now");
      assert.deepEqual(await keptTexts(page), []);
    }));

  it("A crashed tab loses no text", () =>
    write(async ({ page, context, path }) => {
      await heading(page).fill("Written before the crash");
      await kept(page, "Written before the crash");
      const crashed = page.waitForEvent("crash");
      const devtools = await context.newCDPSession(page);
      devtools.send("Page.crash").catch(() => {});
      await crashed;
      const next = await context.newPage();
      await openEditor(next, path);
      await next.getByRole("button", { name: "Restore" }).click();
      assert.equal(await heading(next).inputValue(), "Written before the crash");
    }));

  it("An autosave older than the stored version says that the stored version is newer", () =>
    write(async ({ page, saveElsewhere }) => {
      await heading(page).fill("Older text");
      await kept(page, "Older text");
      await saveElsewhere({ main_heading: "Newer work" });
      await page.reload();
      const banner = page.getByRole("alert").filter({ hasText: "Unsaved text from" });
      await banner.getByText("The saved version is newer than this text").waitFor();
      assert.equal(await heading(page).inputValue(), "Newer work");
      await page.getByRole("button", { name: "Discard" }).click();
      await banner.waitFor({ state: "detached" });
      assert.deepEqual(await keptTexts(page), []);
    }));

  it("Two tabs keep separate autosaves, and the newest is offered first", () =>
    write(async ({ page, context, path }) => {
      await heading(page).fill("From the first tab");
      await kept(page, "From the first tab");
      const second = await context.newPage();
      await openEditor(second, path);
      await second.getByText("It is open in another tab.").waitFor();
      await heading(second).fill("From the second tab");
      await kept(second, "From the second tab");
      assert.deepEqual((await keptTexts(page)).sort(), [
        "From the first tab",
        "From the second tab",
      ]);

      await second.close();
      await page.reload();
      await page.getByRole("button", { name: "Restore" }).nth(1).waitFor();
      await page.getByRole("button", { name: "Restore" }).first().click();
      assert.equal(await heading(page).inputValue(), "From the second tab");
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await heading(page).inputValue(), "From the first tab");
      assert.deepEqual((await keptTexts(page)).sort(), [
        "From the first tab",
        "From the second tab",
      ]);
    }));

  it("The editor reports a full browser storage and still saves", () =>
    write(async ({ page, stored }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await heading(page).fill("Without a copy");
      await page.getByText("This browser has no room for an autosave.").waitFor();
      await page.keyboard.press("Control+s");
      await closed(page);
      assert.equal((await stored()).main_heading, "Without a copy");
    }));

  it("Leaving with unsaved text asks first and keeps an autosave", () =>
    write(async ({ page, path }) => {
      await heading(page).fill("Not saved");
      await page.keyboard.press("Escape");
      const question = page.getByRole("dialog", { name: "Leave with unsaved text?" });
      await question.getByRole("button", { name: "Keep writing" }).click();
      await question.waitFor({ state: "detached" });
      await page.mouse.click(5, 400);
      assert.equal(await heading(page).inputValue(), "Not saved");

      await page.getByRole("button", { name: "Close the editor" }).click();
      await question.getByRole("button", { name: "Close and keep for later" }).click();
      await closed(page);
      await openEditor(page, path);
      await page.getByRole("button", { name: "Restore" }).click();
      assert.equal(await heading(page).inputValue(), "Not saved");

      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Discard" }).click();
      await closed(page);
      assert.deepEqual(await keptTexts(page), []);
    }));

  it("The Back button asks before it closes an editor with unsaved text", () =>
    write(async ({ page }) => {
      await page.getByRole("button", { name: "Close the editor" }).click();
      await closed(page);
      await page.goBack();
      await heading(page).fill("Not saved either");
      await page.goForward();
      const question = page.getByRole("dialog", { name: "Leave with unsaved text?" });
      await question.getByRole("button", { name: "Keep writing" }).click();
      assert.equal(await heading(page).inputValue(), "Not saved either");
    }));
});
