import type { Page } from "playwright-core";
import { services } from "#content/services/index.ts";
import { errorPages, publicPaths } from "../../support/template-paths.ts";
import { emptyCategory, isDesktopWidth, isPhoneWidth, type PageState } from "./page-state.ts";

const pages = [
  ...new Set([...publicPaths, ...services.map(({ url }) => `/service/${url}`)]),
  ...["/blog?page=2", `/search?q=${services.at(-1)?.url}`, "/search?q=xyzzy"],
];

export const visitorStates: PageState[] = [
  ...pages.map((path) => ({ name: "as it arrives", path, expected: errorPages[path] })),
  { name: "a location that is not there", path: "/location/atlantis", expected: /404/ },
  {
    name: "a blog topic without posts",
    path: `/blog?category=${emptyCategory}`,
  },
  {
    name: "the phone's menu, a part of it open",
    path: "/",
    isShownAt: isPhoneWidth,
    enter: async ({ page }) => {
      await page.getByRole("button", { name: "Open the menu" }).click();
      await page
        .getByRole("dialog", { name: "Menu" })
        .and(page.locator("[open]"))
        .locator("summary")
        .nth(1)
        .click();
    },
  },
  {
    name: "address and hours unfolded",
    path: "/",
    isShownAt: isPhoneWidth,
    enter: ({ page }) => page.locator("summary", { hasText: "Address and hours" }).click(),
  },
  {
    name: "the wide menu",
    path: "/",
    isShownAt: isDesktopWidth,
    enter: async ({ page }) => {
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name: "Services", exact: true }).focus();
      await main.getByRole("link", { name: "Shockwave Therapy" }).waitFor();
    },
  },
  {
    name: "the list of services unfolded",
    path: "/service/physiotherapy",
    isShownAt: isPhoneWidth,
    enter: async ({ page }) => {
      await page.locator("summary", { hasText: "Other services" }).click();
    },
  },
  {
    name: "a row of slides that was paused",
    path: "/",
    enter: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.reload();
      await page.getByRole("group", { name: "Services" }).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Pause: Services" }).click();
      await page.emulateMedia({ reducedMotion: "reduce" });
    },
  },
  {
    name: "the tour",
    path: "/",
    enter: async ({ page }) => {
      await page.getByRole("link", { name: /Tour the clinic/ }).click();
      await page.getByRole("dialog", { name: "Tour the clinic" }).locator("video").waitFor();
    },
  },
  {
    name: "a picture in full size",
    path: "/gallery",
    isShownAt: isDesktopWidth,
    enter: async ({ page }) => {
      await page.locator("main figure a[aria-haspopup=dialog]").nth(1).click();
      await page.getByText("2 of 9").waitFor();
    },
  },
  {
    name: "the map",
    path: "/contact",
    expected: /openstreetmap|ERR_|Failed to load resource/,
    enter: async ({ page }) => {
      await page.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({
          body: "<title>map</title><button>Zoom in</button>",
          contentType: "text/html",
        }),
      );
      await page.locator("#find-us").scrollIntoViewIfNeeded();
      await page.getByRole("link", { name: "Show the map" }).click();
      await page.locator("iframe").waitFor();
    },
  },
  ...["/", "/contact"].flatMap((path): PageState[] => [
    {
      name: "a form with errors",
      path,
      enter: async ({ page }) => {
        await unfoldForm(page);
        await submitForm(page);
        await page.getByRole("alert").getByText("a second look").waitFor();
      },
    },
    {
      name: "a form that was sent",
      path,
      enter: async ({ page }) => {
        await page.route("**/send-*", (route) => route.fulfill({ json: { msg: "success" } }));
        await page.evaluate(() => {
          window.open = () => null;
        });
        await unfoldForm(page);
        await fillForm(page);
        await submitForm(page);
        await page.getByText("A thank-you page opens").waitFor();
      },
    },
    {
      name: "a form that failed",
      path,
      expected: /Failed to load resource/,
      enter: async ({ page }) => {
        await page.route("**/send-*", (route) =>
          route.fulfill({ status: 500, json: { msg: "fail" } }),
        );
        await unfoldForm(page);
        await fillForm(page);
        await submitForm(page);
        await page.getByRole("alert").filter({ hasText: "Failed to send" }).waitFor();
      },
    },
  ]),
  {
    name: "signing in, refused",
    path: "/login",
    enter: async ({ page }) => {
      await page.locator("button[type=submit]:enabled").click();
      await page.getByText("Please enter your email.").waitFor();
    },
  },
];

/** The form of the home page is folded on phones. */
async function unfoldForm(page: Page): Promise<void> {
  const summary = page.locator("summary", { hasText: "Send us a message" });
  if (await summary.isVisible()) await summary.click();
}

async function fillForm(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Full name" }).fill("Imani O.");
  await page.getByRole("textbox", { name: "Phone" }).fill("4165550199");
  await page.getByRole("textbox", { name: "Email" }).fill("imani@northbloom.example");
  await page.getByRole("textbox", { name: "How can we help?" }).fill("Do you treat knees?");
}

/** On the home page the form's script loads only once the form is near the viewport. */
async function submitForm(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Send message" });
  await button.scrollIntoViewIfNeeded();
  await page.locator("form[novalidate]").first().waitFor();
  await button.click();
}
