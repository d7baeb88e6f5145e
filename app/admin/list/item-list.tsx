import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Outlet, useLocation, useNavigation, useRevalidator } from "react-router";
import { FailureCallout } from "#app/admin/ui/error-callout.tsx";
import { passFocus } from "#app/admin/ui/pass-focus.ts";
import type { ItemKind } from "#domain/records/item.ts";
import {
  getListUrl,
  type ListConfig,
  type ListPage,
  type ListQuery,
  parseListQuery,
} from "#domain/records/list-query.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ListEmptyState } from "./list-empty-state.tsx";
import { ListHeader } from "./list-header.tsx";
import { listLabels } from "./list-labels.ts";
import type { ListRow } from "./list-row.ts";
import { ListTable } from "./list-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { Pager } from "./pager.tsx";
import { RowActions } from "./row-actions.tsx";
import { SeveralItemsBar } from "./several-items-bar.tsx";
import { canSort, type SortableColumn, toListColumn } from "./sortable-columns.ts";
import { useItemActions } from "./use-item-actions.ts";
import { type Selection, useSelection } from "./use-selection.ts";

interface ItemListProps<View extends string, Sort extends string>
  extends Omit<ListPage<never, View>, "items"> {
  kind: ItemKind;
  shape: ListConfig<View, Sort>;
  query: ListQuery<View, Sort>;
  rows: ListRow[];
  viewNames: Record<View, string>;
  columns: SortableColumn<Sort>[];
  categories?: { id: number; name: string }[];
}

export function ItemList<View extends string, Sort extends string>(
  props: ItemListProps<View, Sort>,
) {
  const { kind, shape, query, rows, page, pages, columns } = props;
  const labels = listLabels[kind];
  const { search } = useLocation();
  const actions = useItemActions(kind);
  const [rowToDelete, setRowToDelete] = useState<ListRow>();
  const heading = useRef<HTMLHeadingElement>(null);

  const ids = rows.map(({ id }) => id);
  const selection = useSelection(`${search} ${page}`, ids);
  const isTrash = query.view === "trash";
  const chosenQuery = usePendingQuery(shape) ?? query;
  const getUrl = (change: Partial<ListQuery<View, Sort>>) =>
    getListUrl(shape, { ...chosenQuery, page: 1, ...change });
  const sortableColumns = columns.filter(({ part }) => canSort(part, query.view));
  const newUrl = `${shape.path}/new${search}`;

  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  async function remove(row: ListRow) {
    const isDone = await (isTrash ? actions.destroy(row) : actions.remove(row));
    // The dialog must close first: it returns the focus to a row that is about to disappear.
    flushSync(() => setRowToDelete(undefined));
    // The toast with Undo directly precedes the heading in the tab order.
    if (isDone) focusHeading();
  }

  async function restore(row: ListRow) {
    const pressed = document.activeElement;
    if (await actions.restore(row)) passFocus(heading.current, { pressed, preventScroll: true });
  }

  return (
    <>
      <ListHeader
        {...props}
        headingRef={heading}
        labels={labels}
        newUrl={newUrl}
        sorts={sortableColumns.map(({ sort }) => sort)}
        getUrl={getUrl}
      />
      <ListToolbar
        {...props}
        searchLabel={labels.search}
        categories={isTrash ? [] : (props.categories ?? [])}
        getUrl={getUrl}
      />
      <FailureCallout failure={actions.failure} className="mb-4" />
      {rows.length > 0 && (
        <SeveralItemsBar
          kind={kind}
          isTrash={isTrash}
          selection={selection}
          actions={actions}
          heading={heading}
          count={rows.length}
        />
      )}
      <ListResults
        {...props}
        selection={selection}
        newUrl={newUrl}
        getUrl={getUrl}
        actions={actions}
        onRemove={setRowToDelete}
        onRestore={(row) => void restore(row)}
      />
      {pages > 1 && (
        <div className="mt-8">
          <Pager page={page} pages={pages} getUrl={(number) => getUrl({ page: number })} />
        </div>
      )}
      {rowToDelete && (
        <DeleteDialog
          labels={labels}
          row={rowToDelete}
          isBusy={actions.isBusyWith(rowToDelete.id)}
          onConfirm={() => void remove(rowToDelete)}
          onCancel={() => setRowToDelete(undefined)}
        />
      )}
      <Outlet />
    </>
  );
}

/** A filter that is still loading belongs to the next choice, too. */
function usePendingQuery<View extends string, Sort extends string>(
  shape: ListConfig<View, Sort>,
): ListQuery<View, Sort> | undefined {
  const { location } = useNavigation();
  if (location?.pathname !== shape.path) return undefined;
  return parseListQuery(shape, new URLSearchParams(location.search));
}

interface ListResultsProps<View extends string, Sort extends string>
  extends ItemListProps<View, Sort> {
  newUrl: string;
  getUrl: (change: Partial<ListQuery<View, Sort>>) => string;
  selection: Selection;
  actions: ReturnType<typeof useItemActions>;
  onRemove: (row: ListRow) => void;
  onRestore: (row: ListRow) => void;
}

function ListResults<View extends string, Sort extends string>(
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
