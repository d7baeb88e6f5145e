import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Outlet, useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { SearchBox } from "#app/admin/ui/search-box.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { ItemKind } from "#domain/records/item.ts";
import { getListUrl, type ListConfig, type ListQuery } from "#domain/records/list-query.ts";
import { getNextPage, hasNextArrow, listPageNumbers } from "#domain/records/page-numbers.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ListEmptyState } from "./list-empty-state.tsx";
import { ListFilters } from "./list-filters.tsx";
import { listLabels } from "./list-labels.ts";
import type { ListRow } from "./list-row.ts";
import { ListSort } from "./list-sort.tsx";
import { formatResultCount } from "./list-summary.ts";
import { type ListColumn, ListTable } from "./list-table.tsx";
import { RowActions } from "./row-actions.tsx";
import { useItemActions } from "./use-item-actions.ts";

interface ItemListProps<View extends string, Sort extends string> {
  kind: ItemKind;
  shape: ListConfig<View, Sort>;
  query: ListQuery<View, Sort>;
  rows: ListRow[];
  counts: Record<View, number>;
  found: number;
  page: number;
  pages: number;
  viewNames: Record<View, string>;
  columns: { part: ListColumn["part"]; name: string; sort: Sort }[];
}

/** A staff list whose view, search, order and page are all in the URL; editors open over it. */
export function ItemList<View extends string, Sort extends string>({
  kind,
  shape,
  query,
  rows,
  counts,
  found,
  page,
  pages,
  viewNames,
  columns,
}: ItemListProps<View, Sort>) {
  const labels = listLabels[kind];
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isBusy = navigation.location?.pathname === shape.path || revalidator.state === "loading";
  const actions = useItemActions(kind);
  const [rowToDelete, setRowToDelete] = useState<ListRow>();
  const heading = useRef<HTMLHeadingElement>(null);

  const isTrash = query.view === "trash";
  const getUrl = (change: Partial<ListQuery<View, Sort>>) =>
    getListUrl(shape, { ...query, page: 1, ...change });
  // Trash rows store only the title and the date of deletion.
  const canSort = ({ part }: Pick<ListColumn, "part">) =>
    !isTrash || part === "title" || part === "date";
  const defaultOrder = { sort: shape.defaultSort, order: shape.sorts[shape.defaultSort] };
  const newUrl = `${shape.path}/new${search}`;

  function find(q: string) {
    // A search is one history entry, not one for each pause in typing.
    void navigate(getUrl({ q }), { replace: query.q !== "", preventScrollReset: true });
  }

  async function remove(row: ListRow) {
    const isDone = await (isTrash ? actions.destroy(row) : actions.remove(row));
    // The dialog must close first: it returns the focus to a row that is about to disappear.
    flushSync(() => setRowToDelete(undefined));
    // The toast with Undo directly precedes the heading in the tab order.
    if (isDone) heading.current?.focus();
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="mr-auto">
          <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
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
          <ListSort
            sorts={columns.filter(canSort).map(({ sort }) => sort)}
            query={query}
            getUrl={getUrl}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
        <ListFilters
          filters={shape.views.map((view) => ({
            view,
            name: viewNames[view],
            count: counts[view],
            to: getUrl({ view, ...(view === "trash" && defaultOrder) }),
            isCurrent: view === query.view,
          }))}
        />
        <SearchBox
          label={labels.search}
          search={query.q}
          maxLength={150}
          path={shape.path}
          onSearch={find}
        />
      </div>
      {actions.failure !== undefined && (
        <Callout tone="error" className="mb-4">
          {actions.failure}
        </Callout>
      )}
      {found === 0 ? (
        <ListEmptyState
          labels={labels}
          query={query}
          newUrl={newUrl}
          clearedSearchUrl={getUrl({ q: "" })}
        />
      ) : (
        <ListTable
          label={labels.title}
          columns={columns.map(({ part, name, sort }) => {
            if (!canSort({ part })) return { part, name };
            const order = query.sort === sort ? query.order : undefined;
            const next = order === undefined ? shape.sorts[sort] : order === "asc" ? "desc" : "asc";
            return { part, name, sort: { order, to: getUrl({ sort, order: next }) } };
          })}
          rows={rows}
          hasPictures={kind === "post"}
          isBusy={isBusy}
          getEditUrl={({ id }) => `${shape.path}/${id}/edit${search}`}
          actions={(row) => (
            <RowActions
              row={row}
              path={shape.path}
              search={search}
              isBusy={actions.busyId === row.id}
              onRemove={() => setRowToDelete(row)}
              onRestore={() => void actions.restore(row)}
            />
          )}
        />
      )}
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            current={page}
            numbers={listPageNumbers(page, pages)}
            hasArrow={hasNextArrow(pages)}
            next={getNextPage(page, pages)}
            getUrl={(number) => getUrl({ page: number })}
          />
        </div>
      )}
      {rowToDelete && (
        <DeleteDialog
          labels={labels}
          row={rowToDelete}
          isBusy={actions.busyId === rowToDelete.id}
          onConfirm={() => void remove(rowToDelete)}
          onCancel={() => setRowToDelete(undefined)}
        />
      )}
      <Outlet />
    </>
  );
}
