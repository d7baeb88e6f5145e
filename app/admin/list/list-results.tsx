import { useLocation, useNavigation, useRevalidator } from "react-router";
import type { ItemKind } from "#domain/records/item.ts";
import type { ListConfig, ListQuery } from "#domain/records/list-query.ts";
import { ListEmptyState } from "./list-empty-state.tsx";
import { listLabels } from "./list-labels.ts";
import type { ListRow } from "./list-row.ts";
import { ListTable } from "./list-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { type SortableColumn, toListColumn } from "./sortable-columns.ts";
import type { useItemActions } from "./use-item-actions.ts";
import type { Selection } from "./use-selection.ts";

interface ListResultsProps<View extends string, Sort extends string> {
  kind: ItemKind;
  shape: ListConfig<View, Sort>;
  query: ListQuery<View, Sort>;
  rows: ListRow[];
  found: number;
  columns: SortableColumn<Sort>[];
  newUrl: string;
  getUrl: (change: Partial<ListQuery<View, Sort>>) => string;
  selection: Selection;
  actions: ReturnType<typeof useItemActions>;
  onRemove: (row: ListRow) => void;
  onRestore: (row: ListRow) => void;
}

export function ListResults<View extends string, Sort extends string>(
  props: ListResultsProps<View, Sort>,
) {
  const { kind, shape, query, rows, found, columns, newUrl, getUrl, selection, actions } = props;
  const { onRemove, onRestore } = props;
  const labels = listLabels[kind];
  const { search } = useLocation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isBusy = navigation.location?.pathname === shape.path || revalidator.state === "loading";

  if (found === 0)
    return (
      <ListEmptyState
        labels={labels}
        query={query}
        newUrl={newUrl}
        clearedSearchUrl={getUrl({ q: "" })}
        allCategoriesUrl={getUrl({ category: undefined })}
      />
    );
  return (
    <ListTable
      label={labels.title}
      columns={columns.map((column) => toListColumn(column, shape, query, getUrl))}
      rows={rows}
      hasPictures={kind === "post"}
      selection={selection}
      isBusy={isBusy}
      getEditUrl={({ id }) => `${shape.path}/${id}/edit${search}`}
      actions={(row) => (
        <RowActions
          row={row}
          path={shape.path}
          search={search}
          isBusy={actions.isBusyWith(row.id)}
          onRemove={() => onRemove(row)}
          onRestore={() => onRestore(row)}
        />
      )}
    />
  );
}
