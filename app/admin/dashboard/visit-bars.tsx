import { formatMonthDay, formatWeekday } from "#app/admin/ui/format-date.ts";

const maxHeight = 76;
const minHeight = 3;

const todayStyle =
  "bg-[repeating-linear-gradient(135deg,var(--color-brand-tint-strong)_0_4px,var(--color-brand-tint)_4px_8px)] outline-[1.5px] -outline-offset-[1.5px] outline-brand-soft";

interface VisitBarsProps {
  /** The last ends today, which is not over yet. */
  bars: { day: string; visits: number }[];
  isWeekly: boolean;
}

/** A bar is an SVG, since the CSP allows no style attribute that could carry its height. */
export function VisitBars({ bars, isWeekly }: VisitBarsProps) {
  const max = Math.max(1, ...bars.map(({ visits }) => visits));
  return (
    <ol
      aria-label={isWeekly ? "Visits a week" : "Visits a day"}
      className="grid auto-cols-fr grid-flow-col text-center text-xs"
    >
      {bars.map(({ day, visits }, index) => {
        const isLast = index === bars.length - 1;
        const height = visits === 0 ? 0 : Math.max(minHeight, (visits / max) * maxHeight);
        return (
          <li key={day} className="flex h-32 flex-col justify-end">
            <span className="mb-0.5 font-semibold">{visits}</span>
            <span className="border-b-[1.5px] border-brand px-1">
              <svg
                height={Math.round(height)}
                aria-hidden="true"
                className={`w-full rounded-t-[10px] forced-colors:border-2 forced-colors:border-b-0 ${isLast ? todayStyle : "bg-brand-soft"}`}
              />
            </span>
            <span
              // Twelve dates do not fit a phone.
              className={`mt-1.5 whitespace-nowrap text-muted ${isWeekly && index % 3 > 0 ? "max-tablet:invisible" : ""}`}
            >
              {isWeekly ? formatMonthDay(day) : isLast ? "Today" : formatWeekday(day)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
