import { Select } from "#app/admin/ui/select.tsx";
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
    <Select
      aria-label="Category"
      look="pill"
      disabled={!isHydrated}
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
