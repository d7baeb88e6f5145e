import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { scrollCurrentIntoView, scrollFocusedIntoView } from "#app/ui/scroll-into-view.ts";

interface ListFiltersProps {
  label?: string;
  filters: {
    view: string;
    name: string;
    count?: number | undefined;
    to: string;
    isCurrent: boolean;
  }[];
}

export function ListFilters({ label = "Show", filters }: ListFiltersProps) {
  return (
    <nav
      aria-label={label}
      className="min-w-0 max-tablet:-mx-gutter max-tablet:w-[calc(100%+2*var(--spacing-gutter))]"
    >
      <ul
        onFocus={scrollFocusedIntoView}
        className="relative -my-0.5 flex gap-2 overflow-x-auto py-1.5 max-tablet:px-gutter tablet:-mx-1.5 tablet:px-1.5"
      >
        {filters.map(({ view, name, count, to, isCurrent }) => (
          <li key={view} className="flex-none">
            <Link
              ref={scrollCurrentIntoView}
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-field px-[0.9rem] text-s font-medium whitespace-nowrap transition-colors focus-visible:rounded-full not-aria-[current]:hover:bg-brand-tint aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-surface"
            >
              {view === "trash" && <Icon name="trash" />}
              {view === "late" && <Icon name="alert" />}
              {name}
              {count !== undefined && ` ${count}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
