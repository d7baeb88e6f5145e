import { Link } from "react-router";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext } from "#app/context.ts";
import { auditActions, auditRetentionDays } from "#domain/staff/audit-actions.ts";
import { listAudit } from "#domain/staff/audit-log.server.ts";
import { Card } from "../ui/card.tsx";
import type { Route } from "./+types/audit-log-page";

const auditLogPath = "/admin/account/log";

export async function loader({ context, request }: Route.LoaderArgs) {
  const beforeParam = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,9}$/.test(beforeParam) ? Number(beforeParam) : undefined;
  const { entries, next } = await listAudit(context.get(dbContext), before);
  const now = new Date();
  return {
    isFirst: before === undefined,
    next,
    rows: entries.map(
      ({ entry_id, at: timestamp, user_name, action, target_name, network, times: count }) => ({
        id: entry_id,
        timestamp,
        dateLabel: formatRelativeDateTime(timestamp, now),
        userName: user_name,
        // During a rollback, an older release may read actions that only a newer one knows.
        description: formatAction(auditActions[action] ?? action, target_name) + formatCount(count),
        network,
      }),
    ),
  };
}

export default function AuditLogPage({
  loaderData: { rows, next, isFirst },
}: Route.ComponentProps) {
  return (
    <Card heading="Activity log">
      <p>
        This log records who signed in and who changed what. Entries are kept for{" "}
        {auditRetentionDays} days, and nobody can change them here.
      </p>
      {rows.length === 0 && <p>There are no more entries.</p>}
      <ol className="divide-y divide-line">
        {rows.map(({ id, timestamp, dateLabel, userName, description, network }) => (
          <li
            key={id}
            className="grid gap-x-6 py-3 tablet:grid-cols-[11rem_minmax(0,1fr)_auto] tablet:items-baseline"
          >
            <time dateTime={timestamp} className="text-s text-muted first-letter:uppercase">
              {dateLabel}
            </time>
            <span className="[overflow-wrap:anywhere]">
              <strong className="font-semibold">{userName}</strong> {description}
            </span>
            {network !== "" && (
              <span className="text-s text-muted [overflow-wrap:anywhere]">{network}</span>
            )}
          </li>
        ))}
      </ol>
      <nav aria-label="Pages of the activity log" className="flex flex-wrap gap-x-6 empty:hidden">
        {!isFirst && (
          <Link
            to={auditLogPath}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            The latest
          </Link>
        )}
        {next !== undefined && (
          <Link
            to={`${auditLogPath}?before=${next}`}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Earlier
          </Link>
        )}
      </nav>
    </Card>
  );
}

function formatCount(count: number): string {
  return count > 1 ? `, ${count} times within an hour` : "";
}

function formatAction(action: string, targetName: string): string {
  if (targetName === "") return action;
  // Messages have no name in the log, only their number.
  if (/^\d+ messages?$/.test(targetName)) return `${action} (${targetName})`;
  const quotedName = `“${targetName}”`;
  return action.includes("…") ? action.replace("…", () => quotedName) : `${action} ${quotedName}`;
}
