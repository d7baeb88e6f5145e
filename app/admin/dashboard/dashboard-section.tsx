import { type ReactNode, useId } from "react";
import { Link } from "react-router";

interface DashboardSectionProps {
  heading: string;
  link?: { to: string; text: string };
  note?: string;
  children: ReactNode;
}

export function DashboardSection({ heading, link, note, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-ds">
          {heading}
        </h2>
        {link && (
          <Link to={link.to} className={sectionLinkStyle}>
            {link.text}
          </Link>
        )}
        {note && <span className="text-s text-muted">{note}</span>}
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface-raised">
        {children}
      </ul>
    </section>
  );
}

export const sectionLinkStyle =
  "inline-flex min-h-11 items-center text-s font-semibold text-brand underline underline-offset-4";

export const rowTitleStyle =
  "font-display text-[1.1875rem] leading-tight text-brand [overflow-wrap:anywhere] hover:underline";
