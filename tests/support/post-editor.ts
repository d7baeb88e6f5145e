import type { Page } from "playwright-core";
import { type desktop, useBrowser, type Visit } from "./browser.ts";
import { bringCookie } from "./editor.ts";
import { admin } from "./site.ts";

export function usePostEditor() {
  const { visit, site } = useBrowser();
  let signedIn: Promise<string> | undefined;

  /** All tests share one session because sign-in is throttled. */
  function cookieOfAdmin(): Promise<string> {
    signedIn ??= site().signIn(admin);
    return signedIn;
  }

  function edit(path: string, viewport: typeof desktop, act: (visit: Visit) => Promise<void>) {
    return visit("/thank-you", { viewport, prefersStillness: true }, async (visited) => {
      const { page } = visited;
      await bringCookie(visited, await cookieOfAdmin());
      await page.goto(path);
      await isReady(page);
      await act(visited);
    });
  }

  async function findStored(slug: string) {
    const row = await site()
      .db.selectFrom("post")
      .selectAll()
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    return { ...row, pairs: JSON.parse(row.blogs_content) as Record<string, string>[] };
  }

  async function addPost(values: object = {}): Promise<number> {
    const cookie = await cookieOfAdmin();
    const slug_url = `post-${Math.random().toString(36).slice(2)}`;
    const blogs_content = ["One", "Two", "Three"].map((heading) => ({
      heading,
      paragraph: `<p>Text of ${heading}</p>`,
    }));
    const body = { title: "A post", slug_url, blogs_content, status: "draft", ...values };
    return (await site().post("/blog", body, cookie)).json().data.blog_id;
  }

  return { edit, findStored, addPost, cookieOfAdmin, site };
}

/** Waits for the dialog, which only the hydrated page opens. */
export async function isReady(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
}

export async function writeSection(page: Page, number: number, heading: string, text: string) {
  await page.getByRole("button", { name: `Open section ${number}` }).click();
  await page.getByLabel("Heading", { exact: true }).fill(heading);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}
