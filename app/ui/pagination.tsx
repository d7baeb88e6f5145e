import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface PaginationProps {
  current: number;
  numbers: number[];
  hasArrow: boolean;
  next: number | undefined;
  getUrl: (page: number) => string;
}

const roundStyle = "grid size-12 place-items-center rounded-full font-semibold tabular";

export function Pagination({ current, numbers, hasArrow, next, getUrl }: PaginationProps) {
  return (
    <nav aria-label="Pages">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {numbers.map((page) => (
          <li key={page}>
            <Link
              to={getUrl(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? "page" : undefined}
              className={`${roundStyle} border-[1.5px] border-field transition-colors focus-visible:rounded-full not-aria-[current]:hover:bg-brand-tint aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-surface`}
            >
              {page}
            </Link>
          </li>
        ))}
        {hasArrow && (
          <li>
            {next === undefined ? (
              <span
                aria-hidden="true"
                className={`${roundStyle} border-[1.5px] border-line text-field`}
              >
                <Icon name="arrow-right" />
              </span>
            ) : (
              <Link
                to={getUrl(next)}
                aria-label="Next page"
                rel="next"
                className={`${roundStyle} border-[1.5px] border-field text-brand transition-colors hover:bg-brand-tint focus-visible:rounded-full`}
              >
                <Icon name="arrow-right" />
              </Link>
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
