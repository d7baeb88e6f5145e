import { Link } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { formatRelativeDateTime, toClinicDateTime } from "#app/admin/ui/format-date.ts";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { Callout } from "#app/ui/callout.tsx";
import { pluralize } from "#domain/records/pluralize.ts";
import type { Db } from "#domain/records/tables.ts";
import {
  type AuditGroup,
  auditRetentionDays,
  getAuditGroup,
  isFailure,
} from "#domain/staff/audit-actions.ts";
import {
  countFailuresSince,
  findPreviousSignIn,
  listAudit,
} from "#domain/staff/audit-log.server.ts";
import { Card } from "../ui/card.tsx";
import type { Route } from "./+types/audit-log-page";
import {
  labelEntry,
  listUserLabels,
  nameImages,
  readAuditQuery,
  toAuditFilter,
} from "./audit-filter.server.ts";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { formatAuditEntry } from "./format-audit-entry.ts";

const auditLogPath = "/admin/account/log";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const beforeParam = new URL(request.url).searchParams.get("before") ?? "";
  const before = /^\d{1,9}$/.test(beforeParam) ? Number(beforeParam) : undefined;
  const query = readAuditQuery(request.url);
  const { entries, next } = await listAudit(db, before, toAuditFilter(query));
  const users = await listUserLabels(db);
  const now = new Date();
  return {
    isFirst: before === undefined,
    next,
    query,
    users,
    failures: await loadFailures(db, context.get(staffSessionContext).staff.id, now),
    rows: (await nameImages(db, entries)).map((entry) => ({
      id: entry.entry_id,
      timestamp: entry.at,
      dateLabel: formatRelativeDateTime(entry.at, now),
      ...formatAuditEntry(labelEntry(entry, users)),
      group: isFailure(entry.action) ? ("attention" as const) : getAuditGroup(entry.action),
      network: entry.network,
    })),
  };
}

/** The refused attempts since the reader's last visit; undefined if there are none. */
async function loadFailures(db: Db, userId: string, now: Date) {
  const previous = await findPreviousSignIn(db, userId);
  const count = previous === undefined ? 0 : await countFailuresSince(db, previous.at);
  if (previous === undefined || count === 0) return undefined;
  const from = toClinicDateTime(previous.at).slice(0, 10);
  return {
    count,
    since: formatRelativeDateTime(previous.at, now),
    path: `${auditLogPath}?what=attention&from=${from}`,
  };
}

const groupIcons: Record<AuditGroup, IconName> = {
  attention: "shield-alert",
  "sign-ins": "person",
  accounts: "key",
  writing: "document",
  clinic: "building",
  messages: "inbox",
};

export const meta = () => createStaffMeta("Activity log");

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const { rows, next, isFirst, query, users, failures } = loaderData;
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  const csvPath = `${auditLogPath}.csv?${search}`;
  return (
    <Card heading="Activity log">
      <p>
        This log records who signed in and who changed what. Entries are kept for{" "}
        {auditRetentionDays} days, and nobody can change them here.
      </p>
      {failures && (
        <Callout tone="warning">
          <b className="font-semibold">Since your last sign-in, {failures.since}:</b>{" "}
          {pluralize(failures.count, "refused attempt")}.{" "}
          <Link to={failures.path} className="font-semibold underline underline-offset-4">
            Show {failures.count === 1 ? "it" : "these"}
          </Link>
        </Callout>
      )}
      <AuditFilterForm query={query} users={users} csvPath={csvPath} />
      {rows.length === 0 && (
        <p>
          {query.until !== "" && query.from > query.until
            ? "“From” is after “Until”, so there are no days between them."
            : isFirst && search.toString() !== ""
              ? "Nothing of that kind in these days."
              : "There are no more entries."}
        </p>
      )}
      <ol className="divide-y divide-line">
        {rows.map(({ id, timestamp, dateLabel, userName, description, network, group }) => (
          <li
            key={id}
            className={`grid gap-x-6 px-2 py-3 tablet:grid-cols-[13rem_minmax(0,1fr)_auto] tablet:items-center ${group === "attention" ? "bg-warning-tint" : ""}`}
          >
            <span className="flex items-center gap-3 text-s text-muted">
              <Icon
                name={groupIcons[group]}
                className={group === "attention" ? "text-warning" : ""}
              />
              <time dateTime={timestamp} className="first-letter:uppercase">
                {dateLabel}
              </time>
            </span>
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
        {!isFirst && <PageLink search={search}>The latest</PageLink>}
        {next !== undefined && (
          <PageLink search={new URLSearchParams([...search, ["before", String(next)]])}>
            Earlier
          </PageLink>
        )}
      </nav>
    </Card>
  );
}

function PageLink({ search, children }: { search: URLSearchParams; children: string }) {
  return (
    <Link
      to={`${auditLogPath}?${search}`}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {children}
    </Link>
  );
}
