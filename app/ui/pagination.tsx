import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface PaginationProps {
  current: number;
  numbers: number[];
  /** On the last page the arrow stays visible without a link. */
  hasArrow: boolean;
  /** The page that the arrow links to. */
  next: number | undefined;
  addressOf: (page: number) => string;
}

const round = "grid size-12 place-items-center rounded-full font-semibold tabular-nums";

export function Pagination({ current, numbers, hasArrow, next, addressOf }: PaginationProps) {
  return (
    <nav aria-label="Pages">
      <ul className="flex items-center justify-center gap-2">
        {numbers.map((page) => (
          <li key={page}>
            <Link
              to={addressOf(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? "page" : undefined}
              className={`${round} border-[1.5px] border-field transition-colors focus-visible:rounded-full not-aria-[current]:hover:bg-sage-100 aria-[current]:border-evergreen aria-[current]:bg-evergreen aria-[current]:text-paper`}
            >
              {page}
            </Link>
          </li>
        ))}
        {hasArrow && (
          <li>
            {next === undefined ? (
              <span aria-hidden="true" className={`${round} border-[1.5px] border-line text-field`}>
                <Icon name="arrow-right" />
              </span>
            ) : (
              <Link
                to={addressOf(next)}
                aria-label="Next page"
                rel="next"
                className={`${round} border-[1.5px] border-field text-evergreen transition-colors hover:bg-sage-100 focus-visible:rounded-full`}
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
