import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Link state for links that remain on the next page, such as tabs, and keep the focus. */
export const keepsFocus = { keepsFocus: true };

/** After a navigation, screen readers need the focus where the link leads and the title announced. */
export function RouteAnnouncer() {
  const { key, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ key, title: "" });
  const [title, setTitle] = useState("");

  useEffect(() => {
    const { key: lastKey, title: lastTitle } = last.current;
    last.current = { key, title: document.title };
    if (lastKey === key) return;
    // A link within the page, or a filter, leads to the same title.
    if (document.title !== lastTitle) setTitle(document.title);
    if (navigationType !== "POP" && !state?.keepsFocus) moveFocus(hash);
  }, [key, hash, navigationType, state]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** A part that cannot take the focus becomes one that can. */
function moveFocus(hash: string): void {
  const part =
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main [data-initial-focus]") ??
    document.getElementById("main");
  if (part && part.tabIndex < 0) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}
