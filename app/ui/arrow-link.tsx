import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface ArrowLinkProps {
  to: string;
  children: ReactNode;
  /** Visually hidden text that completes the link, for example "about our services". */
  hiddenText?: string;
}

export function ArrowLinks({ links }: { links: { name: string; to: string }[] }) {
  return links.map(({ name, to }) => (
    <ArrowLink key={to} to={to}>
      {name}
    </ArrowLink>
  ));
}

export function ArrowLink({ to, children, hiddenText }: ArrowLinkProps) {
  const label = (
    <span>
      {children}
      {hiddenText && <span className="sr-only"> {hiddenText}</span>}
    </span>
  );
  if (to.startsWith("/"))
    return (
      <Link to={to} className="arrow-link">
        {label}
        <Icon name="arrow-right" />
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener" className="arrow-link">
      {label}
      <Icon name="arrow-up-right" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
