import type { ComponentProps } from "react";
import { Link } from "react-router";

interface ChipLinksProps extends ComponentProps<"ul"> {
  links: { name: string; to: string; isCurrent?: boolean }[];
  chipClass?: string;
}

export function ChipLinks({ links, chipClass = "hover:bg-brand-tint", ...list }: ChipLinksProps) {
  return (
    <ul {...list} className="flex flex-wrap gap-2">
      {links.map(({ name, to, isCurrent }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isCurrent ? "true" : undefined}
            className={`inline-flex min-h-11 items-center rounded-full border-[1.5px] border-field px-4.5 py-1.5 text-base font-medium focus-visible:rounded-full ${chipClass}`}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
