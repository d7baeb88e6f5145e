import { toastWarning } from "#app/admin/ui/toasts.tsx";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import type { LocationValues } from "./location-values.ts";

/** Search engines follow the link; the page of a draft is not there yet. */
export async function warnOfMissingLink({ status, meta_link }: LocationValues): Promise<void> {
  const url = URL.parse(meta_link, location.origin);
  if (status === "draft" || meta_link === "" || url?.origin !== location.origin) return;
  const path = url.pathname + url.search;
  const missing = await findMissingPages([path]);
  if (missing.has(path)) toastWarning(`Saved. This page is not there: ${path} (Link)`);
}
