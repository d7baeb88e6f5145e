import { Link } from "react-router";

interface FilterChipsProps {
  label: string;
  chips: { name: string; to: string; isCurrent: boolean }[];
}

export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-field px-4.5 py-1.5 text-base font-medium transition-colors focus-visible:rounded-full not-aria-[current]:hover:bg-brand-tint aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-surface"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
