import type { Page } from "playwright-core";
import { heading, saveButton } from "../../support/editor.ts";
import { writeSection } from "../../support/post-editor.ts";
import { onPhone, type State, type World } from "./state.ts";

const newPost = "/admin/blogs/new";
const newLocation = "/admin/location-pages/new";
const postPath = async (world: World) => `/admin/blogs/${await world.newPost()}/edit`;
const locationPath = async (world: World) =>
  `/admin/location-pages/${await world.newLocation()}/edit`;

export const editorStates: State[] = [
  { name: "as it arrives", path: newPost, reach: isOpen },
  { name: "as it arrives", path: newLocation, reach: isOpen },
  { name: "the editor of a post", path: postPath, reach: isOpen },
  { name: "the editor of a location", path: locationPath, reach: isOpen },
  { name: "no such post", path: "/admin/blogs/999999/edit", expected: /404/, reach: isOpen },
  {
    name: "a post without its title",
    hasToast: true,
    path: newPost,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByRole("button", { name: "Save as draft" }).click();
      await page.getByText("Title is missing.").waitFor();
    },
  },
  {
    name: "a location page without its fields",
    hasToast: true,
    path: newLocation,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByRole("button", { name: "Create page" }).click();
      await page.getByRole("alert").getByText("Please look at the marked fields.").waitFor();
    },
  },
  {
    name: "a section open, with a claim in it",
    path: postPath,
    reach: async ({ page }) => {
      await isOpen({ page });
      await writeSection(page, 2, "Rest", " A guarantee.");
      await page.locator(".claim-mark", { hasText: "guarantee" }).waitFor();
    },
  },
  {
    name: "the link form of a text",
    path: postPath,
    reach: async ({ page }) => {
      await isOpen({ page });
      await writeSection(page, 2, "Rest", "");
      await page.keyboard.press("Control+a");
      await page.getByRole("button", { name: "Link" }).click();
      await page.getByLabel("Link destination").waitFor();
    },
  },
  {
    name: "a section that was removed",
    path: postPath,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByRole("button", { name: "Open section 1" }).click();
      await page.getByRole("button", { name: "Remove section 1" }).click();
      await page.getByText("is removed.").waitFor();
    },
  },
  {
    name: "what the preview shows",
    path: postPath,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByLabel("Title", { exact: true }).fill("Other words");
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("heading", { name: "The preview shows what is saved" }).waitFor();
    },
  },
  {
    name: "the preview of a post",
    path: async (world) => `/admin/blogs/${await world.newPost({ status: "draft" })}/preview`,
  },
  {
    name: "the preview beside the form",
    path: locationPath,
    at: onPhone,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByRole("button", { name: "Preview" }).click();
    },
  },
  {
    name: "the history, and what differs",
    path: locationPath,
    reach: async ({ page }) => {
      await isOpen({ page });
      await page.getByRole("button", { name: "History" }).click();
      await page.getByRole("button", { name: /^View/ }).click();
      await page.getByText("There are no differences.").waitFor();
    },
  },
  {
    name: "the question before leaving",
    path: locationPath,
    reach: async ({ page }) => {
      await heading(page).fill("Mine");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: "Leave with unsaved text?" }).waitFor();
    },
  },
  { name: "a conflict", path: locationPath, expected: /409/, hasToast: true, reach: conflict },
  {
    name: "a conflict compared",
    path: locationPath,
    expected: /409/,
    reach: async (visit, world) => {
      await conflict(visit, world);
      await visit.page.getByRole("button", { name: "Compare" }).click();
      await visit.page.getByRole("group", { name: "Main heading" }).waitFor();
    },
  },
  {
    name: "a copy that was kept",
    path: locationPath,
    reach: async ({ page }) => {
      await heading(page).fill("Written just now");
      await page.reload();
      await page.getByText("Unsaved text from").waitFor();
    },
  },
  {
    name: "signing in again",
    path: locationPath,
    expected: /401/,
    reach: async ({ page }) => {
      await heading(page).fill("Written after the session");
      await page.route("**/api/locationpages/*", (route) =>
        route.fulfill({ status: 401, json: { status: "fail", message: "Sign in.", error: "" } }),
      );
      await saveButton(page).click();
      await page.getByRole("dialog", { name: "Sign in again to save" }).waitFor();
    },
  },
];

async function isOpen({ page }: { page: Page }): Promise<void> {
  await page.locator("dialog[open]").first().waitFor();
}

async function conflict({ page }: { page: Page }, world: World): Promise<void> {
  const id = Number(new URL(page.url()).pathname.split("/").at(-2));
  await world.saveElsewhere(id, { main_heading: "Theirs" });
  await heading(page).fill("Mine");
  await saveButton(page).click();
  await page.getByRole("button", { name: "Compare" }).waitFor();
}
