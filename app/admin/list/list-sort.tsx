import { useNavigate } from "react-router";
import { Select } from "#app/admin/ui/select.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { capitalize } from "#domain/clinic/number-words.ts";
import type { ListOrder } from "#domain/records/list-query.ts";
import { formatOrder } from "./list-summary.ts";

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
    <Select
      aria-label="Sort by"
      look="text"
      boxClassName="desk:hidden"
      disabled={!isHydrated}
      value={`${query.sort} ${query.order}`}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        if (chosen) void navigate(getUrl(chosen), { preventScrollReset: true });
      }}
      options={options.map(({ sort, order, value }) => [
        value,
        capitalize(formatOrder(sort, order)),
      ])}
    />
  );
}
