import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { pauseMs } from "#app/admin/editor/server-autosave.ts";
import { admin } from "../support/open-site.ts";
import { useBrowser, waitForFocus } from "../support/use-browser.ts";
import {
  addSessionCookie,
  getHeadingField,
  useLocationEditor,
  waitForAutosave,
} from "../support/use-location-editor.ts";
import { signInAgain } from "../support/use-staff-area.ts";

const minuteMs = 60_000;

describe("the end of a session", () => {
  const browser = useBrowser();
  const edit = useLocationEditor(browser);

  const moveSessionEnd = async (
    minutes: number,
    column: "expiresAt" | "createdAt" = "expiresAt",
  ) => {
    const timestamp = new Date(Date.now() + minutes * minuteMs).toISOString();
    await browser.site().db.updateTable("staff_session").set(column, timestamp).execute();
  };

  it("The session warning appears over an open editor, says that signing out failed, and goes from every tab after staying signed in", () =>
    edit(async ({ page, context, path, expectedErrors }) => {
      await typeUnderFakeClock(page, path);
      // Once the server has the text, no later request prolongs the session.
      await page.clock.runFor(pauseMs);
      await page.getByText(/Autosaved on the server/).waitFor();
      const other = await context.newPage();
      await other.goto("/admin/account");
      await moveSessionEnd(4);
      await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const warningName = { name: "You will be signed out in 4 minutes" };
      await other.getByRole("alertdialog", warningName).waitFor();
      // Both tabs share this clock, and moving it aborts pending requests.
      await page.clock.fastForward(26 * minuteMs);
      const warning = page.getByRole("alertdialog", warningName);
      await warning.waitFor();
      await waitForFocus(page, "Stay signed in");
      await warning
        .getByText("You have not opened or saved anything in the staff area for a while.")
        .waitFor();
      expectedErrors.push(/\b503\b/);
      await page.route("**/api/users/logout*", (route) =>
        route.fulfill({ status: 503, json: { message: "Please try again." } }),
      );
      await warning.getByRole("button", { name: "Sign out now" }).press("Enter");
      await warning.getByRole("alert").getByText("you are still signed in").waitFor();
      await page.keyboard.press("Shift+Tab");
      await waitForFocus(page, "Stay signed in");
      await page.keyboard.press("Enter");
      await warning.waitFor({ state: "detached" });
      await other.getByRole("alertdialog").waitFor({ state: "detached" });
      assert.equal(await getHeadingField(page).inputValue(), "Half a thought");
      await page.keyboard.type(", and the rest");
      assert.equal(await getHeadingField(page).inputValue(), "Half a thought, and the rest");
    }));

  it("A key extends the session where typing leads to no request, at most every five minutes", () =>
    browser.visit("/favicon.svg", {}, async (visited) => {
      const { page } = visited;
      await addSessionCookie(visited, await browser.site().signIn(admin));
      const extensions: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/account/stay")) extensions.push(request.method());
      });
      await page.clock.install();
      const checked = page.waitForResponse("**/api/users/session");
      await page.goto("/admin/help");
      await checked;
      await page.keyboard.press("End");
      assert.deepEqual(extensions, []);
      await page.clock.fastForward(6 * minuteMs);
      const extended = page.waitForResponse("**/account/stay");
      await page.keyboard.press("End");
      assert.equal((await extended).status(), 200);
      await page.keyboard.press("End");
      assert.deepEqual(extensions, ["POST"]);
    }));

  it("An autosave after signing out elsewhere asks to sign in again, and is stored then", () =>
    edit(async ({ page, path, endSession, expectedErrors: expected }) => {
      await page.goto(path);
      await getHeadingField(page).fill("Half a thought");
      await page.keyboard.press("Control+s");
      await page.getByText(/Autosaved on the server/).waitFor();
      expected.push(/\b401\b/);
      await endSession();
      await getHeadingField(page).fill("A whole thought");
      await page.keyboard.press("Control+s");
      await signInAgain(page);
      assert.equal(await getHeadingField(page).inputValue(), "A whole thought");
      await page.getByText(/Autosaved on the server/).waitFor();
    }));

  it("An ended session hides the screen until the user signs in again, which autosaves the text on the server", () =>
    edit(async ({ page, path, expectedErrors: expected }) => {
      await typeUnderFakeClock(page, path);
      // The look for new messages may find out first.
      expected.push(/\b401\b/);
      await moveSessionEnd(-1);
      await page.clock.fastForward(26 * minuteMs);
      const dialog = page.getByRole("dialog", { name: "You are signed out" });
      await dialog.waitFor();
      await page.getByText(/You are signed out. Autosaved on this device only/).waitFor();
      const backdrop = await dialog.evaluate(
        (element) => getComputedStyle(element, "::backdrop").backgroundColor,
      );
      assert.match(backdrop, /^rgb\(\d+, \d+, \d+\)$/);
      await signInAgain(page);
      assert.equal(await getHeadingField(page).inputValue(), "Half a thought");
      await page.getByText(/Autosaved on the server/).waitFor();
      await moveSessionEnd(-12 * 60 + 3, "createdAt");
      await page.clock.fastForward(26 * minuteMs);
      const last = page.getByRole("alertdialog", { name: "You will be signed out in 3 minutes" });
      await last.getByRole("button", { name: "Later" }).click();
      await last.waitFor({ state: "detached" });
    }));
});

async function typeUnderFakeClock(page: Page, path: string): Promise<void> {
  // Requests of the previous page must not match the waits below.
  await page.goto("about:blank");
  await page.clock.install();
  const sessionResponse = page.waitForResponse("**/api/users/session");
  // The similarity check touches the session, which extends it.
  const similarityResponse = page.waitForResponse("**/locations/similar");
  await page.goto(path);
  for (const response of [sessionResponse, similarityResponse]) await (await response).finished();
  await getHeadingField(page).fill("Half a thought");
  await waitForAutosave(page, "Half a thought");
}
