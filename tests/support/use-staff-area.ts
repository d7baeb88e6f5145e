import assert from "node:assert/strict";
import { before } from "node:test";
import type { Page } from "playwright-core";
import { admin } from "./open-site.ts";
import { getFocusedText, useBrowser, type Visit } from "./use-browser.ts";
import { addSessionCookie } from "./use-location-editor.ts";

/** All tests share one admin session because sign-in is throttled. */
export function useStaffArea(environment: Record<string, string> = {}) {
  const { visit, site } = useBrowser(environment);
  let cookie: string;
  before(async () => {
    cookie = await site().signIn(admin);
  });

  type Options = Parameters<typeof visit>[1];
  return {
    visit,
    site,
    cookie: () => cookie,
    asStaff: (options: Options, test: (visit: Visit) => Promise<void>) =>
      visit("/favicon.svg", options, async (visited) => {
        await addSessionCookie(visited, cookie);
        await test(visited);
      }),
  };
}

export function getToast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

export async function tabToText(page: Page, textPattern: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (textPattern.test(await getFocusedText(page))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${textPattern}`);
}

export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await dialog.getByLabel("Email").fill(admin.email);
  await dialog.getByLabel("Password").fill(admin.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
