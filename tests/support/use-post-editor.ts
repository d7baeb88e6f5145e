import type { Page } from "playwright-core";
import { admin } from "./open-site.ts";
import { type desktop, useBrowser, type Visit } from "./use-browser.ts";
import { addSessionCookie } from "./use-location-editor.ts";

export function usePostEditor() {
  const { visit, site, stopServer } = useBrowser();
  let adminCookie: Promise<string> | undefined;

  /** All tests share one session because sign-in is throttled. */
  function getAdminCookie(): Promise<string> {
    adminCookie ??= site().signIn(admin);
    return adminCookie;
  }

  function visitEditor(
    path: string,
    viewport: typeof desktop,
    test: (visit: Visit) => Promise<void>,
  ) {
    return visit("/favicon.svg", { viewport, prefersReducedMotion: true }, async (visited) => {
      const { page } = visited;
      await addSessionCookie(visited, await getAdminCookie());
      await page.goto(path);
      await waitForDialog(page);
      await test(visited);
    });
  }

  async function getStoredPost(slug: string) {
    const row = await site()
      .db.selectFrom("post")
      .selectAll()
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    return { ...row, sections: JSON.parse(row.blogs_content) as Record<string, string>[] };
  }

  async function createDraft(overrides: object = {}): Promise<number> {
    const cookie = await getAdminCookie();
    const slug_url = `post-${Math.random().toString(36).slice(2)}`;
    const blogs_content = ["One", "Two", "Three"].map((heading) => ({
      heading,
      paragraph: `<p>Text of ${heading}</p>`,
    }));
    const body = { title: "A post", slug_url, blogs_content, status: "draft", ...overrides };
    return (await site().post("/blog", body, cookie)).json().data.blog_id;
  }

  return { visitEditor, getStoredPost, createDraft, getAdminCookie, site, stopServer };
}

/** Only the hydrated page opens the dialog. */
export async function waitForDialog(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
}

/** Goes through the panel that opens before a post goes public. */
export async function publish(page: Page, label: "Publish" | "Schedule" = "Publish") {
  await page.getByRole("button", { name: label }).click();
  const panel = page.getByRole("dialog", { name: "Before it goes public" });
  await panel.getByText("The links are being checked…").waitFor({ state: "detached" });
  const tick = panel.getByRole("checkbox", { name: "I have read it once more" });
  if (await tick.isVisible()) await tick.check();
  await panel.getByRole("button", { name: /^(Publish now|Schedule it)$/ }).click();
}

export async function writeSection(page: Page, number: number, heading: string, text: string) {
  await page.getByRole("button", { name: `Open section ${number}`, exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill(heading);
  await page.getByRole("textbox", { name: "Text" }).click();
  await moveCursor(page, "End");
  await page.keyboard.type(text);
}

export async function paste(page: Page, html: string, rtf = ""): Promise<void> {
  await page.locator(".ProseMirror").evaluate(
    (element, { html, rtf }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/rtf", rtf);
      clipboardData.setData("text/plain", "as plain text");
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, rtf },
  );
}

/** The editor reads the cursor a moment after a click or a key has moved it. */
export async function moveCursor(page: Page, ...keys: string[]): Promise<void> {
  const waitForFrame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  await waitForFrame();
  for (const key of keys) {
    await page.keyboard.press(key);
    await waitForFrame();
  }
}
