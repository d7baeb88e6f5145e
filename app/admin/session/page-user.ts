import { discardAllUnsentTexts } from "./unsent-texts.ts";

export interface PageUser {
  id: string;
  name: string;
}

let pageUser: PageUser | undefined;

/** The first user counts: nobody else owns what the page has loaded and what was typed there. */
export function setPageUser({ id, name }: PageUser): void {
  pageUser ??= { id, name };
}

export function getPageUser(): PageUser | undefined {
  return pageUser;
}

export function isOtherUser(id: string): boolean {
  return pageUser !== undefined && pageUser.id !== id;
}

/** Loads everything anew. Texts for patients are in memory alone, so they go. */
export function reloadForOtherUser(): void {
  discardAllUnsentTexts();
  location.assign("/admin");
}
