import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator } from "playwright-core";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { patientLinks, resourceLinks } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";
import { teamPage } from "../support/header-menu-paths.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { desktop, measureHorizontalOverflow, phone, useBrowser } from "../support/use-browser.ts";

const service = services.at(-1) ?? assert.fail();

describe("the layout around every page", () => {
  const { visit } = useBrowser();

  it("The Services menu opens on hover and focus, and Escape closes it without losing focus", () =>
    visit("/", { viewport: desktop }, async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const title = main.getByRole("link", { name: "Services", exact: true });
      const inside = main.getByRole("link", { name: service.menuName, exact: true });
      await inside.waitFor({ state: "hidden" });
      await title.hover();
      await inside.waitFor({ state: "visible" });
      assert.equal(await title.getAttribute("aria-expanded"), "true");
      await page.mouse.move(5, 880);
      await inside.waitFor({ state: "hidden" });

      await title.focus();
      await inside.waitFor({ state: "visible" });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await inside.waitFor({ state: "hidden" });
      await title.and(page.locator(":focus")).waitFor();
    }));

  it("The header menus fit a low window, and Resources leads to a part of a page", () =>
    visit("/", { viewport: { width: 1024, height: 482 } }, async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      await page.mouse.wheel(0, 600);
      await page.locator("header[data-stuck]").waitFor();
      const assertInside = async (panelLink: Locator) => {
        await panelLink.waitFor({ state: "visible" });
        const panel = await panelLink.evaluate((link) =>
          link.closest(".menu-panel")?.getBoundingClientRect().toJSON(),
        );
        assert.ok(panel.bottom <= 482, JSON.stringify(panel));
      };
      await main.getByRole("link", { name: "Services", exact: true }).hover();
      await assertInside(main.getByRole("link", { name: /^See all/ }));
      await page.mouse.move(5, 475);
      await main.getByRole("button", { name: "Resources" }).hover();
      const links = resourceLinks.map(({ name }) => main.getByRole("link", { name, exact: true }));
      for (const link of links) await assertInside(link);
      const chosen = resourceLinks.find(({ to }) => to.includes("#")) ?? resourceLinks[0];
      await main.getByRole("link", { name: chosen?.name ?? "", exact: true }).click();
      await page.waitForURL(`**${chosen?.to}`);
      const part = new URL(page.url()).hash;
      await page.locator(part || "h1").waitFor();
    }));

  it("The first tap opens a header menu and the second tap follows its link", () =>
    visit("/", { viewport: desktop, hasTouch: true }, async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      const title = main.getByRole("link", { name: "Services", exact: true });
      await title.tap();
      await main
        .getByRole("link", { name: service.menuName, exact: true })
        .waitFor({ state: "visible" });
      assert.equal(new URL(page.url()).pathname, "/");
      await title.tap();
      await page.waitForURL("**/services");
    }));

  it("A second tap in the mobile menu shows that the page loads, and closes the menu", () =>
    visit("/", { viewport: phone }, async ({ page }) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]"));
      const title = menu.locator("summary", { hasText: "Services" });
      await title.click();
      await menu
        .getByRole("link", { name: service.menuName, exact: true })
        .waitFor({ state: "visible" });
      const release = await holdRequests(page, /\.data\b/);
      await title.click();
      const loadingBar = page.getByRole("progressbar", { name: "Loading" });
      await loadingBar.waitFor();
      release();
      await page.waitForURL("**/services");
      await menu.waitFor({ state: "hidden" });
      await loadingBar.waitFor({ state: "detached" });
    }));

  it("A list that opens in the mobile menu leaves the list above it open, so that its title stays", () =>
    visit("/", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.locator("summary", { hasText: "Services" }).click();
      await menu.locator("summary", { hasText: "Resources" }).click();
      assert.equal(await menu.locator("details[open]").count(), 2);
    }));

  it("The keyboard focus stays inside the open mobile menu, and returns to its button however it is closed", () =>
    visit("/", { viewport: phone }, async ({ page }) => {
      const button = page.getByRole("button", { name: "Open the menu" });
      const menu = page.locator("#mobile-menu");
      const focusedButton = page.locator("header button:focus");
      await page.locator("#mobile-menu[data-prepared]").waitFor({ state: "attached" });
      await button.focus();
      await page.keyboard.press("Tab");
      assert.equal(
        await menu.evaluate((element) => element.contains(document.activeElement)),
        false,
      );

      await button.focus();
      await page.keyboard.press("Enter");
      await page.locator("#mobile-menu:focus-within").waitFor();
      await page.locator("main[inert]").waitFor();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press("Tab");
        const isOutside = await menu.evaluate(
          (element) =>
            !element.contains(document.activeElement) && document.activeElement !== document.body,
        );
        assert.equal(isOutside, false, `after ${press + 1} times Tab`);
      }
      await page.getByRole("button", { name: "Close the menu" }).press("Enter");
      await page.locator("main:not([inert])").waitFor();
      await focusedButton.waitFor();

      await button.click();
      await page.locator("#mobile-menu[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("#mobile-menu:not([open])").waitFor({ state: "attached" });
      await focusedButton.waitFor();

      // Closed while it opens.
      await button.evaluate((element: HTMLButtonElement) => {
        element.click();
        document.querySelector<HTMLDialogElement>("#mobile-menu")?.close();
      });
      await page.locator("#mobile-menu:not([open])[inert]").waitFor({ state: "attached" });
      await focusedButton.waitFor();

      await button.click();
      await page.locator("main[inert]").waitFor();
      // A rotated tablet has no button of the menu.
      await page.setViewportSize(desktop);
      await page.locator("main:not([inert])").waitFor();
    }));

  it("Hydration keeps a mobile menu open that was opened before the script loaded", () =>
    visit("/favicon.svg", { viewport: phone }, async ({ page }) => {
      const release = await holdRequests(page, "**/static/js/*.js");
      await page.goto("/", { waitUntil: "commit" });
      await page.getByRole("button", { name: "Open the menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]")).waitFor();
      release();
      await page.locator("#mobile-menu[data-prepared]").waitFor();
      await page.getByRole("button", { name: "Close the menu" }).click();
      await page.locator("header button:focus").waitFor();
    }));

  it("Hydration leaves the focus on the link of a header menu that was opened before", () =>
    visit("/favicon.svg", { viewport: desktop }, async ({ page }) => {
      const release = await holdRequests(page, "**/static/js/*.js");
      await page.goto("/", { waitUntil: "commit" });
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name: "Services", exact: true }).focus();
      const inside = main.getByRole("link", { name: service.menuName, exact: true });
      await inside.focus();
      release();
      await main.locator("[data-open][data-hydrated]").waitFor();
      await inside.and(page.locator(":focus")).waitFor();
    }));

  it("The mobile menu opens without JavaScript", () =>
    visit("/", { viewport: phone, hasJavaScript: false }, async ({ page }) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" }).and(page.locator("[open]"));
      await menu.locator("summary", { hasText: "About Us" }).click();
      await menu.getByRole("link", { name: teamPage }).click();
      await page.waitForURL("**/registered-providers");
    }));

  it("The announcement can be paused, and stands still for visitors who prefer reduced motion", async () => {
    await visit("/", {}, async ({ page }) => {
      const state = () =>
        page
          .locator(".marquee")
          .evaluate((element) => getComputedStyle(element).animationPlayState);
      assert.equal(await state(), "running");
      await page.getByLabel("Pause the announcement").check({ force: true });
      assert.equal(await state(), "paused");
    });
    await visit("/", { prefersReducedMotion: true }, async ({ page }) => {
      const name = await page
        .locator(".marquee")
        .evaluate((element) => getComputedStyle(element).animationName);
      assert.equal(name, "none");
      const shown = page.locator(".marquee p:visible");
      assert.equal(await shown.count(), 1);
    });
  });

  it("Navigation moves scroll and focus to the top, and Back restores the scroll position", () =>
    visit("/", {}, async ({ page }) => {
      const link = page.getByRole("link", { name: "Learn More about our clinic" });
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      assert.ok(before > 0);
      await link.click();
      await page.waitForURL("**/about");
      await page.waitForFunction(() => window.scrollY === 0);
      await page.locator("#main:focus").waitFor();
      await page
        .getByRole("status")
        .filter({ hasText: `Expert Care in ${clinic.address.city}` })
        .waitFor();
      assert.deepEqual(await page.evaluate(readHeadTags), {
        ogUrl: await page.evaluate(() => location.href),
        jsonLdCount: 0,
      });
      await page.goBack();
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
    }));

  const partLinks = patientLinks.filter(({ to }) => to.includes("#"));

  it(
    "A link to a part of a page moves the focus there, from another page and on its own",
    { skip: partLinks.length === 0 && "no link of the footer leads to a part of a page" },
    () =>
      visit("/", { viewport: desktop }, async ({ page }) => {
        for (const { name, to } of [...partLinks.slice(0, 1), ...partLinks]) {
          await page.getByRole("contentinfo").getByRole("link", { name }).focus();
          await page.keyboard.press("Enter");
          await page.waitForURL(`**${to}`);
          await page.locator(`${to.slice(to.indexOf("#"))}:focus`).waitFor();
        }
        await page.keyboard.press("Tab");
        assert.equal(await page.locator("main :focus").count(), 1);
      }),
  );

  it("The skip link moves the focus to the main content", () =>
    visit("/", {}, async ({ page }) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.locator("#main:focus").waitFor();
    }));

  it("The menus mark the current page and the menu that it belongs to", () =>
    visit("/", { viewport: desktop, hasJavaScript: false }, async ({ page }) => {
      for (const [path, ...marks] of [
        ["/", 0],
        ["/contact", "Contact: page"],
        ["/about", "About Us: page", "About Us: page"],
        ["/registered-providers", "About Us: true", `${teamPage}: page`],
        [`/service/${service.url}`, "Services: true", `${service.menuName}: page`],
        ["/blogs/how-to-choose-shoes", "Resources: true"],
        ["/fees", "Resources: true", "Fees and Insurance: page"],
        ["/location", 0],
      ] as const) {
        await page.goto(path);
        const marked = page.locator("header nav [aria-current]");
        const found = await marked.evaluateAll((elements) =>
          elements.map((element) => `${element.textContent}: ${element.ariaCurrent}`),
        );
        assert.deepEqual(found, marks[0] === 0 ? [] : marks, path);
      }
    }));

  it("A page that ends with a call to action has only the phone number in its footer", () =>
    visit("/", { hasJavaScript: false }, async ({ page }) => {
      const lead = page.getByRole("contentinfo").getByRole("link", { name: "Send a message" });
      await lead.waitFor();
      const phoneLinks = page
        .getByRole("contentinfo")
        .getByRole("link", { name: defaultContact.phone.formatted });
      assert.equal(await phoneLinks.count(), 1);
      for (const path of ["/contact", "/services", "/fees", "/location", "/book"]) {
        await page.goto(path);
        await page.getByRole("contentinfo").waitFor();
        assert.equal(await lead.isVisible(), false, path);
        assert.equal(await phoneLinks.count(), 1, path);
      }
    }));

  it("In a low window the header scrolls with the page and the bar hides no button of the hero", () =>
    visit("/", { viewport: { width: 720, height: 450 } }, async ({ page }) => {
      const bar = page.locator("nav.fixed:not(dialog *)");
      const { height = 0, y: barTop = 0 } = (await bar.boundingBox()) ?? {};
      assert.ok(height > 40 && height <= 54, `the bar has ${height} px`);
      const button = await page.getByRole("link", { name: "Learn More" }).first().boundingBox();
      assert.ok(button && button.y + button.height <= barTop, JSON.stringify(button));
      await page.evaluate(() => window.scrollTo(0, 300));
      const header = await page.locator("header").first().boundingBox();
      assert.ok(header && header.y + header.height <= 0, JSON.stringify(header));
    }));

  it("A lost connection is reported as the visitor's, not as a server error", () =>
    visit("/", {}, async ({ page, expectedErrors: expected }) => {
      expected.push(/Failed to load resource|Failed to fetch|Error loading route module/);
      expected.push(/dynamically imported/);
      await page.context().setOffline(true);
      await page.getByRole("link", { name: "Learn More about our clinic" }).click();
      await page.getByRole("alert").getByText("Your device has lost its connection").waitFor();
      assert.equal(await page.getByText("on our side").count(), 0);
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Reload the page" }).click();
      await page.getByRole("contentinfo").waitFor();
    }));

  it("A chunk that fails to load shows the last-resort page with a reload button", () =>
    visit("/", {}, async ({ page, expectedErrors: expected }) => {
      expected.push(/Failed to load resource|Error loading route module|dynamically imported/);
      await page.route("**/static/js/services-*.js", (route) => route.abort());
      await page.getByRole("link", { name: "Learn More about our services" }).click();
      await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
      await page.unroute("**/static/js/services-*.js");
      await page.getByRole("button", { name: "Reload the page" }).click();
      await page.waitForURL("**/services");
      await page.getByRole("contentinfo").waitFor();
    }));

  it("Forced colours reach every icon", () =>
    visit("/contact", {}, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      const colours = await page
        .locator("svg[stroke=currentColor]")
        .evaluateAll((icons) =>
          icons.map((icon) =>
            [icon, icon.parentElement as Element].map((e) => getComputedStyle(e).color),
          ),
        );
      assert.notEqual(colours.length, 0);
      for (const [own, inherited] of colours) assert.equal(own, inherited);
    }));

  it("The home page does not scroll horizontally at any width", () =>
    visit("/", {}, async ({ page }) => {
      for (const width of [320, 390, 768, 992, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.locator("header:not([data-stuck])").waitFor();
        assert.equal(await measureHorizontalOverflow(page), 0, `${width} px`);
        await page.evaluate(() => window.scrollTo(0, 900));
        await page.locator("header[data-stuck]").waitFor();
        assert.equal(await measureHorizontalOverflow(page), 0, `${width} px, scrolled`);
      }
    }));
});

function readHeadTags() {
  return {
    ogUrl: document.querySelector('meta[property="og:url"]')?.getAttribute("content"),
    jsonLdCount: document.querySelectorAll('script[type="application/ld+json"]').length,
  };
}
