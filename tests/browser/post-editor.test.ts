import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { initialSections } from "#domain/posts/post.ts";
import { admin } from "../support/open-site.ts";
import { createAccount } from "../support/test-accounts.ts";
import { desktop, phone, waitForFocus, waitForNoDialog } from "../support/use-browser.ts";
import { addSessionCookie, waitForAutosave } from "../support/use-location-editor.ts";
import { publish, usePostEditor, waitForDialog, writeSection } from "../support/use-post-editor.ts";
import { getToast } from "../support/use-staff-area.ts";

describe("the editor of posts", () => {
  const {
    visitEditor: edit,
    getStoredPost: findStored,
    createDraft: addPost,
    getAdminCookie: cookieOfAdmin,
    site,
    stopServer,
  } = usePostEditor();

  it("A post is drafted, previewed, published and moved to a new URL", () =>
    edit("/admin/blogs/new", desktop, async ({ page, context }) => {
      assert.equal(
        await page.getByRole("region", { name: /^Section \d+$/ }).count(),
        initialSections,
      );
      await page.getByLabel("Title", { exact: true }).fill("Knees: what helps?");
      assert.equal(await page.getByLabel("Slug").inputValue(), "knees-what-helps");
      await page.getByLabel("Brief paragraph").fill("Three things to try.");
      await writeSection(page, 2, "Walk", "Ten minutes a day.");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");

      const draft = await findStored("knees-what-helps");
      assert.equal(draft.status, "draft");
      assert.deepEqual(draft.sections, [
        { heading: "Walk", paragraph: "<p>Ten minutes a day.</p>" },
      ]);
      assert.equal((await site().get("/blogs/knees-what-helps")).statusCode, 404);

      await page.goto(`/admin/blogs/${draft.blog_id}/edit`);
      await waitForDialog(page);
      const preview = await waitForNewTab(context, () =>
        page.getByRole("button", { name: "Preview" }).click(),
      );
      await preview.getByText("Preview: not public yet.").waitFor();
      await preview.getByRole("heading", { name: "Knees: what helps?", level: 1 }).waitFor();
      await preview.getByText("Ten minutes a day.").waitFor();
      await preview.close();

      await publish(page);
      await page.waitForURL("**/admin/blogs");
      const toast = getToast(page, "The post is published.");
      await toast.getByRole("button", { name: "View it" }).waitFor();
      await page.goto("/blogs/knees-what-helps");
      await page.getByRole("heading", { name: "Walk" }).waitFor();

      const linking = "links-to-knees";
      const paragraph = '<p>Read <a href="/blogs/knees-what-helps">this</a>.</p>';
      await addPost({ slug_url: linking, blogs_content: [{ heading: "More", paragraph }] });
      await page.goto(`/admin/blogs/${draft.blog_id}/edit`);
      await waitForDialog(page);
      await page.getByLabel("Slug").fill("Knees at work");
      await page.getByText("It will be /blogs/knees-at-work").waitFor();
      await page.getByText("The old address keeps working: it redirects here.").waitFor();
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.waitForURL("**/admin/blogs");
      const redirect = await site().get("/blogs/knees-what-helps");
      assert.equal(redirect.statusCode, 301);
      assert.equal(redirect.headers.location, "/blogs/knees-at-work");

      await page.getByText("One post links to the former address.").waitFor();
      await page.getByRole("button", { name: "Update the link" }).click();
      await page.getByText("All links lead to the new address now.").waitFor();
      assert.match(
        (await findStored(linking)).sections[0]?.paragraph ?? "",
        /href="\/blogs\/knees-at-work"/,
      );
    }));

  it("New claims in a public post are shown before they are saved, and known ones are not", async () => {
    const slug_url = "claims-in-public";
    const brief_paragraph = "We cure pain.";
    const id = await addPost({ slug_url, status: "published", brief_paragraph });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.waitForFunction(() => /Edit: .+ \| Staff area$/.test(document.title));
      const brief = page.getByLabel("Brief paragraph");
      await brief.fill("We cure pain. Guaranteed.");
      await page.getByRole("button", { name: "Save changes" }).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByText("“Guaranteed” in the brief paragraph").waitFor();
      assert.equal((await findStored(slug_url)).brief_paragraph, brief_paragraph);
      await panel.getByRole("button", { name: /^Look: 1 word/ }).click();
      await brief.and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: "Save changes and preview" }).click();
      await panel.getByRole("button", { name: "Keep writing" }).click();
      assert.equal((await findStored(slug_url)).brief_paragraph, brief_paragraph);
      await brief.fill("We cure pain. Really.");
      await page.getByRole("button", { name: "Save changes" }).click();
      await page.waitForURL("**/admin/blogs");
      assert.equal((await findStored(slug_url)).brief_paragraph, "We cure pain. Really.");
      await page.waitForFunction(() => document.title.endsWith("Blogs | Staff area"));
    });
  });

  it("A preview that is asked for with new claims in a public post opens once they are confirmed", async () => {
    const slug_url = "previewed-with-claims";
    const id = await addPost({ slug_url, status: "published", brief_paragraph: "In short." });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, context }) => {
      const tabCount = context.pages().length;
      await page.getByLabel("Brief paragraph").fill("In short, guaranteed.");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: "Save changes and preview" }).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByRole("checkbox", { name: "I have read it once more" }).check();
      assert.equal(context.pages().length, tabCount);
      const preview = await waitForNewTab(context, () =>
        panel.getByRole("button", { name: "Save changes" }).click(),
      );
      await preview.waitForURL(`**/admin/blogs/${id}/preview`);
      assert.equal((await findStored(slug_url)).brief_paragraph, "In short, guaranteed.");
    });
  });

  it("In a low window, the panel before publishing opens at its top, Tab reaches all of it, and Alt+T the toast after it", async () => {
    const slug_url = "published-by-keyboard";
    const blogs_content = [{ heading: "One", paragraph: "<p>We cure pain, guaranteed.</p>" }];
    const id = await addPost({ slug_url, blogs_content });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 400 });
      await page.getByRole("button", { name: "Publish" }).press("Enter");
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await waitForFocus(page, "Publish now");
      const heading = await panel.getByRole("heading").boundingBox();
      assert.ok(heading && heading.y > 0, `${heading?.y}`);
      await page.setViewportSize(desktop);
      const tick = panel.getByRole("checkbox");
      const top = (await panel.boundingBox())?.y ?? 0;
      const tickBottom = await tick.evaluate((box) => box.getBoundingClientRect().bottom);
      // The tick is in the window then, but below the buttons.
      await page.setViewportSize({ width: 1366, height: Math.round(tickBottom - top) + 52 });
      await panel.getByRole("button", { name: "Close" }).focus();
      while ((await tick.and(page.locator(":focus")).count()) === 0)
        await page.keyboard.press("Tab");
      const bottom = await tick.evaluate((box) => box.getBoundingClientRect().bottom);
      const footer = await panel.getByRole("button", { name: "Keep writing" }).boundingBox();
      assert.ok(footer && bottom < footer.y, `${bottom} of ${footer?.y}`);
      await page.keyboard.press("Space");
      await panel.getByRole("button", { name: "Publish now" }).press("Enter");
      await page.waitForURL("**/admin/blogs");
      await getToast(page, "The post is published.").waitFor();
      await waitForFocus(page, "Blogs");
      // The toasts move from the editor to the page meanwhile, and a press in between finds none.
      const view = page.getByRole("button", { name: "View it" });
      while ((await view.and(page.locator(":focus")).count()) === 0)
        await page.keyboard.press("Alt+KeyT");
    });
  });

  it("The panel before publishing names warnings, leads to them and waits for a second look", async () => {
    const slug_url = "looked-at-twice";
    const id = await addPost({
      slug_url,
      brief_paragraph: "In short.",
      blogs_content: [
        { heading: "One", paragraph: '<p>Read <a href="/no-such-page">this</a>.</p>' },
        { heading: "Two", paragraph: "<p>We cure pain, guaranteed.</p>" },
      ],
    });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await page.getByText("words that the colleges warn about").waitFor({ state: "attached" });
      await page.getByRole("button", { name: "Publish" }).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByText("“cure” and “guaranteed” in section 2").waitFor();
      await panel.getByText("There is no page at /no-such-page (section 1)").waitFor();
      await panel.getByRole("button", { name: "Publish now" }).click();
      await panel.getByText("Please tick this first, or keep writing.").waitFor();
      assert.equal((await findStored(slug_url)).status, "draft");

      await panel.getByRole("button", { name: /^Look: 2 words/ }).click();
      await page.getByRole("button", { name: "Close section 2" }).waitFor();
      await page.waitForFunction(
        () => (document.activeElement as HTMLInputElement | null)?.value === "Two",
      );
      await publish(page);
      await page
        .getByText("Saved. There is no page at /no-such-page (section 1)")
        .first()
        .waitFor();
      await page.waitForURL("**/admin/blogs");
      assert.equal((await findStored(slug_url)).status, "published");
    });
  });

  it("The post editor keeps the side cards beside the text and the toolbar in view on a desktop", async () => {
    const paragraph = "<p>Line</p>".repeat(60);
    const id = await addPost({ blogs_content: [{ heading: "Long", paragraph }] });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      // The row is one large button.
      await page.getByText("Long", { exact: true }).click({ force: true });
      const text = page.getByRole("textbox", { name: "Text" });
      await text.click();
      await page.keyboard.press("Control+End");
      await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
      const isSeen = await page.getByRole("button", { name: "Bold" }).evaluate((button) => {
        const { top, left } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + 20, top + 20));
      });
      assert.equal(isSeen, true);
      const getRegionBox = async (name: string) => page.getByRole("region", { name }).boundingBox();
      const [side, section] = [await getRegionBox("Publishing"), await getRegionBox("Section 1")];
      assert.ok(side && section && side.x > section.x + section.width);
    });
  });

  it("The post editor focuses the title first and sets no date when publishing is refused", () =>
    edit("/admin/blogs/new", desktop, async ({ page }) => {
      await page.keyboard.type("From the first key on");
      assert.equal(
        await page.getByLabel("Title", { exact: true }).inputValue(),
        "From the first key on",
      );
      await page.getByRole("button", { name: "Open section 1", exact: true }).click();
      await page.getByLabel("Heading", { exact: true }).fill("Half a section");
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByText("Section 1 has no text yet.").waitFor();
      await page.getByRole("button", { name: "Keep writing" }).click();
      assert.equal(await page.getByLabel("Date and time").inputValue(), "");
      await page.getByLabel("Slug").fill("no good!");
      await page.getByText("A slug has letters, digits and hyphens only.").waitFor();
    }));

  it("Previewing an unsaved post saves a draft first", () =>
    edit("/admin/blogs/new", desktop, async ({ page, context }) => {
      await page.getByLabel("Title", { exact: true }).fill("Seen before anyone");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("This post is not saved yet.").waitFor();
      const preview = await waitForNewTab(context, () =>
        page.getByRole("button", { name: "Save draft and preview" }).click(),
      );
      await preview.getByRole("heading", { name: "Seen before anyone", level: 1 }).waitFor();
      assert.equal((await findStored("seen-before-anyone")).status, "draft");
    }));

  it("One sentence is saved as an untitled draft and published when the rest is there", () =>
    edit("/admin/blogs/new", desktop, async ({ page }) => {
      await writeSection(page, 2, "", "One sentence on a phone.");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      await page.getByRole("link", { name: "Untitled draft", exact: true }).click();
      await waitForDialog(page);
      await page.getByRole("button", { name: "Publish" }).click();
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      for (const name of ["Slug is missing.", "Section 1 has no heading yet."])
        await panel.getByText(name).waitFor();
      await panel.getByRole("button", { name: "Look: Title is missing." }).click();
      await page.getByLabel("Title", { exact: true }).and(page.locator(":focus")).waitFor();
      await page.keyboard.type("Once untitled");
      await page.getByRole("button", { name: "Open section 1", exact: true }).click();
      await page.getByLabel("Heading", { exact: true }).fill("Begin");
      await publish(page);
      await page.waitForURL("**/admin/blogs");
      assert.equal((await findStored("once-untitled")).status, "published");
    }));

  it("The preview of a post is only for staff and is neither cached nor indexed", async () => {
    const id = await addPost({ title: "Not for everyone" });
    for (const path of [`/admin/blogs/${id}/preview`, `/Admin/blogs/${id}/preview`]) {
      const refused = await site().get(path);
      assert.equal(refused.statusCode, 302);
      assert.equal(refused.headers.location, "/login");
    }
    const loaderData = await site().get(`/admin/blogs/${id}/preview.data`);
    assert.ok(!loaderData.body.includes("Not for everyone"));
    const shown = await site().get(`/admin/blogs/${id}/preview`, await cookieOfAdmin());
    assert.ok(shown.body.includes("Not for everyone"));
    assert.equal(shown.headers["cache-control"], "no-store");
    assert.equal(shown.headers["x-robots-tag"], "noindex, nofollow");
  });

  it("A duplicated post is a draft with the same text and no slug", async () => {
    const id = await addPost({ title: "Twice told", status: "published" });
    await edit(`/admin/blogs/new?from=${id}`, desktop, async ({ page }) => {
      assert.equal(await page.getByLabel("Title", { exact: true }).inputValue(), "Twice told");
      assert.equal(await page.getByLabel("Slug").inputValue(), "");
      await page.getByRole("button", { name: "Use twice-told" }).click();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const copy = await findStored("twice-told");
      assert.notEqual(copy.blog_id, id);
      assert.equal(copy.status, "draft");
      assert.equal(copy.sections.length, 3);
    });
  });

  it("A post is scheduled in the clinic's time zone", async () => {
    const year = new Date().getUTCFullYear() + 5;
    const localTime = `${year}-01-15T09:30`;
    const slug_url = "in-january";
    const id = await addPost({ slug_url });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      const date = page.getByLabel("Date and time");
      await date.fill("");
      await page.getByText("Without a date, the post is published now.").waitFor();
      await date.fill("2026-01-15T09:30");
      // The cursor begins at the month; the year arrives digit by digit, as 0002 first.
      await date.focus();
      await page.keyboard.type(`0115${year}`);
      assert.equal(await date.inputValue(), localTime);
      await page.getByRole("button", { name: "Schedule" }).click();
      await page.getByRole("button", { name: /^Look: The date is more than a year/ }).click();
      await page.locator("[name=published_date]:focus").waitFor();
      await publish(page, "Schedule");
      await page.waitForURL("**/admin/blogs");
      const { status, published_date } = await findStored(slug_url);
      assert.equal(status, "published");
      assert.equal(published_date, parseLocalTime(localTime).toISOString());
      assert.equal((await site().get(`/blogs/${slug_url}`)).statusCode, 404);

      await page.goto(`/admin/blogs/${id}/edit`);
      await waitForDialog(page);
      await page.getByRole("dialog").getByText("Scheduled", { exact: true }).waitFor();
      assert.equal(await page.getByLabel("Date and time").inputValue(), localTime);
      const preview = await site().get(`/admin/blogs/${id}/preview`, await cookieOfAdmin());
      assert.match(preview.body, new RegExp(`>\\w+day, January 15, ${year}, 9:30 AM</time>\\.`));
      await page.getByRole("button", { name: "Back to draft" }).click();
      await page.getByText("It is a draft again, and no longer scheduled.").waitFor();
      await page.waitForURL("**/admin/blogs");
      assert.equal((await findStored(slug_url)).status, "draft");
    });
  });

  it("A public post that was made a draft by mistake is public again after Undo", async () => {
    const slug_url = "off-by-mistake";
    const id = await addPost({ slug_url, title: "Off by mistake", status: "published" });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page }) => {
      await page.getByRole("button", { name: "Back to draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const row = page.getByRole("row").filter({ hasText: "Off by mistake" });
      await row.getByText("Draft", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("The post is published.").waitFor();
      await row.getByText("Published", { exact: true }).waitFor();
      assert.equal((await site().get(`/blogs/${slug_url}`)).statusCode, 200);

      // New words have not been public, so Undo would publish them unasked.
      await page.goto(`/admin/blogs/${id}/edit`);
      await waitForDialog(page);
      await page.getByLabel("Title", { exact: true }).fill("Off by mistake, and new");
      await page.getByRole("button", { name: "Back to draft" }).click();
      await page.getByText("It is a draft again: visitors no longer see it.").waitFor();
      assert.equal(await page.getByRole("button", { name: "Undo" }).count(), 0);
    });
  });

  it("A post is created once even if the response to its creation is lost", () =>
    edit("/admin/blogs/new", desktop, async ({ page, expectedErrors: expected }) => {
      expected.push(/ERR_FAILED/, /400/);
      let lostResponses = 0;
      await page.route("**/blog", async (route) => {
        if (lostResponses > 0) return route.continue();
        lostResponses += 1;
        await route.fetch();
        await route.abort();
      });
      await page.getByLabel("Title", { exact: true }).fill("Made once");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByRole("button", { name: "Try now" }).waitFor();
      await page.getByLabel("Brief paragraph").fill("Typed on");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await waitForNoDialog(page);
      const rows = await site()
        .db.selectFrom("post")
        .select(["title", "brief_paragraph"])
        .where("title", "=", "Made once")
        .execute();
      assert.deepEqual(rows.map(Object.values), [["Made once", "Typed on"]]);
    }));

  it("Text that is typed while a new post is created is offered for that post after a crash", () =>
    edit("/admin/blogs/new", desktop, async ({ page, context }) => {
      const title = page.getByLabel("Title", { exact: true });
      await page.route("**/blog", async (route) => {
        await title.fill("Typed meanwhile");
        await route.continue();
      });
      await title.fill("Sent at first");
      await page.getByRole("button", { name: "Save as draft" }).click();
      await waitForAutosave(page, "Typed meanwhile");
      await page.getByText(/Autosaved on the server/).waitFor();
      const { blog_id: id } = await findStored("sent-at-first");
      await page.close({ runBeforeUnload: false });
      const reopened = await context.newPage();
      await reopened.goto("/admin/blogs/new");
      await waitForDialog(reopened);
      assert.equal(await reopened.getByText("Unsaved text from").count(), 0);
      await reopened.goto(`/admin/blogs/${id}/edit`);
      await reopened.getByRole("button", { name: "Restore" }).click();
      assert.equal(
        await reopened.getByLabel("Title", { exact: true }).inputValue(),
        "Typed meanwhile",
      );
    }));

  it("A save that the role no longer allows says so, and asks for no password", () =>
    edit("/admin/blogs/new", desktop, async (visited) => {
      const { page, expectedErrors } = visited;
      const owner = await cookieOfAdmin();
      const { id, ...wanda } = await createAccount(site(), owner, {
        name: "Wanda",
        role: "writer",
      });
      await page.goto("/thank-you");
      await addSessionCookie(visited, await site().signIn(wanda));
      await page.goto("/admin/blogs/new");
      await waitForDialog(page);
      await page.getByLabel("Title", { exact: true }).fill("A post of Wanda");
      const url = `/api/staff/users/${id}`;
      const payload = { role: "desk", password: admin.password };
      await site().send({ method: "PUT", url, payload, cookie: owner });
      expectedErrors.push(/403/);
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText(/Not saved\. This is for owners and writers/).waitFor();
      assert.equal(await page.getByText("signed out").count(), 0);
      assert.equal(await page.getByLabel("Password").count(), 0);
      await waitForAutosave(page, "A post of Wanda");
    }));

  it("Text typed while the device is full is on the server after a crash", async () => {
    const id = await addPost();
    const path = `/admin/blogs/${id}/edit`;
    await edit(path, desktop, async ({ page, context }) => {
      const title = page.getByLabel("Title", { exact: true });
      await title.fill("There was room for this");
      await waitForAutosave(page, "There was room for this");
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      const stored = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes("There was no room for this")),
      );
      await title.fill("There was no room for this");
      await page.keyboard.press("Control+s");
      await stored;
      await page.waitForFunction(() => localStorage.length === 0);

      const crashed = page.waitForEvent("crash");
      const devtools = await context.newCDPSession(page);
      devtools.send("Page.crash").catch(() => {});
      await crashed;
      const next = await context.newPage();
      await next.goto(path);
      await next.getByRole("button", { name: "Restore" }).click();
      assert.equal(
        await next.getByLabel("Title", { exact: true }).inputValue(),
        "There was no room for this",
      );
    });
  });

  it("Two writers of one post keep what each of them changed", async () => {
    const slug_url = "written-by-two";
    const id = await addPost({ slug_url, title: "One" });
    await edit(`/admin/blogs/${id}/edit`, desktop, async ({ page, expectedErrors }) => {
      expectedErrors.push(/409/);
      await page.getByLabel("Title", { exact: true }).fill("By Ada");
      const options = { name: "Dana", role: "writer" } as const;
      const dana = await createAccount(site(), await cookieOfAdmin(), options);
      const cookie = await site().signIn(dana);
      await site().put(`/blog/${id}`, { brief_paragraph: "By Dana" }, cookie);
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText(/Dana saved this post at .*, while you were writing\./).waitFor();
      await page.getByRole("button", { name: "Compare" }).click();
      await page.getByRole("button", { name: "Use this choice" }).click();
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.waitForURL("**/admin/blogs");
      const stored = await findStored(slug_url);
      assert.deepEqual([stored.title, stored.brief_paragraph], ["By Ada", "By Dana"]);
    });
  });

  it("A post is written and published by keyboard alone, found by roles and names", () =>
    edit("/admin/blogs/new", desktop, async ({ page }) => {
      const field = (name: string) => page.getByRole("textbox", { name, exact: true });
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      await tabTo(page, field("Title"));
      await page.keyboard.type("Keys only");
      await tabTo(page, field("Brief paragraph"));
      await page.keyboard.type("Without a mouse.");
      await tabTo(page, button("Open section 1"));
      await page.keyboard.press("Enter");
      await tabTo(page, field("Heading"));
      await page.keyboard.type("Walk");
      await tabTo(page, field("Text"));
      await page.keyboard.type("Walk ");
      await page.keyboard.press("Control+b");
      await page.keyboard.type("slowly");
      await page.keyboard.press("Control+b");
      await page.keyboard.type(" each day.");
      await tabTo(page, button("Publish"), "Shift+Tab");
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Before it goes public" });
      await panel.getByText("The links are being checked…").waitFor({ state: "detached" });
      await tabTo(page, panel.getByRole("button", { name: "Publish now" }));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin/blogs");
      const { sections, status } = await findStored("keys-only");
      assert.equal(status, "published");
      assert.deepEqual(sections, [
        { heading: "Walk", paragraph: "<p>Walk <strong>slowly</strong> each day.</p>" },
      ]);
    }));

  it("A post begun on a phone is finished at the desk, with a restart of the server in between", () =>
    edit("/admin/blogs/new", phone, async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/ERR_/);
      await page.getByLabel("Title", { exact: true }).fill("Mornings");
      await writeSection(page, 1, "Mornings", "Stretch first.");
      await page.keyboard.press("Control+s");
      const announced = page.locator("[aria-live=polite]");
      await announced.getByText(/Autosaved on the server/).waitFor();
      const startServer = await stopServer();
      await page.keyboard.type(" Then walk.");
      await page.keyboard.press("Control+s");
      await page.getByText(/Offline. Autosaved on this device/).waitFor();
      await page.keyboard.type(" Then rest.");
      await startServer();
      await page.keyboard.press("Control+s");
      await page.getByText(/Autosaved on the server/).waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.close({ runBeforeUnload: false });

      const desk = await context.newPage();
      await desk.setViewportSize(desktop);
      await desk.goto("/admin/blogs/new");
      const banner = desk.getByRole("status").filter({ hasText: "on another device" });
      await banner.getByText("Unsaved text “Mornings” from").waitFor();
      await desk.getByRole("button", { name: "Restore" }).click();
      await desk.getByLabel("Title", { exact: true }).fill("Mornings with a stiff back");
      await publish(desk);
      await desk.waitForURL("**/admin/blogs");
      assert.deepEqual((await findStored("mornings-with-a-stiff-back")).sections, [
        { heading: "Mornings", paragraph: "<p>Stretch first. Then walk. Then rest.</p>" },
      ]);
    }));
});

async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const focused = target.and(page.locator(":focus"));
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused.count()) === 1) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not reach ${target}`);
}

async function waitForNewTab(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent("page"), act()]);
  return page;
}
