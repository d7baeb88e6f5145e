import type { ReactNode } from "react";
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { ListOrder } from "#domain/items/staff-list.ts";
import type { ListRow } from "./list-row.ts";
import { PlainHeader, SortHeader } from "./sort-header.tsx";
import { StatusChip } from "./status-chip.tsx";

export interface ListColumn {
  part: "title" | "status" | "category" | "date";
  name: string;
  /** Undefined for columns that cannot be sorted. */
  sort?: { order: ListOrder | undefined; to: string };
}

interface ListTableProps {
  label: string;
  columns: ListColumn[];
  rows: ListRow[];
  hasPictures: boolean;
  isBusy: boolean;
  editAddress: (row: ListRow) => string;
  actions: (row: ListRow) => ReactNode;
}

/** Below 62rem each row becomes a card. */
export function ListTable({
  label,
  columns,
  rows,
  hasPictures,
  isBusy,
  editAddress,
  actions,
}: ListTableProps) {
  const has = (part: ListColumn["part"]) => columns.some((column) => column.part === part);
  const phoneGrid = hasPictures
    ? "max-desk:grid-cols-[5rem_auto_minmax(0,1fr)]"
    : "max-desk:grid-cols-[auto_minmax(0,1fr)]";
  return (
    <table
      aria-label={label}
      aria-busy={isBusy}
      className={`w-full border-separate border-spacing-0 overflow-hidden rounded-m bg-white transition-opacity border border-line max-desk:block ${isBusy ? "opacity-60" : ""}`}
    >
      <thead className="max-desk:hidden">
        <tr>
          {hasPictures && <PlainHeader name="Picture" isSeen={false} />}
          {columns.map(({ part, name, sort }) =>
            sort === undefined ? (
              <PlainHeader key={part} name={name} />
            ) : (
              <SortHeader key={part} name={name} {...sort} />
            ),
          )}
          <PlainHeader name="Actions" isSeen={false} />
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className={`group max-desk:grid max-desk:items-center max-desk:gap-x-4 max-desk:gap-y-[0.4rem] max-desk:border-b max-desk:border-line max-desk:last:border-b-0 max-desk:px-4 max-desk:pt-4.5 max-desk:pb-2 ${phoneGrid}`}
          >
            {hasPictures && (
              <td className={`${cell} max-desk:row-span-2 max-desk:self-start desk:w-25 desk:pr-0`}>
                {row.cover && (
                  <Picture
                    source={row.cover}
                    alt=""
                    sizes="84px"
                    className="size-20 max-w-none rounded-[12px] object-cover desk:h-14 desk:w-21"
                  />
                )}
              </td>
            )}
            <th
              scope="row"
              className={`${cell} min-w-0 text-left font-normal desk:w-[46%] desk:max-w-0 ${hasPictures ? "max-desk:col-[2/-1]" : "max-desk:col-[1/-1]"}`}
            >
              <Title row={row} editAddress={editAddress} />
              <small className="block text-[0.875rem] text-ink-soft max-desk:[overflow-wrap:anywhere] desk:truncate">
                {row.address}
              </small>
            </th>
            {has("status") && (
              <td className={cell}>
                <StatusChip state={row.state} />
              </td>
            )}
            {has("category") && (
              <td className={`${cell} ${meta} max-desk:hidden`}>{row.category}</td>
            )}
            <td className={`${cell} ${meta} ${hasPictures ? "max-[24rem]:col-[2/-1]" : ""}`}>
              {row.when}
            </td>
            <td className={`${cell} max-desk:col-[1/-1] desk:text-right desk:whitespace-nowrap`}>
              <div className="flex flex-wrap justify-end desk:flex-nowrap desk:gap-x-1">
                {actions(row)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell =
  "desk:border-b desk:border-line desk:px-4 desk:py-3 desk:align-middle desk:group-last:border-b-0";
const meta = "text-[0.875rem] text-ink-soft desk:whitespace-nowrap";
const titleStyle =
  "font-display text-[1.1875rem] leading-tight text-evergreen [overflow-wrap:anywhere]";

function Title({
  row: { title, state, ...rest },
  editAddress,
}: Pick<ListTableProps, "editAddress"> & { row: ListRow }) {
  if (state === "trash") return <span className={titleStyle}>{title}</span>;
  return (
    <Link to={editAddress({ title, state, ...rest })} className={`${titleStyle} hover:underline`}>
      {title}
    </Link>
  );
}
