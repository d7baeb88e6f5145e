import { toastWarning } from "#app/admin/ui/toasts.tsx";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import type { PostSection } from "#domain/posts/post.ts";
import { describeLinkCheck, listOwnLinks } from "./publish-checks.ts";

/** The post is saved all the same: the page may be the next thing that somebody writes. */
export async function warnOfMissingPages(sections: PostSection[]): Promise<void> {
  const links = listOwnLinks(sections, location.origin);
  const missing = await findMissingPages(links.map(({ path }) => path));
  const { isFine, detail } = describeLinkCheck(
    links,
    links.filter(({ path }) => missing.has(path)),
  );
  if (!isFine) toastWarning(`Saved. ${detail}`);
}
