import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface ItemTableProps {
  title: string;
  /** What to say where there is nothing to list. */
  empty: string;
  columns: string[];
  rows: { key: string | number; name: string; address: string; cells: ReactNode[] }[];
}

/** A list of posts or location pages; on a phone each row is a card. */
export function ItemTable({ title, empty, columns, rows }: ItemTableProps) {
  return (
    <>
      <h1 className="mb-6 text-[clamp(2rem,1.7rem+1vw,2.5rem)]">{title}</h1>
      {rows.length === 0 ? (
        <p className="rounded-m border border-line bg-white p-8">{empty}</p>
      ) : (
        <table className="w-full overflow-hidden rounded-m border border-line bg-white max-desk:block">
          <thead className="max-desk:sr-only">
            <tr className="bg-sand text-left text-s text-ink-soft">
              {["Name", ...columns, "On the site"].map((column) => (
                <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-desk:block">
            {rows.map(({ key, name, address, cells }) => (
              <tr
                key={key}
                className="border-t border-line max-desk:flex max-desk:flex-wrap max-desk:items-center max-desk:gap-x-4 max-desk:px-4 max-desk:py-3"
              >
                <th
                  scope="row"
                  className="text-left font-normal max-desk:w-full desk:px-4 desk:py-3"
                >
                  <span className="block font-display text-[1.1875rem] leading-tight font-[450] text-evergreen">
                    {name}
                  </span>
                  <small className="block text-[0.875rem] [overflow-wrap:anywhere] text-ink-soft">
                    {address}
                  </small>
                </th>
                {cells.map((cell, i) => (
                  <td
                    key={columns[i]}
                    className="text-[0.875rem] whitespace-nowrap text-ink-soft desk:px-4"
                  >
                    {cell}
                  </td>
                ))}
                <td className="max-desk:ml-auto desk:px-4">
                  <a
                    href={address}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen"
                  >
                    View<span className="sr-only"> {name}</span>
                    <Icon name="arrow-up-right" />
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
