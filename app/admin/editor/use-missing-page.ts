import { useEffect, useState } from "react";
import { findMissingPages } from "#app/api/find-missing-pages.ts";
import { findOwnPath } from "./own-links.ts";

/** The path of a link that leads to no page of this site; undefined until the server has said so. */
export function useMissingPage(href: string): string | undefined {
  const [missing, setMissing] = useState<{ href: string; path: string }>();
  useEffect(() => {
    const path = findOwnPath(href, location.origin);
    if (path === undefined) return;
    let isLatest = true;
    void findMissingPages([path]).then((found) => {
      if (isLatest) setMissing(found.has(path) ? { href, path } : undefined);
    });
    return () => {
      isLatest = false;
    };
  }, [href]);
  return missing?.href === href ? missing.path : undefined;
}
