import type { ReactNode } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ListQuery } from "#domain/records/list-query.ts";
import type { ListLabels } from "./list-labels.ts";
import { formatItemKind } from "./list-summary.ts";

interface ListEmptyStateProps {
  labels: ListLabels;
  query: ListQuery;
  newUrl: string;
  clearedSearchUrl: string;
  allCategoriesUrl: string;
}

export function ListEmptyState(props: ListEmptyStateProps) {
  const { labels, query, newUrl, clearedSearchUrl, allCategoriesUrl } = props;
  const { view, q, category } = query;
  if (q !== "")
    return (
      <EmptyState message={`No ${labels.plural} here have “${q}” in them.`}>
        <ButtonLink to={clearedSearchUrl} variant="line" size="small">
          Clear the search
        </ButtonLink>
      </EmptyState>
    );
  if (category !== undefined && view !== "trash")
    return (
      <EmptyState message={`No ${formatItemKind(labels, view, 0)} in this category.`}>
        <ButtonLink to={allCategoriesUrl} variant="line" size="small">
          Show all categories
        </ButtonLink>
      </EmptyState>
    );
  if (view === "trash") return <EmptyState message="The trash is empty." />;
  return (
    <EmptyState message={`No ${formatItemKind(labels, view, 0)} yet.`}>
      <ButtonLink to={newUrl} variant="line" size="small">
        <Icon name="plus" />
        {labels.newItem}
      </ButtonLink>
    </EmptyState>
  );
}

function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-m border border-line bg-surface-raised p-8">
      <p>{message}</p>
      {children}
    </div>
  );
}
