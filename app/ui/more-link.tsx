import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface MoreLinkProps {
  to: string;
  children: ReactNode;
  /** Visually hidden text that completes the link, for example "about our services". */
  rest?: string;
}

/** External links open a new tab and announce it. */
export function MoreLink({ to, children, rest }: MoreLinkProps) {
  const words = (
    <span>
      {children}
      {rest && <span className="sr-only"> {rest}</span>}
    </span>
  );
  if (to.startsWith("/"))
    return (
      <Link to={to} className="more">
        {words}
        <Icon name="arrow-right" />
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener" className="more">
      {words}
      <Icon name="arrow-up-right" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
