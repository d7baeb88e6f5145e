import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { readLinkNames } from "../support/accessible-names.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { desktop, measureHorizontalOverflow, phone, waitForFocus } from "../support/use-browser.ts";
import { useStaffArea } from "../support/use-staff-area.ts";

const widths = [320, 360, 390, 767, 768, 991, 992, 1024, 1070, 1099, 1100, 1440];
const names = ["Farah Nasseri", "Otis Umber", "Ines Vale"];

describe("the layout of the staff area", () => {
  const { asStaff, site } = useStaffArea();

  const receiveMessage = async (name: string) => {
    const body = { name, email: "someone@northbloom.example", phone: "4165550199" };
    const response = await site().post("/send-quote", { ...body, message: `Hello from ${name}` });
    assert.equal(response.statusCode, 200);
  };

  it("The staff header cuts nothing off when there are many unread messages", () =>
    asStaff({}, async ({ page }) => {
      for (let i = 0; i < 12; i += 1) await receiveMessage(names[i % 3] ?? "");
      await page.goto("/admin/blogs");
      await page.locator("header").getByText(/^12/).waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        assert.deepEqual(await page.evaluate(findCutHeaderItems), [], `${width} px`);
      }
      const linkNames = await readLinkNames(page);
      for (const name of ["Location Pages", "The clinic"])
        assert.ok(linkNames.includes(name), name);
    }));

  it("A browser set to no text below 24 px still shows whole opening hours and no sideways scrolling", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      for (const path of ["/admin/messages", "/admin/help"]) {
        await page.goto(path);
        await page.evaluate(enlargeSmallText);
        assert.equal(await measureHorizontalOverflow(page), 0, path);
      }
      await page.goto("/admin/clinic/hours");
      const opens = page.getByRole("textbox", { name: /: opens$/ }).first();
      await opens.fill("12:30 PM");
      await page.evaluate(enlargeSmallText);
      assert.ok(await opens.evaluate((input) => input.scrollWidth <= input.clientWidth));
    }));

  it("The filter of the log shows its whole words on a narrow phone", () =>
    asStaff({ viewport: { width: 360, height: 800 } }, async ({ page }) => {
      await page.goto("/admin/account/log");
      const filter = page.getByRole("search", { name: "Filter the log" });
      for (const [label, shown] of [
        ["What", "Everything"],
        ["Who", "Everybody"],
      ] as const) {
        const missing = await filter.getByLabel(label).evaluate(measureMissingWidth);
        assert.ok(missing <= 0, `${shown} needs ${missing} px more`);
      }
    }));

  it("A page whose code does not arrive says so, and is there after a reload", () =>
    asStaff({}, async ({ page, expectedErrors: expected }) => {
      expected.push(/Failed to load resource|Failed to fetch|Error loading route module/);
      expected.push(/dynamically imported|ERR_INTERNET_DISCONNECTED/);
      await page.goto("/admin");
      const link = page.getByRole("banner").getByRole("link", { name: "The clinic" });
      await link.waitFor();
      await page.context().setOffline(true);
      await link.click();
      await page.getByText("Your device has lost its connection").waitFor();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Reload the page" }).click();
      await page.getByRole("heading", { name: "The clinic", level: 1 }).waitFor();
    }));

  it("While a page loads, the one that stays shows a bar, also in an editor", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/location-pages");
      let load = Promise.withResolvers<void>();
      await page.route("**/*.data*", async (route) => {
        await load.promise;
        await route.continue();
      });
      const bar = page.getByRole("progressbar", { name: "Loading" });
      await page.getByRole("link", { name: /^Edit/ }).first().click();
      await bar.waitFor();
      load.resolve();
      await page.getByRole("dialog").waitFor();
      await bar.waitFor({ state: "detached" });
      load = Promise.withResolvers();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").getByRole("progressbar", { name: "Loading" }).waitFor();
      load.resolve();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }));

  it("At a zoom of 400 percent the header wraps, and no page scrolls sideways", () =>
    asStaff({ viewport: { width: 320, height: 225 } }, async ({ page }) => {
      for (const path of ["/admin", "/admin/messages", "/admin/blogs", "/admin/help"]) {
        await page.goto(path);
        assert.equal(await measureHorizontalOverflow(page), 0, path);
        assert.deepEqual(await page.evaluate(findCutHeaderItems), [], path);
      }
    }));

  it("On a phone, the topics of the help make room for what a search finds", () =>
    asStaff({ viewport: phone }, async ({ page }) => {
      await page.goto("/admin/help");
      const topics = page.getByRole("navigation", { name: "Help topics" });
      await topics.waitFor();
      await page.getByRole("searchbox", { name: "Search the answers" }).fill("password");
      await topics.waitFor({ state: "hidden" });
      await page.getByText("I forgot my password").waitFor();
      await page.setViewportSize(desktop);
      await topics.getByRole("link", { name: "Signing in" }).waitFor();
    }));

  it("The hours of a day stay inside their card, a low window shows the editor's title, small, at first, and forced colours tell an open day from a closed one", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin/clinic/hours");
      const button = page.getByRole("button", { name: /^Remove these hours: Monday/ }).first();
      const day = page.getByRole("group", { name: "Monday", exact: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const [inner, outer] = [await button.boundingBox(), await day.boundingBox()];
        assert.ok(inner && outer, `${width} px`);
        assert.ok(inner.x + inner.width <= outer.x + outer.width + 1, `${width} px`);
      }
      const title = page.locator("#editor-heading");
      const getSize = () =>
        title.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
      const size = await getSize();
      await page.setViewportSize({ width: 1440, height: 400 });
      assert.ok((await getSize()) <= size);
      await page.setViewportSize({ width: 740, height: 360 });
      await page.reload();
      await page
        .getByRole("button", { name: "Close the editor" })
        .and(page.locator(":enabled"))
        .waitFor();
      assert.ok(((await title.boundingBox())?.y ?? -1) > 0);
      await page.emulateMedia({ forcedColors: "active" });
      const monday = page.getByRole("checkbox", { name: "Open on Monday" });
      const getGround = () =>
        monday.evaluate(
          (input) => getComputedStyle(input.closest("label") ?? input).backgroundColor,
        );
      const open = await getGround();
      await monday.press("Space");
      assert.notEqual(await getGround(), open);
    }));

  it("A toast covers nothing of the bar with the places, at any width", () =>
    asStaff({}, async ({ page }) => {
      await receiveMessage("Farah Nasseri");
      await page.goto("/admin/messages");
      await page
        .getByRole("link", { name: /^Farah Nasseri/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Delete this message" }).click();
      const toast = page.locator("[data-sonner-toast][data-mounted=true]");
      // The pointer keeps it open.
      await toast.hover();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await toast.evaluate((element) =>
          Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
        );
        const bar = await page.getByRole("navigation", { name: "Staff" }).boundingBox();
        const { y, height } = (await toast.boundingBox()) ?? { y: 0, height: 0 };
        const bottom = bar && bar.y > 350 ? bar.y : 700;
        assert.ok(height > 0 && y + height <= bottom, `${width} px: ${y + height} > ${bottom}`);
      }
    }));

  it("On a low phone, the toast of a refused save covers neither the marked field nor its error", () =>
    asStaff({ viewport: { width: 390, height: 420 } }, async ({ page }) => {
      await page.goto("/admin/clinic/contact");
      await page.getByLabel("Booking page").fill("");
      await page.getByRole("button", { name: "Save changes" }).click();
      const toast = page.locator("[data-sonner-toast][data-mounted=true]");
      await toast.hover();
      await page.locator("[aria-invalid=true]:focus").waitFor();
      const error = await page.getByText("Booking page is missing.").boundingBox();
      const box = await toast.boundingBox();
      assert.ok(error && box && error.y + error.height <= box.y);
    }));

  it("The account menu opens on its first item, moves by arrows and letters, and gives the focus back", () =>
    asStaff({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await page.goto("/admin/blogs");
      const button = page.getByRole("banner").getByRole("button", { name: "Ada" });
      await button.focus();
      await page.keyboard.press("ArrowDown");
      const menu = page.getByRole("menu", { name: "Ada" });
      await waitForFocus(page, "Your account");
      await page.keyboard.press("ArrowUp");
      await waitForFocus(page, "Logout");
      await page.keyboard.press("h");
      await waitForFocus(page, "Help");
      await page.keyboard.press("Home");
      await waitForFocus(page, "Your account");
      assert.deepEqual(await listAxeViolations(page), []);
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      await waitForFocus(page, /Ada$/);
      await button.click();
      await menu.getByRole("menuitem", { name: "Help" }).click();
      await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
      await menu.waitFor({ state: "detached" });
      await page.getByRole("searchbox", { name: "Search the answers" }).fill("photo");
      await page.getByText("How do I add a picture?").waitFor();
      await page.getByRole("searchbox", { name: "Search the answers" }).fill("recovery code");
      await page.getByText("I lost the phone with the codes").waitFor();
      await page.getByRole("main").locator("details").nth(1).waitFor({ state: "detached" });
    }));

  it("The skip link is the first tab stop of the staff area", () =>
    asStaff({}, async ({ page }) => {
      await page.goto("/admin");
      await page.keyboard.press("Tab");
      await waitForFocus(page, "Skip to the main content");
      await page.keyboard.press("Enter");
      await page.locator("#main:focus").waitFor();
    }));

  it("Without JavaScript, the pages of the staff area say that they need it", () =>
    asStaff({ hasJavaScript: false }, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      for (const path of ["/admin", "/admin/messages", "/admin/clinic/hours", "/admin/nowhere"]) {
        await page.goto(path);
        const text = (await page.getByRole("main").textContent()) ?? "";
        assert.match(text, /The staff area needs JavaScript/, path);
      }
    }));

  it("The dashboard greets by the clinic's time zone", () =>
    asStaff({}, async ({ page }) => {
      // 8 a.m. in Toronto; the test browsers run in another time zone.
      await page.clock.setFixedTime("2026-11-24T13:00:00Z");
      await page.goto("/admin");
      assert.notEqual(await page.evaluate(() => new Date().getHours()), 8);
      await page.getByText("Good morning").waitFor();
    }));

  it("A printed message never shows the names of other senders", () =>
    asStaff({}, async ({ page }) => {
      const newest = site().db.selectFrom("message").select(["message_id", "name"]);
      const { message_id, name } = await newest
        .orderBy("message_id", "desc")
        .executeTakeFirstOrThrow();
      await page.goto(`/admin/messages/${message_id}`);
      await page.getByRole("article").waitFor();
      await page.emulateMedia({ media: "print" });
      for (const width of [600, 979, 1046, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out hidden text.
        const elementText = await page.locator("body").innerText();
        assert.ok(elementText.includes(`Hello from ${name}`), `${width} px`);
        for (const other of names.filter((candidate) => candidate !== name))
          assert.ok(!elementText.includes(other), `${width} px: ${other}`);
      }
    }));
});

