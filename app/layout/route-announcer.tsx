import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Link state for links that remain on the next page, such as tabs, and keep the focus. */
export const keepsFocus = { keepsFocus: true };

/** After a navigation, screen readers need the focus at the top and the title announced. */
export function RouteAnnouncer() {
  const { pathname, search, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const url = pathname + search;
  const announcedUrl = useRef(url);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (announcedUrl.current === url) return;
    announcedUrl.current = url;
    setTitle(document.title);
    if (navigationType !== "POP" && hash === "" && !state?.keepsFocus)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [url, hash, navigationType, state]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
