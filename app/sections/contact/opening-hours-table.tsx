import { useEffect, useState } from "react";
import { useOpenState } from "#app/layout/open-status.tsx";
import { findHoursRow, formatHours, openingHours } from "#content/opening-hours.ts";

/** Today's row is marked in the browser, because the cached page is the same every day. */
export function OpeningHoursTable() {
  const openState = useOpenState();
  const todayRowName = useTodayRowName();
  return (
    <div>
      {/* The empty line reserves its space until hydration, to avoid a layout shift. */}
      <p className="mb-2 min-h-[1.6em] print:hidden">
        {openState && (
          <>
            <strong>{openState.isOpen ? "Open now" : "Closed now"}</strong>, {openState.detail}
          </>
        )}
      </p>
      <table className="w-full border-collapse">
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {openingHours.map((row) => (
            <tr
              key={row.name}
              aria-current={row.name === todayRowName ? "date" : undefined}
              className="border-b border-line align-top aria-[current]:font-semibold aria-[current]:text-brand"
            >
              <th scope="row" className="py-2.5 text-left [font-weight:inherit]">
                {row.name}
                {row.name === todayRowName && <span className="sr-only"> (today)</span>}
                {row.note && (
                  <span className="block text-s leading-[1.35] font-normal text-muted">
                    {row.note}
                  </span>
                )}
              </th>
              <td className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
                {formatHours(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useTodayRowName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => setName(findHoursRow(new Date())?.name), []);
  return name;
}