function findCutHeaderItems(): string[] {
  const header = document.querySelector("header");
  const controls = [...(header?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter(
    (element) => element.getAttribute("href") !== "#main" && element.checkVisibility(),
  );
  const overflowPx = document.documentElement.scrollWidth - window.innerWidth;
  const cutItems = controls.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const row = element.closest("nav");
    const isCut =
      left < 0 || right > window.innerWidth || (row && row.scrollWidth > row.clientWidth);
    const y = (top + bottom) / 2;
    const isCovered = [left + 2, right - 2].some(
      (x) => !element.contains(document.elementFromPoint(x, y)),
    );
    const wraps = bottom - top > 66;
    return isCut || isCovered || wraps
      ? [`${element.textContent}: ${Math.round(left)} to ${Math.round(right)}`]
      : [];
  });
  return overflowPx > 0 ? [`the page is ${overflowPx} px too wide`, ...cutItems] : cutItems;
}

describe("the text of a post", () => {
  const { asStaff, visit, site, cookie } = useStaffArea();
  const farsi = { word: "سلام!", heading: "عنوان" };
  const createPost = async (slug: string) => {
    const paragraph = `<p>First in English.</p><p>${farsi.word}</p><ul><li>One</li><li>${farsi.word}</li></ul><p><em>slanted</em> <strong>bold</strong> <strong><em>both</em></strong></p>`;
    const blogs_content = [
      { heading: "English", paragraph },
      { heading: farsi.heading, paragraph: "<p>English again.</p>" },
    ];
    const post = {
      title: "Two languages",
      slug_url: slug,
      brief_paragraph: farsi.word,
      blogs_content,
    };
    const response = await site().post("/blog", post, cookie());
    assert.equal(response.statusCode, 200, response.body);
    return { id: response.json().data.blog_id as number, post };
  };

  it("Each paragraph, list item and heading of a public post has its own text direction", async () => {
    await createPost("two-languages");
    await visit("/blogs/two-languages", {}, async ({ page }) => {
      assert.deepEqual(await findTextSides(page, "article p, article li, article h2"), {
        "First in English.": "left",
        [farsi.word]: "right",
        One: "left",
        [farsi.heading]: "right",
        English: "left",
        "English again.": "left",
      });
    });
  });

  it("Each paragraph has its own text direction in the editor and in a comparison", async () => {
    const { id, post } = await createPost("two-languages-edited");
    const [first] = post.blogs_content;
    const changed = {
      ...post,
      blogs_content: [{ ...first, paragraph: `<p>Now only English.</p><p>${farsi.word}</p>` }],
    };
    assert.equal((await site().put(`/blog/${id}`, changed, cookie())).statusCode, 200);
    await asStaff({}, async ({ page }) => {
      await page.goto(`/admin/blogs/${id}/edit`);
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.locator(".paragraph-text p").first().waitFor();
      const sides = await findTextSides(page, ".paragraph-text p");
      assert.deepEqual(sides, { "Now only English.": "left", [farsi.word]: "right" });
      await page.getByRole("button", { name: "History" }).click();
      await page
        .getByRole("dialog", { name: "Saved versions" })
        .getByRole("button", { name: "Ada" })
        .last()
        .click();
      const text = page
        .locator("dialog[open] li p.whitespace-pre-line", { hasText: "Now only English." })
        .first();
      await text.waitFor();
      assert.deepEqual(await text.evaluate(findLineSide, farsi.word), { [farsi.word]: "right" });
    });
  });

  it("Italic and bold differ on the public page and in the editor", async () => {
    const { id } = await createPost("slanted");
    const readFontStyles = (page: Page, container: string) =>
      page
        .locator(container)
        .first()
        .evaluate((element) =>
          ["em", "strong", "strong em"].map((selector) => {
            const { fontStyle, fontWeight, fontSynthesisStyle } = getComputedStyle(
              element.querySelector(selector) as Element,
            );
            return `${fontStyle} ${fontWeight} ${fontStyle === "italic" ? fontSynthesisStyle : ""}`.trim();
          }),
        );
    const expected = ["italic 400 auto", "normal 600", "italic 600 auto"];
    await visit("/blogs/slanted", {}, async ({ page }) => {
      assert.deepEqual(await readFontStyles(page, ".prose"), expected);
    });
    await asStaff({}, async ({ page }) => {
      await page.goto(`/admin/blogs/${id}/edit`);
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.locator(".paragraph-text em").first().waitFor();
      assert.deepEqual(await readFontStyles(page, ".paragraph-text"), expected);
    });
  });
});

