import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";

interface PagerProps {
  page: number;
  pages: number;
  getUrl: (page: number) => string;
}

const linkStyle =
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2.5 text-s font-semibold text-brand focus-visible:rounded-full";

/** In both directions, and to either end. */
export function Pager({ page, pages, getUrl }: PagerProps) {
  if (pages <= 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pages;
  const step = (target: number, label: string, isDisabled: boolean, content: ReactNode) =>
    isDisabled ? (
      <span aria-hidden="true" className={`${linkStyle} invisible`}>
        {content}
      </span>
    ) : (
      <Link
        to={getUrl(target)}
        aria-label={label}
        preventScrollReset
        className={`${linkStyle} hover:bg-brand-tint`}
      >
        {content}
      </Link>
    );
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(1, "First page", isFirst, "First")}</li>
        <li>{step(page - 1, "Previous page", isFirst, <Icon name="arrow-left" />)}</li>
        <li className="px-1 text-s whitespace-nowrap tabular" aria-current="page">
          Page {page} of {pages}
        </li>
        <li>{step(page + 1, "Next page", isLast, <Icon name="arrow-right" />)}</li>
        <li>{step(pages, "Last page", isLast, "Last")}</li>
      </ul>
    </nav>
  );
}
