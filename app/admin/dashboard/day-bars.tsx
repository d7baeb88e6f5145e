import { formatWeekday } from "#app/admin/ui/format-date.ts";

const maxHeight = 76;
const minHeight = 3;

const todayStyle =
  "bg-[repeating-linear-gradient(135deg,var(--color-brand-tint-strong)_0_4px,var(--color-brand-tint)_4px_8px)] outline-[1.5px] -outline-offset-[1.5px] outline-brand-soft";

interface DayBarsProps {
  /** The last is today, which is not over yet. */
  days: { day: string; visits: number }[];
}

/** A bar is an SVG, since the CSP allows no style attribute that could carry its height. */
export function DayBars({ days }: DayBarsProps) {
  const max = Math.max(1, ...days.map(({ visits }) => visits));
  return (
    <ol aria-label="Visits a day" className="grid grid-cols-7 text-center text-xs">
      {days.map(({ day, visits }, index) => {
        const isToday = index === days.length - 1;
        const height = visits === 0 ? 0 : Math.max(minHeight, (visits / max) * maxHeight);
        return (
          <li key={day} className="flex h-32 flex-col justify-end">
            <span className="mb-0.5 font-semibold">{visits}</span>
            <span className="border-b-[1.5px] border-brand px-1">
              <svg
                height={Math.round(height)}
                aria-hidden="true"
                className={`w-full rounded-t-[10px] ${isToday ? todayStyle : "bg-brand-soft"}`}
              />
            </span>
            <span className="mt-1.5 text-muted">{isToday ? "Today" : formatWeekday(day)}</span>
          </li>
        );
      })}
    </ol>
  );
}
