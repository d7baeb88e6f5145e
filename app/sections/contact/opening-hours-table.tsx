import { Fragment } from "react";
import { OpenDot, useOpenState, useTodayRowName } from "#app/layout/open-status.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { formatSpans, listHoursRows } from "#domain/clinic/open-state.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";

export function OpeningHoursTable() {
  const { hours, specialDayLines } = useClinic();
  const todayRowName = useTodayRowName();
  const { isOpen, detail } = useOpenState();
  return (
    <div>
      <p className="mb-2 flex items-baseline gap-[0.6em] print:hidden">
        <OpenDot isOpen={isOpen} />
        <span>
          <strong>{isOpen ? "Open now" : "Closed now"}</strong>
          {detail && `, ${detail}`}
        </span>
      </p>
      <table className="w-full border-collapse">
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {listHoursRows(hours).map((row) => (
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
              <td className="py-2.5 pl-2 text-right tabular">
                <Times spans={row.spans} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SpecialDays lines={specialDayLines} />
    </div>
  );
}

/** A line breaks between the times before and after a break only. */
function Times({ spans }: { spans: TimeSpan[] }) {
  if (spans.length === 0) return formatSpans(spans);
  return spans.map((span, index) => (
    <Fragment key={span.opens}>
      {index > 0 && " "}
      <span className="inline-block min-w-[min(11rem,52vw,78vw-5rem)]">
        {formatSpans([span])}
        {index < spans.length - 1 && ","}
      </span>
    </Fragment>
  ));
}

function SpecialDays({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-5">
      <p className="font-semibold text-brand">Holidays and special hours</p>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
