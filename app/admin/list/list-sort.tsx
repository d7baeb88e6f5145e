import { useNavigate } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { useIsAlive } from "#app/ui/use-is-alive.ts";
import type { ListOrder } from "#domain/items/staff-list.ts";
import { orderInWords, upperFirst } from "./list-summary.ts";

interface ListSortProps<Sort extends string> {
  sorts: Sort[];
  query: { sort: Sort; order: ListOrder };
  addressOf: (change: { sort: Sort; order: ListOrder }) => string;
}

/** Replaces the sortable column headers on screens that show rows as cards. */
export function ListSort<Sort extends string>({ sorts, query, addressOf }: ListSortProps<Sort>) {
  const isAlive = useIsAlive();
  const navigate = useNavigate();
  const choices = sorts.flatMap((sort) =>
    (["asc", "desc"] as const).map((order) => ({ sort, order, value: `${sort} ${order}` })),
  );
  return (
    <span className="relative min-w-0 desk:hidden">
      <select
        aria-label="Sort by"
        disabled={!isAlive}
        value={`${query.sort} ${query.order}`}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) void navigate(addressOf(chosen), { preventScrollReset: true });
        }}
        className="min-h-11 w-full appearance-none rounded-full bg-transparent pr-8 pl-3 text-right text-s font-semibold text-evergreen focus-visible:rounded-full"
      >
        {choices.map(({ sort, order, value }) => (
          <option key={value} value={value}>
            {upperFirst(orderInWords(sort, order))}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-2 size-[1em]! -translate-y-1/2 text-evergreen"
      />
    </span>
  );
}
