import { Link } from "react-router";
import { PortalSection, rowTitleStyle } from "./portal-section.tsx";

interface LastEditedProps {
  items: { to: string; title: string; line: string }[];
}

export function LastEdited({ items }: LastEditedProps) {
  return (
    <PortalSection heading="Last edited">
      {items.map(({ to, title, line }) => (
        <li key={to} className="px-4 py-3">
          <Link to={to} className={rowTitleStyle}>
            {title}
          </Link>
          <p className="text-[0.875rem] text-ink-soft">{line}</p>
        </li>
      ))}
    </PortalSection>
  );
}
