import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Visit } from "./use-browser.ts";
import { useStaffArea } from "./use-staff-area.ts";

export const blogsPath = "/admin/blogs";

export function useStaffLists() {
  const { visit, site, cookie, asStaff } = useStaffArea();
  type Options = Parameters<typeof visit>[1];

  return {
    visit,
    site,
    cookie,
    asStaff: (path: string, options: Options, test: (visit: Visit) => Promise<void>) =>
      asStaff(options, async (visited) => {
        await visited.page.goto(path);
        await test(visited);
      }),
    createPost: async (title: string, overrides: object = {}) => {
      const post = { title, slug_url: title.replace(/\W+/g, "-"), ...overrides };
      assert.equal((await site().post("/blog", post, cookie())).statusCode, 200);
    },
  };
}

/** Hydration enables the buttons. */
export function waitForList(page: Page): Promise<void> {
  return page.locator("tbody button:enabled").first().waitFor();
}

export function listTitles(page: Page): Promise<string[]> {
  return page.locator("tbody th :is(a, span)").allTextContents();
}
