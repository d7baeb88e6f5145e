import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The state of a link that itself stays on the next page, such as a tab, and keeps the focus. */
export const staysInPlace = { staysInPlace: true };

/** After a navigation the focus is at the top of the new page, and its title is said. */
export function RouteAnnouncer() {
  const { pathname, hash, state } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (how !== "POP" && hash === "" && !state?.staysInPlace)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash, how, state]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
