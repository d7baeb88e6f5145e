import type { Page } from "playwright-core";
import type { LocationPage } from "#domain/location-pages/location-page-schema.server.ts";
import { exampleLocationTexts } from "./location-texts.ts";
import { admin } from "./open-site.ts";
import { type desktop, type useBrowser, type Visit, waitForNoDialog } from "./use-browser.ts";

interface LocationEditorVisit extends Visit {
  path: string;
  fetchStored: () => Promise<LocationPage>;
  saveElsewhere: (change: object) => Promise<void>;
  deletePage: () => Promise<void>;
  endSession: () => Promise<void>;
}

export function useLocationEditor({ visit, site }: ReturnType<typeof useBrowser>) {
  let pageCount = 0;
  let cookie: string | undefined;

  return (test: (editor: LocationEditorVisit) => Promise<void>, viewport?: typeof desktop) =>
    visit(
      "/favicon.svg",
      { ...(viewport && { viewport }), prefersReducedMotion: true },
      async (visited) => {
        cookie ??= await site().signIn(admin);
        await addSessionCookie(visited, cookie);
        pageCount += 1;
        const texts = exampleLocationTexts(`place-${pageCount}`);
        const response = await site().post("/api/locationpages/create", texts, cookie);
        const { location_id: id } = response.json().data as LocationPage;
        const url = `/api/locationpages/${id}`;
        const path = `/admin/location-pages/${id}/edit`;
        await openLocationEditor(visited.page, path);
        await test({
          ...visited,
          path,
          fetchStored: async () => (await site().get(url)).json().data,
          saveElsewhere: async (change) => {
            await site().send({ method: "PUT", url, payload: change, cookie });
          },
          deletePage: async () => {
            await site().send({ method: "DELETE", url, cookie });
          },
          endSession: async () => {
            await site().post("/api/users/logout", {}, cookie);
            cookie = undefined;
          },
        });
      },
    );
}

export async function addSessionCookie({ page, context }: Visit, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: new URL(page.url()).origin }]);
}

export async function openLocationEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await getHeadingField(page).waitFor();
}

export const getHeadingField = (page: Page) => page.getByRole("textbox", { name: "Main heading" });
export const getSaveButton = (page: Page) => page.getByRole("button", { name: "Save changes" });

export async function waitForEditorClose(page: Page): Promise<void> {
  await page.waitForURL("**/admin/location-pages");
  await waitForNoDialog(page);
}

export async function waitForAutosave(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (textInPage) => Object.values(localStorage).some((autosave) => autosave.includes(textInPage)),
    text,
  );
}

export function readAutosavedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("unsaved "))
      .map(([, autosave]) => JSON.parse(autosave).values.main_heading),
  );
}
