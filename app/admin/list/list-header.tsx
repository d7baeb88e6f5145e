import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { Select } from "#app/admin/ui/select.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { capitalize } from "#domain/clinic/number-words.ts";
import type { ListOrder, ListQuery } from "#domain/records/list-query.ts";
import type { ListLabels } from "./list-labels.ts";
import { formatOrder, formatResultCount } from "./list-summary.ts";

interface ListHeaderProps<View extends string, Sort extends string> {
  headingRef: RefObject<HTMLHeadingElement | null>;
  labels: ListLabels;
  query: ListQuery<View, Sort>;
  found: number;
  newUrl: string;
  sorts: Sort[];
  getUrl: (change: Partial<ListQuery<View, Sort>>) => string;
}

export function ListHeader<View extends string, Sort extends string>(
  props: ListHeaderProps<View, Sort>,
) {
  const { headingRef, labels, query, found, newUrl, sorts, getUrl } = props;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
      <div className="mr-auto">
        <h1 ref={headingRef} tabIndex={-1} className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
          {labels.title}
        </h1>
        <p role="status" className="mt-1.5 text-muted">
          {formatResultCount(labels, query, found)}
        </p>
      </div>
      <div className="flex w-full items-center justify-between gap-3 tablet:w-auto">
        <ButtonLink to={newUrl} size="small" className="flex-none text-base!">
          <Icon name="plus" />
          {labels.newItem}
        </ButtonLink>
        <ListSort sorts={sorts} query={query} getUrl={getUrl} />
      </div>
    </div>
  );
}

interface ListSortProps<Sort extends string> {
  sorts: Sort[];
  query: { sort: Sort; order: ListOrder };
  getUrl: (change: { sort: Sort; order: ListOrder }) => string;
}

/** Replaces the sortable column headers on screens that show rows as cards. */
function ListSort<Sort extends string>({ sorts, query, getUrl }: ListSortProps<Sort>) {
  const navigate = useNavigate();
  const options = sorts.flatMap((sort) =>
    (["asc", "desc"] as const).map((order) => ({ sort, order, value: `${sort} ${order}` })),
  );
  return (
    <Select
      aria-label="Sort by"
      look="text"
      boxClassName="desk:hidden"
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
