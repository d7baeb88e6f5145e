import { useEffect, useState } from "react";
import { useOpenState } from "#app/frame/open-now.tsx";
import { hoursInWords, hoursRowAt, openingHours } from "#content/opening-hours.ts";

/** Today's row is marked in the browser, because the cached page is the same every day. */
export function OpeningHoursTable() {
  const open = useOpenState();
  const today = useHoursToday();
  return (
    <div>
      {/* The empty line reserves its space until hydration, to avoid a layout shift. */}
      <p className="mb-2 min-h-[1.6em] print:hidden">
        {open && (
          <>
            <strong>{open.isOpen ? "Open now" : "Closed now"}</strong>, {open.detail}
          </>
        )}
      </p>
      <table className="w-full border-collapse">
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {openingHours.map((row) => (
            <tr
              key={row.name}
              aria-current={row.name === today ? "date" : undefined}
              className="border-b border-line align-top aria-[current]:font-semibold aria-[current]:text-evergreen"
            >
              <th scope="row" className="py-2.5 text-left [font-weight:inherit]">
                {row.name}
                {row.name === today && <span className="sr-only"> (today)</span>}
                {row.note && (
                  <span className="block text-s leading-[1.35] font-normal text-ink-soft">
                    {row.note}
                  </span>
                )}
              </th>
              <td className="py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
                {hoursInWords(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useHoursToday(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => setName(hoursRowAt(new Date())?.name), []);
  return name;
}
