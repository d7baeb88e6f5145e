import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** After a navigation the focus is at the top of the new page, and its title is said. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (how !== "POP" && hash === "")
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash, how]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