function findTextSides(page: Page, selector: string): Promise<Record<string, string>> {
  return page.evaluate((selectorInPage) => {
    const sides: Record<string, string> = {};
    const knownText =
      /^(First in English\.|One|English|English again\.|Now only English\.|سلام!|عنوان)$/;
    for (const element of document.querySelectorAll<HTMLElement>(selectorInPage)) {
      const elementText = element.textContent?.trim() ?? "";
      if (!knownText.test(elementText) || element.closest("nav")) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      sides[elementText] = text.left - box.left < box.right - text.right ? "left" : "right";
    }
    return sides;
  }, selector);
}

function findLineSide(element: Element, line: string): Record<string, string> {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const offset = nodes.currentNode.textContent?.indexOf(line) ?? -1;
    if (offset < 0) continue;
    const range = document.createRange();
    range.setStart(nodes.currentNode, offset);
    range.setEnd(nodes.currentNode, offset + line.length);
    const text = range.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return { [line]: text.left - box.left < box.right - text.right ? "left" : "right" };
  }
  return {};
}

/** Like the smallest font size of Firefox, which widths in rem do not follow. */
function enlargeSmallText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-size: max(24px, 1em) !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** In pixels; the list of a select may hold longer choices than the chosen one. */
function measureMissingWidth(select: Element): number {
  const copy = select.cloneNode(true) as HTMLSelectElement;
  copy.selectedIndex = (select as HTMLSelectElement).selectedIndex;
  for (const option of [...copy.options]) if (!option.selected) option.remove();
  copy.style.cssText = "position: absolute; width: max-content; min-width: 0";
  select.after(copy);
  const missing = copy.offsetWidth - (select as HTMLSelectElement).offsetWidth;
  copy.remove();
  return missing;
}
