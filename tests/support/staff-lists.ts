import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";
import { useStaffArea } from "./staff-area.ts";

export const blogs = "/admin/blogs";

export function useStaffLists() {
  const { visit, site, cookie, asStaff } = useStaffArea();
  type Options = Parameters<typeof visit>[1];

  return {
    visit,
    site,
    cookie,
    asStaff: (path: string, options: Options, act: (visit: Visit) => Promise<void>) =>
      asStaff(options, async (visited) => {
        await visited.page.goto(path);
        await act(visited);
      }),
    write: async (title: string, more: object = {}) => {
      const post = { title, slug_url: title.replace(/\W+/g, "-"), ...more };
      assert.equal((await site().post("/blog", post, cookie())).statusCode, 200);
    },
  };
}

/** Waits for hydration, which enables the buttons. */
export function ready(page: Page): Promise<void> {
  return page.locator("tbody button:enabled").first().waitFor();
}

export function titles(page: Page): Promise<string[]> {
  return page.locator("tbody th :is(a, span)").allTextContents();
}
