import { useId } from "react";
import { Link } from "react-router";
import { formatLongDate } from "#app/admin/ui/format-date.ts";
import type { ReferrerGroup } from "#domain/visits/referrer-groups.ts";
import type { WeekSummary, WeekTotals } from "#domain/visits/week-summary.server.ts";
import { sectionLinkStyle } from "./dashboard-section.tsx";
import { VisitBars } from "./visit-bars.tsx";

interface WeekCardProps {
  week: WeekSummary;
  /** The last twelve weeks instead of the last one. */
  isLong: boolean;
  /** Writers never see messages, nor how many there are. */
  showsMessages: boolean;
}

export function WeekCard({ week, isLong, showsMessages }: WeekCardProps) {
  const id = useId();
  const figures = showsMessages ? weekFigures : weekFigures.filter(([key]) => key !== "messages");
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-l border border-line bg-surface-raised p-[clamp(1.25rem,2.4vw,1.75rem)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id={id} className="text-dm">
          {isLong ? "The last 12 weeks" : "This week"}
        </h2>
        <Link to={isLong ? "/admin" : "/admin?weeks=12"} className={sectionLinkStyle}>
          {isLong ? "This week" : "The last 12 weeks"}
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-4 tablet:flex tablet:justify-between">
        {figures.map(([key, label]) => (
          <Figure key={key} label={label} count={week.total[key]} before={week.before?.[key]} />
        ))}
      </dl>
      <VisitBars bars={week.bars} isWeekly={isLong} />
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        <ShareList
          heading="Posts people read"
          empty="No post was opened yet."
          shares={week.posts.map(({ title, path, visits }) => ({ label: title, path, visits }))}
        />
        <ShareList
          heading="Where they came from"
          empty="No visits yet."
          shares={week.referrers.map(({ group, visits }) => ({
            label: referrerLabels[group],
            visits,
          }))}
        />
      </div>
      <p className="text-[0.875rem] text-muted">
        {formatComparison(week, isLong)} Counted on our own server, without cookies and without
        addresses; robots that say so and signed-in staff are left out.{" "}
        <a href="/privacy#cookies" className="underline">
          How we count
        </a>
      </p>
    </section>
  );
}

const weekFigures: [keyof WeekTotals, string][] = [
  ["visits", "Visits"],
  ["bookTaps", "Taps on Book"],
  ["callTaps", "Taps on Call"],
  ["messages", "Messages"],
];

const referrerLabels: Record<ReferrerGroup, string> = {
  search: "Search engines",
  direct: "Typed in or saved",
  maps: "Maps",
  other: "Other sites",
};

function formatComparison({ before, countedSince }: WeekSummary, isLong: boolean): string {
  if (before) return `Compared with the ${isLong ? "12 weeks" : "seven days"} before.`;
  if (countedSince === undefined) return "Counting begins with the first visit.";
  return `Counting began on ${formatLongDate(`${countedSince}T12:00`)}, so there ${isLong ? "are no 12 weeks" : "is no full week"} to compare with yet.`;
}

interface FigureProps {
  label: string;
  count: number;
  before: number | undefined;
}

function Figure({ label, count, before }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-s text-muted">{label}</dt>
      <dd className="order-1 font-display text-[2.125rem] leading-[1.1] text-brand lining-nums">
        {count}
      </dd>
      {before !== undefined && (
        <dd
          className={`order-3 text-xs font-semibold ${count > before ? "text-success" : "text-muted"}`}
        >
          {formatDifference(count - before)}
        </dd>
      )}
    </div>
  );
}

function formatDifference(difference: number): string {
  if (difference === 0) return "as before";
  return difference > 0 ? `${difference} more` : `${-difference} fewer`;
}

interface ShareListProps {
  heading: string;
  empty: string;
  shares: { label: string; visits: number; path?: string }[];
}

function ShareList({ heading, empty, shares }: ShareListProps) {
  const max = Math.max(1, ...shares.map(({ visits }) => visits));
  return (
    <div>
      <h3 className="mb-2.5 font-text text-s leading-tight font-semibold tracking-normal text-foreground">
        {heading}
      </h3>
      {shares.length === 0 && <p className="text-s text-muted">{empty}</p>}
      <ul className="grid gap-2 text-s">
        {shares.map(({ label, visits, path }) => (
          <li key={path ?? label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            {path ? (
              <a href={path} title={label} className="truncate hover:underline">
                {label}
              </a>
            ) : (
              <span className="truncate">{label}</span>
            )}
            <span className="tabular">{visits}</span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="col-span-2 mt-0.5 h-1 w-full overflow-hidden rounded-full bg-surface-muted"
            >
              <rect width={(visits / max) * 100} height="4" className="fill-brand-soft" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
