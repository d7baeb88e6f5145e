import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The state of a link that itself stays on the next page, such as a tab, and keeps the focus. */
export const staysInPlace = { staysInPlace: true };

/** After a navigation the focus is at the top of the new page, and its title is said. */
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
