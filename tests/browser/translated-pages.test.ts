import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { languages } from "#content/languages/language.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { desktop, measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";

describe("the translated pages", () => {
  const { visit } = useBrowser();

  it("The header links to the Farsi page, which runs from right to left, and back to English", () =>
    visit("/", { viewport: desktop, prefersReducedMotion: true }, async ({ page }) => {
      await page.getByRole("banner").getByRole("link", { name: "فارسی" }).click();
      await page.waitForURL("**/fa");
      await page.locator("html[lang=fa][dir=rtl]").waitFor();
      const logo = await page.getByRole("banner").getByRole("link", { name: /home/ }).boundingBox();
      assert.ok(logo && logo.x > desktop.width / 2, "the logo is on the right");
      const phoneNumber = page.getByRole("banner").getByText(defaultContact.phone.formatted);
      assert.equal(
        await phoneNumber.evaluate((element) => getComputedStyle(element).direction),
        "ltr",
      );

      await page.getByRole("link", { name: "English", exact: true }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await page.locator("html[lang=en-CA][dir=ltr]").waitFor();
      await page.goBack();
      await page.waitForURL("**/fa");
      await page.locator("html[lang=fa][dir=rtl]").waitFor();
    }));

  it("The translated pages pass axe and do not scroll horizontally", () =>
    visit("/fa", { viewport: phone, prefersReducedMotion: true }, async ({ page }) => {
      for (const { code } of languages) {
        await page.setViewportSize(phone);
        await page.goto(`/${code}`);
        assert.deepEqual(await listAxeViolations(page), [], code);
        await page.setViewportSize({ width: 320, height: 800 });
        assert.equal(await measureHorizontalOverflow(page), 0, code);
        await page.setViewportSize(desktop);
        assert.deepEqual(await listAxeViolations(page), [], code);
      }
    }));

  it("The mobile action bar of a translated page is translated and within the thumb's reach", () =>
    visit("/fa", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      const bar = page.getByRole("navigation", { name: "تماس یا گرفتن وقت" });
      const call = bar.getByRole("link", { name: "تماس" });
      const book = bar.getByRole("link", { name: "گرفتن وقت (در برگهٔ تازه باز می‌شود)" });
      assert.equal(await call.getAttribute("href"), defaultContact.phone.link);
      const [callBox, bookBox] = [await call.boundingBox(), await book.boundingBox()];
      assert.ok(
        callBox && bookBox && callBox.x > bookBox.x,
        "Call comes first in the reading direction",
      );
      assert.ok(callBox.y + callBox.height <= phone.height);
    }));
});
