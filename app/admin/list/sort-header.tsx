import { Link } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import type { ListOrder } from "#domain/items/staff-list.ts";

const cell = "bg-sand px-4 text-left text-s font-semibold whitespace-nowrap text-ink-soft";

interface SortHeaderProps {
  name: string;
  /** Undefined unless the list is sorted by this column. */
  order: ListOrder | undefined;
  to: string;
}

export function SortHeader({ name, order, to }: SortHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={order === undefined ? "none" : order === "asc" ? "ascending" : "descending"}
      className={cell}
    >
      <Link
        to={to}
        preventScrollReset
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 transition-colors hover:text-evergreen"
      >
        {name}
        <Icon
          name="chevron-down"
          className={`size-[1em]! transition-transform ${order === undefined ? "invisible" : ""} ${order === "asc" ? "rotate-180" : ""}`}
        />
      </Link>
    </th>
  );
}

export function PlainHeader({ name, isSeen = true }: { name: string; isSeen?: boolean }) {
  return (
    <th scope="col" className={`${cell} h-11`}>
      <span className={isSeen ? undefined : "sr-only"}>{name}</span>
    </th>
  );
}
