import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { languages } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { serviceGroupTitles } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";
import { listAxeViolations } from "../support/axe-violations.ts";
import { desktop, measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";

const rightToLeft = languages.find(({ direction }) => direction === "rtl");
const language = rightToLeft ?? languages.at(-1);
const firstPath = `/${languages[0]?.code}`;
const path = `/${language?.code}`;
const serviceGroups = Map.groupBy(services, ({ menuGroup }) => menuGroup);
const lastGroup = serviceGroupTitles.map((title) => serviceGroups.get(title)).findLast(Boolean);

describe("the translated pages", { skip: !language && "the content has no other language" }, () => {
  const { visit } = useBrowser();

  it(
    "The header links to a page that runs from right to left, and back to English",
    {
      skip: !rightToLeft && "no language is written from right to left",
    },
    () =>
      visit("/", { viewport: desktop, prefersReducedMotion: true }, async ({ page }) => {
        await page
          .getByRole("banner")
          .getByRole("link", { name: language?.name ?? "" })
          .click();
        await page.waitForURL(`**${path}`);
        await page.locator(`html[lang=${language?.code}][dir=rtl]`).waitFor();
        const logo = await page
          .getByRole("banner")
          .getByRole("link", { name: /home/ })
          .boundingBox();
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
        await page.waitForURL(`**${path}`);
        await page.locator(`html[lang=${language?.code}][dir=rtl]`).waitFor();
      }),
  );

  it("The translated pages pass axe and do not scroll horizontally", () =>
    visit(path, { viewport: phone, prefersReducedMotion: true }, async ({ page }) => {
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

  it("Phones fold the long parts of a translated page, without JavaScript, and wider screens show them", () =>
    visit(path, { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      for (const { code } of languages) {
        await page.setViewportSize(phone);
        await page.goto(`/${code}`);
        const service = page.locator(`a[href='/service/${lastGroup?.[0]?.url}']`);
        await service.waitFor({ state: "hidden" });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        assert.ok(height <= 6 * phone.height, `${code}: ${height}`);
        await page
          .locator("summary", { has: page.locator("h3") })
          .nth(serviceGroups.size - 1)
          .click();
        await service.waitFor({ state: "visible" });

        await page.setViewportSize(desktop);
        for (const heading of await page.locator("#services, [data-heading]").all())
          await heading.waitFor({ state: "visible" });
        await page.locator("a[href='/fees']").waitFor({ state: "visible" });
        await page.locator("#write ~ form").waitFor({ state: "visible" });
      }
    }));

  it("Each region of a translated page has a name on a phone, where its heading is folded", () =>
    visit(path, { viewport: phone }, async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const regions = nodes.filter(({ role }) => role?.value === "region");
      assert.notEqual(regions.length, 0);
      assert.deepEqual(
        regions.filter(({ name }) => !name?.value),
        [],
      );
    }));

  it("A phone shows the form of a translated page again after it was sent", () =>
    visit(
      firstPath,
      { viewport: phone, hasJavaScript: false },
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/400 \(Bad Request\)/);
        const write = page.locator("section:has(> details #write)");
        await write.locator("form").waitFor({ state: "hidden" });
        await write.locator("summary").click();
        await write.locator("button[type=submit]").click();
        await write.locator("[role=alert]").waitFor({ state: "visible" });
        const alert = await write.locator("[role=alert]").boundingBox();
        assert.ok(alert && alert.y > 0 && alert.y < phone.height / 2, JSON.stringify(alert));
        await page.goto(`${firstPath}?sent=yes#write`);
        await write.locator("[role=status]").waitFor({ state: "visible" });
      },
    ));

  it("A link to the message opens the fold of its form on a phone", () =>
    visit(path, { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      await page.goto(`${path}#write`);
      await page.locator("#write ~ form").waitFor({ state: "visible" });
      const { y = -1 } = (await page.locator("summary:has(~ #write)").boundingBox()) ?? {};
      const header = await page.getByRole("banner").boundingBox();
      assert.ok(header && y >= header.y + header.height && y < phone.height / 4, `${y}`);
    }));

  it("The mobile action bar of a translated page is translated and within the thumb's reach", () =>
    visit(path, { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      const { layout: labels, contact } = getTranslations(language?.code ?? "");
      const bar = page.locator("nav.fixed");
      // The site's own clock decides which of them is there.
      const call = bar.getByRole("link", { name: labels.call, exact: true });
      const message = bar.getByRole("link", { name: contact.form.labels.message, exact: true });
      const callOrMessage = call.or(message);
      const book = bar.getByRole("link", { name: `${labels.book} ${labels.opensNewTab}` });
      const [callBox, bookBox] = [await callOrMessage.boundingBox(), await book.boundingBox()];
      assert.ok(
        callBox && bookBox && callBox.x > bookBox.x === (rightToLeft !== undefined),
        "Call or Message comes first in the reading direction",
      );
      assert.ok(callBox.y + callBox.height <= phone.height);
    }));
});

function getTranslations(code: string) {
  const translations = Object.entries(translationsByLanguage).find(([key]) => key === code);
  return translations?.[1] ?? assert.fail(`${code} has no translations`);
}
