import assert from "node:assert/strict";
import { describe, it } from "node:test";
import axe from "axe-core";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { blankPairs } from "#domain/posts/post.ts";
import { desktop, phone, sidewaysScroll, useBrowser, type Visit } from "../support/browser.ts";
import { clipboards } from "../support/clipboards.ts";
import { admin } from "../support/site.ts";

describe("the editor of posts", () => {
  const { visit, site } = useBrowser();
  let signedIn: Promise<string> | undefined;

  /** One session for all: signing in is throttled. */
  function cookieOfAdmin(): Promise<string> {
    signedIn ??= site().signIn(admin);
    return signedIn;
  }

  /** As a signed-in admin, with the script of the page there. */
  function edit(path: string, viewport: typeof phone, act: (visit: Visit) => Promise<void>) {
    return visit("/thank-you", { viewport, prefersStillness: true }, async (visited) => {
      const { page, context } = visited;
      const [name = "", value = ""] = (await cookieOfAdmin()).split(/=(.*)/s);
      await context.addCookies([{ name, value, url: page.url() }]);
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

  it("takes a post from its first word to the site, and to a new address", () =>
    edit("/admin/blogs/new", desktop, async ({ page, context }) => {
      assert.equal(await page.getByRole("region", { name: /^Section \d+$/ }).count(), blankPairs);
      await page.getByLabel("Title", { exact: true }).fill("Knees: what helps?");
      assert.equal(await page.getByLabel("Address").inputValue(), "knees-what-helps");
      await page.getByLabel("Brief paragraph").fill("Three things to try.");
      await writeSection(page, 2, "Walk", "Ten minutes a day.");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");

      const draft = await findStored("knees-what-helps");
      assert.equal(draft.status, "draft");
      assert.deepEqual(draft.pairs, [{ heading: "Walk", paragraph: "<p>Ten minutes a day.</p>" }]);
      assert.equal((await site().get("/blogs/knees-what-helps")).statusCode, 404);

      await page.goto(`/admin/blogs/${draft.blog_id}/edit`);
      await isReady(page);
      const preview = await opened(context, () =>
        page.getByRole("button", { name: "Preview" }).click(),
      );
      await preview.getByText("Preview: not public yet.").waitFor();
      await preview.getByRole("heading", { name: "Knees: what helps?", level: 1 }).waitFor();
      await preview.getByText("Ten minutes a day.").waitFor();
      await preview.close();

      await page.getByRole("button", { name: "Publish" }).click();
      await page.waitForURL("**/admin/blogs");
      await page.goto("/blogs/knees-what-helps");
      await page.getByRole("heading", { name: "Walk" }).waitFor();

      await page.goto(`/admin/blogs/${draft.blog_id}/edit`);
      await isReady(page);
      await page.getByLabel("Address").fill("Knees at work");
      await page.getByText("It will be /blogs/knees-at-work").waitFor();
      await page.getByText("The old address keeps working: it forwards here.").waitFor();
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.waitForURL("**/admin/blogs");
      const moved = await site().get("/blogs/knees-what-helps");
      assert.equal(moved.statusCode, 301);
      assert.equal(moved.headers.location, "/blogs/knees-at-work");
    }));

  it("saves a new post for the preview, and says what the preview shows", () =>
    edit("/admin/blogs/new", desktop, async ({ page, context }) => {
      await page.getByLabel("Title", { exact: true }).fill("Seen before anyone");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("This post is not saved yet.").waitFor();
      const preview = await opened(context, () =>
        page.getByRole("button", { name: "Save draft and preview" }).click(),
      );
      await preview.getByRole("heading", { name: "Seen before anyone", level: 1 }).waitFor();
      assert.equal((await findStored("seen-before-anyone")).status, "draft");
    }));

  it("keeps the preview for staff, and out of every store and index", async () => {
    const id = await addPost({ title: "Not for everyone" });
    for (const path of [`/admin/blogs/${id}/preview`, `/Admin/blogs/${id}/preview`]) {
      const refused = await site().get(path);
      assert.equal(refused.statusCode, 302);
      assert.equal(refused.headers.location, "/login");
    }
    const data = await site().get(`/admin/blogs/${id}/preview.data`);
    assert.ok(!data.body.includes("Not for everyone"));
    const shown = await site().get(`/admin/blogs/${id}/preview`, await cookieOfAdmin());
    assert.ok(shown.body.includes("Not for everyone"));
    assert.equal(shown.headers["cache-control"], "no-store");
    assert.equal(shown.headers["x-robots-tag"], "noindex, nofollow");
  });

  it("begins a duplicate with the same text, as a draft without an address", async () => {
    const id = await addPost({ title: "Twice told", status: "published" });
    await edit(`/admin/blogs/new?from=${id}`, desktop, async ({ page }) => {
      assert.equal(await page.getByLabel("Title", { exact: true }).inputValue(), "Twice told");
      assert.equal(await page.getByLabel("Address").inputValue(), "");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText("Address is missing.").waitFor();
      await page.getByRole("button", { name: "Use twice-told" }).click();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const copy = await findStored("twice-told");
      assert.notEqual(copy.blog_id, id);
      assert.equal(copy.status, "draft");
      assert.equal(copy.pairs.length, 3);
    });
  });

  it("moves, removes and brings back sections with the keyboard alone", async () => {
    const slug_url = "moved-by-keys";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Move section 1" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.getByText("“One” is now section 2 of 10.").waitFor();
      await page.keyboard.press("ArrowDown");
      await page.getByText("“One” is now section 3 of 10.").waitFor();
      assert.equal(await focusName(page), "Move section 3");

      await page.getByRole("button", { name: "Open section 2" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Move up" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is now section 1 of 10.").waitFor();
      assert.equal(await focusName(page), "Move up");
      assert.equal(await page.getByRole("button", { name: "Close section 1" }).count(), 1);

      await page.getByRole("button", { name: "Remove section 1" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is removed.").waitFor();
      assert.equal(await focusName(page), "Undo");
      await page.keyboard.press("Enter");
      await page.getByText("“Three” is section 1 again.").waitFor();

      await page.keyboard.press("Control+s");
      await page.waitForURL("**/admin/blogs");
      const { pairs, status } = await findStored(slug_url);
      assert.deepEqual(
        pairs.map(({ heading }) => heading),
        ["Three", "Two", "One"],
      );
      assert.equal(status, "draft");
    });
  });

  it("moves a section by dragging its handle", async () => {
    const slug_url = "moved-by-hand";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const handle = await page.getByRole("button", { name: "Move section 1" }).boundingBox();
      const target = await page.getByRole("region", { name: "Section 3" }).boundingBox();
      assert.ok(handle && target);
      await page.mouse.move(handle.x + 20, handle.y + 20);
      await page.mouse.down();
      await page.mouse.move(target.x + 40, target.y + target.height - 4, { steps: 4 });
      await page.mouse.up();
      await page.getByText("“One” is now section 3 of 10.").waitFor();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const { pairs } = await findStored(slug_url);
      assert.deepEqual(
        pairs.map(({ heading }) => heading),
        ["Two", "Three", "One"],
      );
    });
  });

  it("names the section that is half written, and puts the cursor there", () =>
    edit("/admin/blogs/new", desktop, async ({ page }) => {
      await page.getByLabel("Title", { exact: true }).fill("Half of it");
      await writeSection(page, 4, "Only a heading", "");
      await page.getByRole("button", { name: "Close section 4" }).click();
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByText("Section 4 has no text yet.").waitFor();
      await page.waitForFunction(() => document.activeElement?.classList.contains("ProseMirror"));
    }));

  for (const [source, html] of Object.entries(clipboards)) {
    it(`takes clean text from ${source}`, async () => {
      const slug_url = `from-${source.toLowerCase().replace(" ", "-")}`;
      const id = await addPost({ slug_url, blogs_content: [] });
      await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
        await writeSection(page, 1, "Pasted", "");
        await paste(page, html);
        await page.getByText("A picture was left out").waitFor();
        await page.getByRole("button", { name: "Save as draft" }).click();
        await page.waitForURL("**/admin/blogs");
        assert.equal(
          (await findStored(slug_url)).pairs[0]?.paragraph,
          "<h3>Warm up</h3><p>Snow that you <strong>push</strong> is <em>light</em>, see " +
            '<a href="https://northbloom.example/a" rel="noopener nofollow">this page</a>.</p>' +
            "<ul><li><p>Fill half the blade</p></li><li><p>Bend the knees</p></li></ul>" +
            "<ol><li><p>First</p></li><li><p>Then</p></li></ol>",
        );
      });
    });
  }

  it("takes pictures by choosing and by dropping, each with its words", async () => {
    const slug_url = "with-pictures";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expected }) => {
      await page.getByLabel("Picture file").setInputFiles(heic);
      await page.getByText("This is a HEIC photo").waitFor();

      await page.getByLabel("Picture file").setInputFiles(await picture("#9fc2ae"));
      await page.locator('img[src^="/uploads/"]').waitFor();
      await page.getByLabel("What the picture shows").fill("A green square");
      const first = await page.locator('img[src^="/uploads/"]').getAttribute("src");

      expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      await page.route("**/api/upload", (route) => route.abort(), { times: 1 });
      await page.getByLabel("Picture file").setInputFiles(await picture("#b4553a"));
      await page.getByText("The picture did not arrive").waitFor();
      await page.getByRole("button", { name: "Try again" }).click();
      await page.waitForFunction(
        (old) => document.querySelector('img[src^="/uploads/"]')?.getAttribute("src") !== old,
        first,
      );

      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("textbox", { name: "Text" }).waitFor();
      await drop(page, ".ProseMirror", await picture("#12453f"));
      await page.locator('.ProseMirror img[src^="/uploads/"]').waitFor();
      await page.getByLabel("What this picture shows").fill("A dark square");
      await page.getByRole("button", { name: "Publish" }).click();
      await page.waitForURL("**/admin/blogs");

      const { pairs, blog_image, blog_image_alt } = await findStored(slug_url);
      assert.match(blog_image, /^\/uploads\/[0-9a-f]{32}\.webp$/);
      assert.equal(blog_image_alt, "A green square");
      assert.match(
        pairs[0]?.paragraph ?? "",
        /<p>Text of One<\/p><img src="\/uploads\/[0-9a-f]{32}\.webp" alt="A dark square" \/>$/,
      );
      await page.goto(`/blogs/${slug_url}`);
      await page.getByRole("img", { name: "A dark square" }).waitFor();
      await page.getByRole("img", { name: "A green square" }).waitFor();
    });
  });

  it("schedules a post by the clinic's clock", async () => {
    const slug_url = "in-january";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByLabel("Date and time").fill("2099-01-15T09:30");
      await page.getByRole("button", { name: "Schedule" }).click();
      await page.waitForURL("**/admin/blogs");
      const { status, published_date } = await findStored(slug_url);
      assert.equal(status, "published");
      assert.equal(published_date, "2099-01-15T14:30:00.000Z");
      assert.equal((await site().get(`/blogs/${slug_url}`)).statusCode, 404);

      await page.goto(`/admin/blogs/${id}/edit`);
      await isReady(page);
      await page.getByText("Scheduled", { exact: true }).waitFor();
      assert.equal(await page.getByLabel("Date and time").inputValue(), "2099-01-15T09:30");
      await page.getByRole("button", { name: "Back to draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal((await findStored(slug_url)).status, "draft");
    });
  });

  it("formats and links with the toolbar, by keys too, and keeps only links that may be", async () => {
    const slug_url = "with-links";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Open section 1" }).click();
      const text = page.getByRole("textbox", { name: "Text" });
      await text.click();
      await page.keyboard.press("Control+a");
      await page.getByRole("button", { name: "Bold" }).focus();
      await page.keyboard.press("ArrowRight");
      assert.equal(await focusName(page), "Italic");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Italic", pressed: true }).waitFor();

      await page.getByRole("button", { name: "Link" }).click();
      await page.getByLabel("Where it leads").fill("javascript:alert(1)");
      await page.keyboard.press("Enter");
      await page.getByText("A link begins with https://").waitFor();
      await page.getByLabel("Where it leads").fill("northbloom.example/knees");
      await page.keyboard.press("Enter");
      await text.getByRole("link").waitFor();
      await page.getByRole("button", { name: "Link" }).click();
      await page.keyboard.press("Escape");
      await page.getByLabel("Where it leads").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal(
        (await findStored(slug_url)).pairs[0]?.paragraph,
        '<p><a href="https://northbloom.example/knees" rel="noopener nofollow">' +
          "<em>Text of One</em></a></p>",
      );
    });
  });

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    it(`points out words that colleges warn about, and meets WCAG, on a ${name}`, async () => {
      const id = await addPost({ title: "The best of knees" });
      await edit(`/admin/blogs/${id}/edit`, viewport, async ({ page }) => {
        await page.getByText("“best” is something the colleges").waitFor();
        await writeSection(page, 2, "Two", " A guarantee.");
        await page.locator(".claim-mark", { hasText: "guarantee" }).waitFor();
        await page.getByText("“guarantee” is something the colleges").waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await sidewaysScroll(page), 0);
        await page.getByRole("button", { name: "Preview" }).click();
        await page.getByRole("heading", { name: "The preview shows what is saved" }).waitFor();
        assert.deepEqual(await violations(page), []);
        await page.goto(`/admin/blogs/${id}/preview`);
        assert.deepEqual(await violations(page), []);
      });
    });
  }
});

/** React has the page where a dialog that its script opens is there. */
async function isReady(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor();
}

async function writeSection(page: Page, number: number, heading: string, text: string) {
  await page.getByRole("button", { name: `Open section ${number}` }).click();
  await page.getByLabel("Heading", { exact: true }).fill(heading);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(text);
}

/** The tab that an act opens. */
async function opened(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), act()]);
  return page;
}

function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });
}

async function paste(page: Page, html: string): Promise<void> {
  await page.locator(".ProseMirror").evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    clipboardData.setData("text/plain", "as plain text");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function drop(page: Page, selector: string, file: FilePayload): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
  const box = await page.locator(selector).boundingBox();
  const place = { clientX: (box?.x ?? 0) + 30, clientY: (box?.y ?? 0) + 30 };
  await page.locator(selector).dispatchEvent("drop", { dataTransfer, ...place });
}

const heic = {
  name: "IMG_0001.HEIC",
  mimeType: "image/heic",
  buffer: Buffer.from("\0\0\0\x18ftypheic"),
};

async function picture(background: string): Promise<FilePayload> {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background } });
  return { name: "square.png", mimeType: "image/png", buffer: await drawn.png().toBuffer() };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
    );
  });
}
