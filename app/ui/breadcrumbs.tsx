import { Link } from "react-router";

interface BreadcrumbsProps {
  /** The current page has no link; an article, whose title follows, is left out. */
  items: { name: string; to?: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-3 gap-y-1 text-s text-muted">
        {items.map(({ name, to }, i) => (
          <li key={to ?? ""} className="flex items-center gap-2.5">
            {i > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to} className="-my-2.5 inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
