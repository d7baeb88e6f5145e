import { toastWarning } from "#app/admin/ui/toasts.tsx";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import { describeMissingPages, type OwnLink } from "./own-links.ts";

/** Saved all the same: the page may be the next thing that somebody writes. */
export async function warnOfMissingPages(links: OwnLink[]): Promise<void> {
  const missing = await findMissingPages([...new Set(links.map(({ path }) => path))]);
  const broken = links.filter(({ path }) => missing.has(path));
  if (broken.length > 0) toastWarning(`Saved. ${describeMissingPages(broken)}`);
}
