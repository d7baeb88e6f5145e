import { Link } from "react-router";
import { momentInWords } from "#app/admin/clinic-time.ts";
import { dbContext } from "#app/context.ts";
import { listAudit } from "#domain/staff/audit.server.ts";
import { auditActs, auditKeptDays } from "#domain/staff/audit.ts";
import type { Route } from "./+types/audit-log";
import { Card } from "./card.tsx";

const path = "/admin/account/log";

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
  const { entries, next } = await listAudit(context.get(dbContext), before);
  const now = new Date();
  return {
    isFirst: before === undefined,
    next,
    lines: entries.map(({ entry_id, at, user_name, act, thing_name, network, times }) => ({
      id: entry_id,
      at,
      when: momentInWords(at, now),
      who: user_name,
      // During a rollback, an older release may read actions that only a newer one knows.
      what: whatInWords(auditActs[act] ?? act, thing_name) + formatTimes(times),
      network,
    })),
  };
}

export default function AuditLogPage({
  loaderData: { lines, next, isFirst },
}: Route.ComponentProps) {
  return (
    <Card heading="Activity log">
      <p>
        This log records who signed in and who changed what. Entries are kept for {auditKeptDays}{" "}
        days, and nobody can change them here.
      </p>
      {lines.length === 0 && <p>There are no more entries.</p>}
      <ol className="divide-y divide-line">
        {lines.map(({ id, at, when, who, what, network }) => (
          <li
            key={id}
            className="grid gap-x-6 py-3 tablet:grid-cols-[11rem_minmax(0,1fr)_auto] tablet:items-baseline"
          >
            <time dateTime={at} className="text-s text-ink-soft first-letter:uppercase">
              {when}
            </time>
            <span className="[overflow-wrap:anywhere]">
              <strong className="font-semibold">{who}</strong> {what}
            </span>
            {network !== "" && (
              <span className="text-s text-ink-soft [overflow-wrap:anywhere]">{network}</span>
            )}
          </li>
        ))}
      </ol>
      <nav aria-label="Pages of the activity log" className="flex flex-wrap gap-x-6 empty:hidden">
        {!isFirst && (
          <Link to={path} className="inline-flex min-h-11 items-center font-semibold underline">
            The latest
          </Link>
        )}
        {next !== undefined && (
          <Link
            to={`${path}?before=${next}`}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Earlier
          </Link>
        )}
      </nav>
    </Card>
  );
}

function formatTimes(times: number): string {
  return times > 1 ? `, ${times} times within an hour` : "";
}

function whatInWords(act: string, thing: string): string {
  if (thing === "") return act;
  // Messages have no name in the log, only their number.
  if (/^\d+ messages?$/.test(thing)) return `${act} (${thing})`;
  const named = `“${thing}”`;
  return act.includes("…") ? act.replace("…", () => named) : `${act} ${named}`;
}
