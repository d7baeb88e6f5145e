import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** A pointer that only passes over a link asks for nothing. */
const restMs = 100;

/** What is no page of the site, what is only for staff, and where a visit has a meaning. */
const notForeseen = /^\/(admin|login|thank-you|api|uploads|pictures|static)(\/|$)|\.\w+$/;

/**
 * Loads the script and the data of the page that a link leads to while the finger or the pointer is
 * still on it. Before this is alive the browser does it by itself, from the Speculation-Rules.
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
      const address = link.pathname + link.search;
      timer = setTimeout(() => setPage(address), type === "touchstart" ? 0 : restMs);
    };
    const gone = new AbortController();
    const options = { passive: true, signal: gone.signal };
    for (const sign of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(sign, onIntent, options);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);

  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

/** Whoever pays for each byte is asked for none that may not be needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target === "" &&
    link.pathname !== location.pathname &&
    !notForeseen.test(link.pathname)
  );
}
