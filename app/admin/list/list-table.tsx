import type { ReactNode } from "react";
import { Link } from "react-router";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { ListOrder } from "#domain/records/list-query.ts";
import type { ListRow } from "./list-row.ts";
import { RowCheckbox } from "./selection-bar.tsx";
import { PlainHeader, SortHeader } from "./sort-header.tsx";
import { StatusChip } from "./status-chip.tsx";
import type { Selection } from "./use-selection.ts";

export interface ListColumn {
  part: "title" | "status" | "category" | "date";
  name: string;
  sort?: { order: ListOrder | undefined; to: string };
}

interface ListTableProps {
  label: string;
  columns: ListColumn[];
  rows: ListRow[];
  hasPictures: boolean;
  selection: Selection;
  isBusy: boolean;
  getEditUrl: (row: ListRow) => string;
  actions: (row: ListRow) => ReactNode;
}

export function ListTable(props: ListTableProps) {
  const { label, columns, rows, hasPictures, selection, isBusy, getEditUrl, actions } = props;
  const hasColumn = (part: ListColumn["part"]) => columns.some((column) => column.part === part);
  const phoneGrid = hasPictures
    ? "max-desk:grid-cols-[5rem_auto_minmax(0,1fr)_1.5rem]"
    : "max-desk:grid-cols-[auto_minmax(0,1fr)_1.5rem]";
  return (
    <table
      aria-label={label}
      aria-busy={isBusy}
      className={`w-full border-separate border-spacing-0 overflow-hidden rounded-m bg-surface-raised transition-opacity border border-line max-desk:block ${isBusy ? "opacity-60" : ""}`}
    >
      <thead className="max-desk:hidden">
        <tr>
          <PlainHeader name="Choose" isVisible={false} />
          {hasPictures && <PlainHeader name="Picture" isVisible={false} />}
          {columns.map(({ part, name, sort }) =>
            sort === undefined ? (
              <PlainHeader key={part} name={name} />
            ) : (
              <SortHeader key={part} name={name} {...sort} />
            ),
          )}
          <PlainHeader name="Actions" isVisible={false} />
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className={`group max-desk:grid max-desk:items-center max-desk:gap-x-4 max-desk:gap-y-[0.4rem] max-desk:border-b max-desk:border-line max-desk:last:border-b-0 max-desk:px-4 max-desk:pt-4.5 max-desk:pb-2 ${phoneGrid}`}
          >
            <td className="desk:w-11 desk:border-b desk:border-line desk:pl-1 desk:align-middle desk:group-last:border-b-0 max-desk:col-[-2/-1] max-desk:row-1 max-desk:-mx-2.5 max-desk:self-start">
              <RowCheckbox id={row.id} title={row.title} selection={selection} />
            </td>
            {hasPictures && (
              <td
                className={`${cellStyle} max-desk:row-span-2 max-desk:self-start desk:w-25 desk:pr-0`}
              >
                {row.cover && (
                  <ResponsivePicture
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
              className={`${cellStyle} min-w-0 text-left font-normal desk:w-[46%] desk:max-w-0 ${hasPictures ? "max-desk:col-[2/-2]" : "max-desk:col-[1/-2]"}`}
            >
              <Title row={row} getEditUrl={getEditUrl} />
              <small className="block text-[0.875rem] text-muted max-desk:[overflow-wrap:anywhere] desk:truncate">
                {decodeURI(row.publicPath) || "No address yet"}
              </small>
            </th>
            {hasColumn("status") && (
              <td className={cellStyle}>
                <StatusChip state={row.state} />
              </td>
            )}
            {hasColumn("category") && (
              <td
                className={`${cellStyle} ${metaStyle} max-desk:hidden desk:max-wide:whitespace-normal`}
              >
                {row.category}
              </td>
            )}
            <td
              className={`${cellStyle} ${metaStyle} ${hasPictures ? "max-desk:col-[3/-1] max-[24rem]:col-[2/-1]" : ""}`}
            >
              {row.dateLabel}
            </td>
            <td
              className={`${cellStyle} max-desk:col-[1/-1] desk:text-right desk:whitespace-nowrap`}
            >
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

const cellStyle =
  "desk:border-b desk:border-line desk:px-4 desk:max-wide:px-2 desk:py-3 desk:align-middle desk:group-last:border-b-0";
const metaStyle = "text-[0.875rem] text-muted desk:whitespace-nowrap";
const titleStyle =
  "font-display text-[1.1875rem] leading-tight text-brand [overflow-wrap:anywhere]";

function Title({ row, getEditUrl }: Pick<ListTableProps, "getEditUrl"> & { row: ListRow }) {
  if (row.state === "trash") return <span className={titleStyle}>{row.title}</span>;
  return (
    <Link to={getEditUrl(row)} className={`${titleStyle} hover:underline`}>
      {row.title}
    </Link>
  );
}
