import { useEffect, useState } from "react";
import type { PublishCheck } from "#app/admin/editor/publish-check.ts";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import type { PostSection } from "#domain/posts/post.ts";
import { describeLinkCheck, listOwnLinks } from "./publish-checks.ts";

/** Undefined until the server has said which pages are there. */
export function useLinkCheck(sections: PostSection[]): PublishCheck | undefined {
  const [links] = useState(() => listOwnLinks(sections, location.origin));
  const [missing, setMissing] = useState<Set<string> | undefined>(
    links.length === 0 ? new Set() : undefined,
  );
  useEffect(() => {
    let isLatest = true;
    if (links.length > 0)
      void findMissingPages(links.map(({ path }) => path)).then((found) => {
        if (isLatest) setMissing(found);
      });
    return () => {
      isLatest = false;
    };
  }, [links]);
  if (missing === undefined) return undefined;
  return describeLinkCheck(
    links,
    links.filter(({ path }) => missing.has(path)),
  );
}
