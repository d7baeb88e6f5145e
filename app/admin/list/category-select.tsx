import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";

interface CategorySelectProps {
  categories: { id: number; name: string }[];
  value: number | undefined;
  onChoose: (category: number | undefined) => void;
}

export function CategorySelect({ categories, value, onChoose }: CategorySelectProps) {
  const isHydrated = useIsHydrated();
  const isKnown = categories.some(({ id }) => id === value);
  return (
    <span className="relative min-w-0 max-tablet:w-full">
      <select
        aria-label="Category"
        disabled={!isHydrated}
        value={value ?? ""}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
        className="min-h-11 w-full appearance-none rounded-full border-[1.5px] border-field bg-surface-bright pr-10 pl-4 text-s font-medium focus-visible:rounded-full"
      >
        <option value="">All categories</option>
        {value !== undefined && !isKnown && <option value={value}>A deleted category</option>}
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-4 size-[1em]! -translate-y-1/2"
      />
    </span>
  );
}
