import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pressFor, recordAnnouncements, tabTo } from "../support/keyboard.ts";
import { admin } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import {
  desktop,
  phone,
  useBrowser,
  waitForFocus,
  waitForHydration,
} from "../support/use-browser.ts";
import { addSessionCookie } from "../support/use-location-editor.ts";

const widths = isShortRun ? { desktop } : { phone, desktop };

for (const [width, viewport] of Object.entries(widths))
  describe(`keyboard use by staff on a ${width}`, () => {
    const { visit, site } = useBrowser();

    it(`Staff sign in, publish a post, delete it and undo that with the keyboard alone on a ${width}`, () =>
      visit("/login", { viewport, prefersReducedMotion: true }, async ({ page }) => {
        await tabTo(page, /“Email/);
        await page.keyboard.type(admin.email);
        await tabTo(page, /“Password/);
        // Like a password manager: pasting into the field must work.
        await page.keyboard.insertText(admin.password);
        await page.keyboard.press("Enter");
        await page.waitForURL("**/admin");
        await waitForHydration(page);
        await tabTo(page, /“Blogs”/);
        const blogs = page.getByRole("heading", { level: 1, name: "Blogs" });
        await pressFor(page, "Enter", () => blogs.waitFor());
        await tabTo(page, /“New post”/);
        await pressFor(page, "Enter", () => page.locator("dialog[open]").waitFor());

        await tabTo(page, /“Title/);
        await page.keyboard.type("Written by keys");
        await tabTo(page, /“Brief/);
        await page.keyboard.type("Without a mouse.");
        await tabTo(page, /“Open section 1”/);
        await pressFor(page, "Enter", () => page.getByText("Heading", { exact: true }).waitFor());
        await tabTo(page, /“Heading/);
        await page.keyboard.type("First");
        await tabTo(page, /“Text/);
        await page.keyboard.type("Then second.");
        await tabTo(page, /“Publish/);
        await pressFor(page, "Enter", () =>
          page.getByRole("dialog", { name: "Before it goes public" }).waitFor(),
        );
        const readAnnouncements = await recordAnnouncements(page);
        await pressFor(page, "Enter", () => page.waitForURL("**/admin/blogs"));
        const row = page.getByRole("row", { name: /Written by keys/ });
        await row.waitFor();
        await waitForFocus(page, "New post");
        assert.match((await readAnnouncements()).join("\n"), /The post is published\./);
        // Otherwise the focus order below would contain the toast before its Undo.
        await page.locator("[data-sonner-toast]").last().waitFor({ state: "detached" });
        assert.match((await site().get("/blogs/written-by-keys")).body, /Then second\./);

        await tabTo(page, /“Delete Written by keys”/);
        await page.keyboard.press("Enter");
        await page.getByRole("alertdialog").waitFor();
        await waitForFocus(page, "Keep it");
        await page.keyboard.press("Tab");
        await pressFor(page, "Enter", () => row.waitFor({ state: "detached" }));
        await page.locator("h1:focus").waitFor();
        await page.keyboard.press("Shift+Tab");
        await waitForFocus(page, "Undo");
        await pressFor(page, "Enter", () => row.waitFor());
      }));

    it(`Staff open a message and mark it as handled with the keyboard alone on a ${width}`, () =>
      visit("/favicon.svg", { viewport, prefersReducedMotion: true }, async (visited) => {
        for (const name of ["Imani O.", "Bashir K."])
          await site().post("/send-quote", {
            ...{ name, email: "imani@northbloom.example", phone: "4165550199" },
            message: "An evening appointment, please.",
          });
        await addSessionCookie(visited, await site().signIn(admin));
        const { page } = visited;
        await page.goto("/admin/messages");
        await tabTo(page, /^a “Imani O\./);
        await pressFor(page, "Enter", () => page.getByRole("article").waitFor());
        await tabTo(page, /“Mark handled”/);
        const readAnnouncements = await recordAnnouncements(page);
        await pressFor(page, "Enter", () =>
          page.getByRole("link", { name: "Handled 1" }).waitFor(),
        );
        await waitForFocus(page, /^Bashir/);
        assert.equal(
          (await readAnnouncements()).filter((text) => /Marked as handled/.test(text)).length,
          1,
        );
      }));
  });
