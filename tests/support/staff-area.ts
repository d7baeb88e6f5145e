import assert from "node:assert/strict";
import { before } from "node:test";
import type { Page } from "playwright-core";
import { focused, useBrowser, type Visit } from "./browser.ts";
import { bringCookie } from "./editor.ts";
import { admin } from "./site.ts";

/** Opens the staff area in a browser. All tests share one admin session because sign-in is throttled. */
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
    asStaff: (options: Options, act: (visit: Visit) => Promise<void>) =>
      visit("/favicon.svg", options, async (visited) => {
        await bringCookie(visited, cookie);
        await act(visited);
      }),
  };
}

export function toast(page: Page, text: string) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

export async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (words.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${words}`);
}
