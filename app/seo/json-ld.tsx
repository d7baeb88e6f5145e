import { createContext, useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Set on the server only: the browser needs no copy of the structured data. */
export const JsonLdContext = createContext<string | undefined>(undefined);

/** Describes the first page only, so it is removed on the first navigation. */
export function JsonLd() {
  const json = useContext(JsonLdContext);
  const { pathname, search } = useLocation();
  const initialUrl = useRef(pathname + search);
  useEffect(() => {
    if (pathname + search !== initialUrl.current)
      document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, search]);
  if (json === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped by createPageGraph.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
