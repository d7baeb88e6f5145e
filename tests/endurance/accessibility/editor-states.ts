import type { Page } from "playwright-core";
import { getHeadingField, getSaveButton } from "../../support/use-location-editor.ts";
import { writeSection } from "../../support/use-post-editor.ts";
import type { Fixture, PageState } from "./page-state.ts";

const newPost = "/admin/blogs/new";
const newLocation = "/admin/location-pages/new";
const postPath = async (fixture: Fixture) => `/admin/blogs/${await fixture.newPost()}/edit`;
const locationPath = async (fixture: Fixture) =>
  `/admin/location-pages/${await fixture.newLocation()}/edit`;

export const editorStates: PageState[] = [
  { name: "as it arrives", path: newPost, enter: waitForDialog },
  { name: "as it arrives", path: newLocation, enter: waitForDialog },
  { name: "the editor of a post", path: postPath, enter: waitForDialog },
  { name: "the editor of a location", path: locationPath, enter: waitForDialog },
  { name: "no such post", path: "/admin/blogs/999999/edit", expected: /404/, enter: waitForDialog },
  {
    name: "a post without its title",
    path: newPost,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await page.getByLabel("Brief paragraph").fill("One sentence");
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByText("Title is missing.").waitFor();
      await page.getByText("No links to pages of this site").waitFor();
    },
  },
  {
    name: "a location page without its fields",
    showsToast: true,
    path: newLocation,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByRole("alert").getByText("Please look at the marked fields.").waitFor();
    },
  },
  {
    name: "a section open, with a claim in it",
    path: postPath,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await writeSection(page, 2, "Rest", " A guarantee.");
      await page.locator(".advertising-highlight", { hasText: "guarantee" }).waitFor();
    },
  },
  {
    name: "the link form of a text",
    path: postPath,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await writeSection(page, 2, "Rest", "");
      await page.keyboard.press("Control+a");
      await page.getByRole("button", { name: "Link" }).click();
      await page.getByLabel("Link destination").waitFor();
    },
  },
  {
    name: "a section that was removed",
    path: postPath,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("button", { name: "Remove section 1" }).click();
      await page.getByText("is removed.").waitFor();
    },
  },
  {
    name: "what the preview shows",
    path: postPath,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await page.getByLabel("Title", { exact: true }).fill("Other words");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("heading", { name: "The preview shows what is saved" }).waitFor();
    },
  },
  {
    name: "the preview of a post",
    path: async (fixture) => `/admin/blogs/${await fixture.newPost({ status: "draft" })}/preview`,
  },
  {
    name: "the preview of a location page",
    path: async (fixture) => `${(await locationPath(fixture)).replace(/edit$/, "preview")}`,
  },
  {
    name: "the history, and what differs",
    path: locationPath,
    enter: async ({ page }) => {
      await waitForDialog({ page });
      await page.getByRole("button", { name: "History" }).click();
      await page.getByRole("button", { name: /^View/ }).click();
      await page.getByText("There are no differences.").waitFor();
    },
  },
  {
    name: "the question before leaving",
    path: locationPath,
    enter: async ({ page }) => {
      await getHeadingField(page).fill("Mine");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Leave with unsaved text?" }).waitFor();
    },
  },
  {
    name: "a conflict",
    path: locationPath,
    expected: /409/,
    enter: causeConflict,
  },
  {
    name: "a conflict compared",
    path: locationPath,
    expected: /409/,
    enter: async (visited, fixture) => {
      await causeConflict(visited, fixture);
      await visited.page.getByRole("button", { name: "Compare" }).click();
      await visited.page.getByRole("group", { name: "Main heading" }).waitFor();
    },
  },
  {
    name: "a copy that was kept",
    path: locationPath,
    enter: async ({ page }) => {
      await getHeadingField(page).fill("Written just now");
      await page.reload();
      await page.getByText("Unsaved text from").waitFor();
    },
  },
  {
    name: "signing in again",
    path: locationPath,
    expected: /401/,
    enter: async ({ page }) => {
      await getHeadingField(page).fill("Written after the session");
      await page.route("**/api/locationpages/*", (route) =>
        route.fulfill({ status: 401, json: { status: "fail", message: "Sign in.", error: "" } }),
      );
      await getSaveButton(page).click();
      await page.getByRole("dialog", { name: "Sign in again to save" }).waitFor();
    },
  },
  {
    name: "the panel before a post goes public, with warnings",
    path: async (fixture) => {
      const blogs_content = [{ heading: "The best of all", paragraph: "<p>A miracle</p>" }];
      return `/admin/blogs/${await fixture.newPost({ status: "draft", blogs_content })}/edit`;
    },
    enter: async ({ page }) => {
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByRole("button", { name: "Publish now" }).click();
      await page.getByText("Please tick this first, or keep writing.").waitFor();
    },
  },
];

async function waitForDialog({ page }: { page: Page }): Promise<void> {
  await page.locator("dialog[open]").first().waitFor();
}

async function causeConflict({ page }: { page: Page }, fixture: Fixture): Promise<void> {
  const id = Number(new URL(page.url()).pathname.split("/").at(-2));
  await fixture.saveElsewhere(id, { main_heading: "Theirs" });
  await getHeadingField(page).fill("Mine");
  await getSaveButton(page).click();
  await page.getByRole("button", { name: "Compare" }).waitFor();
}
