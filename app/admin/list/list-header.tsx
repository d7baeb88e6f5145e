import type { RefObject } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListQuery } from "#domain/records/list-query.ts";
import type { ListLabels } from "./list-labels.ts";
import { ListSort } from "./list-sort.tsx";
import { formatResultCount } from "./list-summary.ts";

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
