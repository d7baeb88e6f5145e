import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Set by the server alone: the browser gets the graph in the document and needs no copy of it. */
export const PageGraphContext = createContext<string | undefined>(undefined);

/** What the page says to machines. It belongs to the document, and leaves with the first page. */
export function PageGraph() {
  const graph = useContext(PageGraphContext);
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    if (pathname + search !== first.current)
      document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, search]);
  if (graph === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, escaped by pageGraph.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
