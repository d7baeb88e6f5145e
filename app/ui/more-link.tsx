import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface MoreLinkProps {
  to: string;
  children: ReactNode;
  /** The rest of the sentence, for screen readers and search engines: "about our services". */
  rest?: string;
}

/** A link in words with an arrow; one that leaves the site opens a new tab and says so. */
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
