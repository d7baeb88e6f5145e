import { useNavigate } from "react-router";
import { SearchBox } from "#app/admin/ui/search-box.tsx";
import { Select } from "#app/admin/ui/select.tsx";
import type { ListConfig, ListQuery } from "#domain/records/list-query.ts";
import { ListFilters } from "./list-filters.tsx";

interface ListToolbarProps<View extends string, Sort extends string> {
  searchLabel: string;
  shape: ListConfig<View, Sort>;
  query: ListQuery<View, Sort>;
  counts: Record<View, number>;
  found: number;
  viewNames: Record<View, string>;
  categories: { id: number; name: string }[];
  getUrl: (change: Partial<ListQuery<View, Sort>>) => string;
}

export function ListToolbar<View extends string, Sort extends string>(
  props: ListToolbarProps<View, Sort>,
) {
  const { searchLabel, shape, query, counts, found, viewNames, categories, getUrl } = props;
  const navigate = useNavigate();
  const defaultOrder = { sort: shape.defaultSort, order: shape.sorts[shape.defaultSort] };

  function find(q: string) {
    // A search is one history entry, not one for each pause in typing.
    void navigate(getUrl({ q }), { replace: query.q !== "", preventScrollReset: true });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
      <ListFilters
        filters={shape.views.map((view) => ({
          view,
          name: viewNames[view],
          count: query.q === "" ? counts[view] : view === query.view ? found : undefined,
          to: getUrl({ view, ...(view === "trash" && defaultOrder) }),
          isCurrent: view === query.view,
        }))}
      />
      {categories.length > 0 && (
        <CategorySelect
          categories={categories}
          value={query.category}
          onChoose={(category) => void navigate(getUrl({ category }), { preventScrollReset: true })}
        />
      )}
      <SearchBox
        label={searchLabel}
        search={query.q}
        maxLength={150}
        path={shape.path}
        onSearch={find}
      />
    </div>
  );
}

interface CategorySelectProps {
  categories: { id: number; name: string }[];
  value: number | undefined;
  onChoose: (category: number | undefined) => void;
}

function CategorySelect({ categories, value, onChoose }: CategorySelectProps) {
  const isKnown = categories.some(({ id }) => id === value);
  return (
    <Select
      aria-label="Category"
      look="pill"
      value={value ?? ""}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
      options={[
        ["", "All categories"],
        ...(value !== undefined && !isKnown ? [[value, "A deleted category"] as const] : []),
        ...categories.map(({ id, name }) => [id, name] as const),
      ]}
    />
  );
}
