import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Link state for links that remain on the next page, such as tabs, and keep the focus. */
export const staysInPlace = { staysInPlace: true };

/** After a navigation, screen readers need the focus at the top and the title announced. */
export function RouteAnnouncer() {
  const { pathname, search, hash, state } = useLocation();
  const how = useNavigationType();
  const address = pathname + search;
  const shown = useRef(address);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setTitle(document.title);
    if (how !== "POP" && hash === "" && !state?.staysInPlace)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [address, hash, how, state]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
