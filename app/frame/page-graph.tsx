import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Set on the server only: the browser needs no copy of the structured data. */
export const PageGraphContext = createContext<string | undefined>(undefined);

/** Describes the first page only, so it is removed on the first navigation. */
export function PageGraph() {
  const graph = useContext(PageGraphContext);
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    if (pathname + search !== first.current)
      document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, search]);
  if (graph === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped by createPageGraph.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
