import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Outlet, useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { SearchBox } from "#app/admin/search-box.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { ItemKind } from "#domain/items/item.ts";
import { type ListQuery, type ListShape, listAddress } from "#domain/items/staff-list.ts";
import { hasNextArrow, nextPage, pageNumbers } from "#domain/posts/pagination.ts";
import { ListChips } from "./list-chips.tsx";
import { ListNothing } from "./list-nothing.tsx";
import type { ListRow } from "./list-row.ts";
import { ListSort } from "./list-sort.tsx";
import { foundInWords } from "./list-summary.ts";
import { type ListColumn, ListTable } from "./list-table.tsx";
import { listWords } from "./list-words.ts";
import { RemovalDialog } from "./removal-dialog.tsx";
import { RowActions } from "./row-actions.tsx";
import { useItemActions } from "./use-item-actions.ts";

interface ItemListProps<View extends string, Sort extends string> {
  kind: ItemKind;
  shape: ListShape<View, Sort>;
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
  const words = listWords[kind];
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isBusy = navigation.location?.pathname === shape.path || revalidator.state === "loading";
  const actions = useItemActions(kind);
  const [asked, setAsked] = useState<ListRow>();
  const heading = useRef<HTMLHeadingElement>(null);

  const isTrash = query.view === "trash";
  const addressOf = (change: Partial<ListQuery<View, Sort>>) =>
    listAddress(shape, { ...query, page: 1, ...change });
  // Trash rows store only the title and the date of deletion.
  const canSort = ({ part }: Pick<ListColumn, "part">) =>
    !isTrash || part === "title" || part === "date";
  const firstOrder = { sort: shape.firstSort, order: shape.sorts[shape.firstSort] };
  const newAddress = `${shape.path}/new${search}`;

  function find(q: string) {
    // A search is one history entry, not one for each pause in typing.
    void navigate(addressOf({ q }), { replace: query.q !== "", preventScrollReset: true });
  }

  async function remove(row: ListRow) {
    const isDone = await (isTrash ? actions.destroy(row) : actions.remove(row));
    // The dialog must close first: it returns the focus to a row that is about to disappear.
    flushSync(() => setAsked(undefined));
    // The toast with Undo directly precedes the heading in the tab order.
    if (isDone) heading.current?.focus();
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="mr-auto">
          <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
            {words.title}
          </h1>
          <p role="status" className="mt-1.5 text-ink-soft">
            {foundInWords(words, query, found)}
          </p>
        </div>
        <div className="flex w-full items-center justify-between gap-3 tablet:w-auto">
          <ButtonLink to={newAddress} size="small" className="flex-none text-base!">
            <Icon name="plus" />
            {words.newOne}
          </ButtonLink>
          <ListSort
            sorts={columns.filter(canSort).map(({ sort }) => sort)}
            query={query}
            addressOf={addressOf}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
        <ListChips
          chips={shape.views.map((view) => ({
            view,
            name: viewNames[view],
            count: counts[view],
            to: addressOf({ view, ...(view === "trash" && firstOrder) }),
            isCurrent: view === query.view,
          }))}
        />
        <SearchBox
          label={words.search}
          search={query.q}
          maxLength={150}
          path={shape.path}
          onSearch={find}
        />
      </div>
      {actions.failure !== undefined && (
        <Note tone="error" className="mb-4">
          {actions.failure}
        </Note>
      )}
      {found === 0 ? (
        <ListNothing
          words={words}
          query={query}
          newAddress={newAddress}
          allAddress={addressOf({ q: "" })}
        />
      ) : (
        <ListTable
          label={words.title}
          columns={columns.map(({ part, name, sort }) => {
            if (!canSort({ part })) return { part, name };
            const order = query.sort === sort ? query.order : undefined;
            const next = order === undefined ? shape.sorts[sort] : order === "asc" ? "desc" : "asc";
            return { part, name, sort: { order, to: addressOf({ sort, order: next }) } };
          })}
          rows={rows}
          hasPictures={kind === "post"}
          isBusy={isBusy}
          editAddress={({ id }) => `${shape.path}/${id}/edit${search}`}
          actions={(row) => (
            <RowActions
              row={row}
              path={shape.path}
              search={search}
              isBusy={actions.busyId === row.id}
              onRemove={() => setAsked(row)}
              onRestore={() => void actions.restore(row)}
            />
          )}
        />
      )}
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            current={page}
            numbers={pageNumbers(page, pages)}
            hasArrow={hasNextArrow(pages)}
            next={nextPage(page, pages)}
            addressOf={(number) => addressOf({ page: number })}
          />
        </div>
      )}
      {asked && (
        <RemovalDialog
          words={words}
          row={asked}
          isBusy={actions.busyId === asked.id}
          onConfirm={() => void remove(asked)}
          onKeep={() => setAsked(undefined)}
        />
      )}
      <Outlet />
    </>
  );
}
