import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import type { ListOrder } from "#domain/records/list-query.ts";

const cellStyle =
  "bg-surface-muted px-4 text-left text-s font-semibold whitespace-nowrap text-muted";

interface SortHeaderProps {
  name: string;
  order: ListOrder | undefined;
  to: string;
}

export function SortHeader({ name, order, to }: SortHeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={order === undefined ? "none" : order === "asc" ? "ascending" : "descending"}
      className={cellStyle}
    >
      <Link
        to={to}
        preventScrollReset
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 transition-colors hover:text-brand"
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

export function PlainHeader({ name, isVisible = true }: { name: string; isVisible?: boolean }) {
  return (
    <th scope="col" className={`${cellStyle} h-11`}>
      <span className={isVisible ? undefined : "sr-only"}>{name}</span>
    </th>
  );
}
