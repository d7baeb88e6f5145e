import type { Page } from "playwright-core";
import { moveMessages } from "#domain/messages/message-history.server.ts";
import { admin } from "../../support/open-site.ts";
import { errorPages, staffPaths } from "../../support/template-paths.ts";
import { getLinkToken } from "../../support/test-accounts.ts";
import type { Fixture, PageState } from "./page-state.ts";

const bo = { id: "bo", name: "Bo", email: "bo@example.com", isAdmin: true, role: "owner" } as const;

const pages = [
  ...staffPaths.filter((path) => !path.endsWith("/new")),
  ...["/admin/blogs?status=trash", "/admin/blogs?status=draft"],
  ...["/admin/location-pages?status=trash", "/admin/messages?folder=spam"],
];

export const staffStates: PageState[] = [
  ...pages.map((path) => ({ name: "as it arrives", path, expected: errorPages[path] })),
  {
    name: "a password being chosen",
    path: async ({ site, cookie }) => {
      const account = { name: "Dora", email: "dora@northbloom.example", isAdmin: false };
      const response = await site.post(
        "/api/staff/users",
        { ...account, password: admin.password },
        cookie,
      );
      return `/login/new-password#${getLinkToken(response.json().link)}`;
    },
    enter: ({ page }) => page.getByText("dora@northbloom.example").waitFor(),
  },
  {
    name: "the second factor being set up",
    path: "/admin/account",
    enter: async ({ page }) => {
      const factor = page.getByRole("region", { name: "Second factor" });
      await factor.getByRole("button", { name: "Set up" }).click();
      await factor.locator("[name=password]").waitFor();
    },
  },
  {
    name: "the question before somebody is disabled",
    path: "/admin/account/staff",
    enter: async ({ page }) => {
      await page
        .locator("main button:enabled")
        .filter({ hasText: /^Disable/ })
        .first()
        .click();
      await page.locator("[name=password]:focus").waitFor();
    },
  },
  {
    name: "the password that a new link is for",
    path: "/admin/account/staff",
    enter: async ({ page }) => {
      await page
        .getByRole("button", { name: /^New password link/ })
        .first()
        .click();
      await page.locator("[name=password]:focus").waitFor();
    },
  },
  {
    name: "nothing found",
    path: "/admin/blogs?q=xylophone",
    enter: ({ page }) => page.getByText("No posts here have").waitFor(),
  },
  {
    name: "the question before a delete",
    path: "/admin/blogs?q=knee",
    enter: ({ page }) => openDeleteDialog(page),
  },
  {
    name: "a toast with Undo",
    path: async (fixture) => {
      await fixture.newPost({ title: "Soon gone" });
      return "/admin/blogs?q=Soon";
    },
    enter: async ({ page }) => {
      await openDeleteDialog(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).waitFor();
      // The list is pale until it has loaded again, and the toast may be there before that begins.
      await page.locator("tbody").getByText("Soon gone").first().waitFor({ state: "detached" });
      await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    },
  },
  {
    name: "a delete that failed",
    showsToast: true,
    path: "/admin/blogs?q=heel",
    expected: /ERR_FAILED/,
    enter: async ({ page }) => {
      await page.route("**/blog/*", (route) => route.abort());
      await openDeleteDialog(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await page
        .locator("main")
        .getByText("The server did not respond, so it may or may not be done.")
        .waitFor();
    },
  },
  {
    name: "an open message",
    path: getMessagePath,
    enter: ({ page }) => page.getByRole("article").getByText("An evening").first().waitFor(),
  },
  {
    name: "an open message that a colleague handled",
    path: getMessagePath,
    enter: async ({ page }, { site, messageId }) => {
      await moveMessages(site.db, [messageId], "inbox", bo);
      await page.reload();
      await moveMessages(site.db, [messageId], "handled", bo);
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.getByRole("status").getByText("Moved to Handled by Bo.").waitFor();
    },
  },
  {
    name: "a missing message",
    path: "/admin/messages/999999",
    expected: /404/,
  },
  {
    name: "the question before all messages of a sender are deleted",
    path: getMessagePath,
    enter: async ({ page }) => {
      await page.getByText(/^Everything from /).click();
      await page.locator("main button:enabled", { hasText: "Delete everything" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];

async function openDeleteDialog(page: Page): Promise<void> {
  await page
    .locator("tbody button:enabled")
    .filter({ hasText: /^Delete/ })
    .first()
    .click();
  await page.getByRole("alertdialog").waitFor();
}

function getMessagePath({ messageId }: Fixture): string {
  return `/admin/messages/${messageId}`;
}
