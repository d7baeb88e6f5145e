import type { Page } from "playwright-core";
import type { LocationPage } from "#domain/locations/location.ts";
import type { desktop, useBrowser, Visit } from "./browser.ts";
import { locationTexts } from "./location-texts.ts";
import { admin } from "./site.ts";

export interface Editor extends Visit {
  path: string;
  stored: () => Promise<LocationPage>;
  saveElsewhere: (change: object) => Promise<void>;
  remove: () => Promise<void>;
  endSession: () => Promise<void>;
}

export function useEditor({ visit, site }: ReturnType<typeof useBrowser>) {
  let pages = 0;
  let cookie: string | undefined;

  return (act: (editor: Editor) => Promise<void>, viewport?: typeof desktop) =>
    visit(
      "/favicon.svg",
      { ...(viewport && { viewport }), prefersStillness: true },
      async (visited) => {
        cookie ??= await site().signIn(admin);
        await bringCookie(visited, cookie);
        pages += 1;
        const texts = locationTexts(`place-${pages}`);
        const reply = await site().post("/api/locationpages/create", texts, cookie);
        const { location_id: id } = reply.json().data as LocationPage;
        const url = `/api/locationpages/${id}`;
        const path = `/admin/location-pages/${id}/edit`;
        await openEditor(visited.page, path);
        await act({
          ...visited,
          path,
          stored: async () => (await site().get(url)).json().data,
          saveElsewhere: async (change) => {
            await site().send({ method: "PUT", url, payload: change, cookie });
          },
          remove: async () => {
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

export async function bringCookie({ page, context }: Visit, cookie: string): Promise<void> {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: page.url() }]);
}

export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await heading(page).waitFor();
}

export const heading = (page: Page) => page.getByLabel("Main heading");
export const saveButton = (page: Page) => page.getByRole("button", { name: "Save changes" });

export async function closed(page: Page): Promise<void> {
  await page.waitForURL("**/admin/location-pages");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

export async function kept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => Object.values(localStorage).some((copy) => copy.includes(wanted)),
    text,
  );
}

export function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("unsaved "))
      .map(([, copy]) => JSON.parse(copy).values.main_heading),
  );
}
