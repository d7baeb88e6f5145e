import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { hasFocus, useBrowser } from "../support/browser.ts";
import { heading, kept, useEditor } from "../support/editor.ts";
import { admin } from "../support/site.ts";

const minuteMs = 60_000;

describe("the end of a session", () => {
  const browser = useBrowser();
  const edit = useEditor(browser);

  /** Moves the clock of the page and, on the server, the end of every session. */
  const endsIn = async (minutes: number, column: "expiresAt" | "createdAt" = "expiresAt") => {
    const at = new Date(Date.now() + minutes * minuteMs).toISOString();
    await browser.site().db.updateTable("staff_session").set(column, at).execute();
  };

  it("is announced over an open editor, and put off there for every tab", () =>
    edit(async ({ page, context, path }) => {
      await write(page, path);
      const other = await context.newPage();
      await other.goto("/admin/account");
      await endsIn(4);
      await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const question = { name: "You will be signed out in 4 minutes" };
      await other.getByRole("alertdialog", question).waitFor();
      // The clock of both tabs: what is still asked for would be given up.
      await page.clock.fastForward(26 * minuteMs);
      const warning = page.getByRole("alertdialog", question);
      await warning.waitFor();
      await hasFocus(page, "Stay signed in");
      await page.keyboard.press("Enter");
      await warning.waitFor({ state: "detached" });
      await other.getByRole("alertdialog").waitFor({ state: "detached" });
      assert.equal(await heading(page).inputValue(), "Half a thought");
      await page.keyboard.type(", and the rest");
      assert.equal(await heading(page).inputValue(), "Half a thought, and the rest");
    }));

  it("hides the screen, and gives it back as it was to who signs in", () =>
    edit(async ({ page, path, expected }) => {
      await write(page, path);
      await endsIn(-1);
      await page.clock.fastForward(26 * minuteMs);
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.waitFor();
      const backdrop = await dialog.evaluate(
        (element) => getComputedStyle(element, "::backdrop").backgroundColor,
      );
      assert.match(backdrop, /^rgb\(\d+, \d+, \d+\)$/);
      await dialog.getByLabel("Email").fill(admin.email);
      await dialog.getByLabel("Password").fill(admin.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await dialog.waitFor({ state: "detached" });
      assert.equal(await heading(page).inputValue(), "Half a thought");
      assert.deepEqual(expected, []);

      await endsIn(-12 * 60 + 3, "createdAt");
      await page.clock.fastForward(26 * minuteMs);
      const last = page.getByRole("alertdialog", { name: "You will be signed out in 3 minutes" });
      await last.getByRole("button", { name: "Later" }).click();
      await last.waitFor({ state: "detached" });
    }));
});

/** Writes into the editor under a clock that can jump, once the page knows how long it has. */
async function write(page: Page, path: string): Promise<void> {
  // What the page before still asks for is not taken for what this one does.
  await page.goto("about:blank");
  await page.clock.install();
  const told = page.waitForResponse("**/api/users/session");
  // Looking for pages that are alike uses the session, which then ends later.
  const compared = page.waitForResponse("**/locations/likeness");
  await page.goto(path);
  for (const reply of [told, compared]) await (await reply).finished();
  await heading(page).fill("Half a thought");
  await kept(page, "Half a thought");
}
