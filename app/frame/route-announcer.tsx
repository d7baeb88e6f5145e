import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/** After a navigation the focus is at the top of the new page, and its title is said. */
export function RouteAnnouncer() {
  const { pathname, search, hash } = useLocation();
  const how = useNavigationType();
  const address = pathname + search;
  const shown = useRef(address);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    setTitle(document.title);
    if (how !== "POP" && hash === "")
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [address, hash, how]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
