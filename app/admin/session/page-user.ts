import { discardAllUnsentTexts } from "./unsent-texts.ts";

let pageUserId: string | undefined;

/** The first user counts: what the page has loaded and what was typed there is nobody else's. */
export function setPageUser(id: string): void {
  pageUserId ??= id;
}

export function isOtherUser(id: string): boolean {
  return pageUserId !== undefined && pageUserId !== id;
}

/** Loads everything anew. Texts for patients are in memory alone, so they go. */
export function reloadForOtherUser(): void {
  discardAllUnsentTexts();
  location.assign("/admin");
}
