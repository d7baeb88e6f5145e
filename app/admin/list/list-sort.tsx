import { useNavigate } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import type { ListOrder } from "#domain/records/list-query.ts";
import { capitalize, formatOrder } from "./list-summary.ts";

interface ListSortProps<Sort extends string> {
  sorts: Sort[];
  query: { sort: Sort; order: ListOrder };
  getUrl: (change: { sort: Sort; order: ListOrder }) => string;
}

/** Replaces the sortable column headers on screens that show rows as cards. */
export function ListSort<Sort extends string>({ sorts, query, getUrl }: ListSortProps<Sort>) {
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const options = sorts.flatMap((sort) =>
    (["asc", "desc"] as const).map((order) => ({ sort, order, value: `${sort} ${order}` })),
  );
  return (
    <span className="relative min-w-0 desk:hidden">
      <select
        aria-label="Sort by"
        disabled={!isHydrated}
        value={`${query.sort} ${query.order}`}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) void navigate(getUrl(chosen), { preventScrollReset: true });
        }}
        className="min-h-11 w-full appearance-none rounded-full bg-transparent pr-8 pl-3 text-right text-s font-semibold text-brand focus-visible:rounded-full"
      >
        {options.map(({ sort, order, value }) => (
          <option key={value} value={value}>
            {capitalize(formatOrder(sort, order))}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2 size-[1em]! -translate-y-1/2 text-brand"
      />
    </span>
  );
}
