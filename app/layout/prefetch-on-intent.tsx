import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { uncountedPaths } from "#domain/records/page-paths.ts";

/** A pointer that only crosses a link prefetches nothing. */
const hoverDelayMs = 100;

/**
 * Prefetches script and data of a linked page while the pointer is on the link. Before hydration the
 * browser prefetches by itself, following the Speculation-Rules header.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = ({ target, type }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null || !leadsToPage(link)) return;
      const path = link.pathname + link.search;
      timer = setTimeout(() => setPage(path), type === "touchstart" ? 0 : hoverDelayMs);
    };
    const abortController = new AbortController();
    const options = { passive: true, signal: abortController.signal };
    for (const eventName of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(eventName, onIntent, options);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, []);

  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target === "" &&
    link.pathname !== location.pathname &&
    // Files have an extension.
    !/\.\w+$/.test(link.pathname) &&
    !uncountedPaths.some((path) => link.pathname.startsWith(path))
  );
}
