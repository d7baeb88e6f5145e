import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import type { ClinicKind, Collection, ContentMeta } from "#domain/clinic/define-content.ts";
import { countUncheckedFees, type Fees } from "#domain/clinic/fees-definition.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { formatCount } from "#domain/clinic/number-words.ts";
import { formatSpans, listHoursRows, type WeekHours } from "#domain/clinic/open-state.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries, readSingleton } from "#domain/clinic/read-clinic-content.server.ts";
import { notOffered } from "#domain/clinic/services-definition.ts";
import { listShownNotices } from "#domain/clinic/shown-notices.ts";
import { formatSpecialDay, listCurrentDays } from "#domain/clinic/special-days.ts";
import type { ContentFields } from "#domain/fields/content-fields.ts";
import type { Db } from "#domain/records/tables.ts";
import { mayAccess, type Role } from "#domain/staff/roles.ts";
import { type ContentRecord, describeValue, formatLocalDate } from "./describe-content.ts";

export interface OverviewItem {
  kind: ClinicKind;
  label: string;
  /** Lines that say what visitors read now. */
  lines: string[];
  /** Undefined while everything is the default. */
  change: { by: string; at: string } | undefined;
}

/** Has the kinds that the role may change. */
export async function loadOverview(db: Db, role: Role) {
  const now = new Date();
  const items: OverviewItem[] = [];
  for (const { kind, label, ...singleton } of singletons) {
    if (!mayAccess(role, kind)) continue;
    const value = await readSingleton(db, { kind, label, ...singleton });
    const lines = summarizeSingleton(kind, singleton.fields, value, formatLocalTime(now));
    items.push({ kind, label, lines, change: findLastChange([value]) });
  }
  for (const collection of collections) {
    const { kind, label } = collection;
    if (!mayAccess(role, kind)) continue;
    const entries = await listEntries(db, collection);
    const lines = summarizeCollection(collection, entries);
    if (kind === "services") lines.push(...(await listServiceGaps(db, entries)));
    items.push({ kind, label, lines, change: findLastChange(entries) });
  }
  return items.map(({ change, ...item }) => ({
    ...item,
    state: change
      ? `Changed by ${change.by}, ${formatRelativeDateTime(change.at, now)}`
      : "Not changed yet",
  }));
}

function summarizeSingleton(
  kind: ClinicKind,
  fields: ContentFields,
  value: ContentRecord,
  localTime: string,
): string[] {
  if (kind === "hours") return summarizeHours(value as WeekHours, localTime.slice(0, 10));
  if (kind === "notice") {
    const { notices } = value as { notices: Notice[] };
    return notices.length === 0 ? ["No notice"] : summarizeNotices(notices, localTime);
  }
  const texts = Object.entries(fields)
    .filter(
      ([, { kind: fieldKind, required }]) =>
        fieldKind !== "list" && fieldKind !== "date" && required,
    )
    .map(([name, field]) => describeValue(field, value[name]))
    .filter((text) => text !== "");
  const counts = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "list" ? [countItems(field.label, value[name] as unknown[])] : [],
  );
  const unchecked =
    kind === "fees" ? countUncheckedFees((value as Fees).rows, localTime.slice(0, 10)) : 0;
  return [
    texts.slice(0, maxSummaryTexts).join(", "),
    counts.join(", "),
    unchecked === 0 ? "" : `Not checked for a year: ${formatCount(unchecked, "fee").toLowerCase()}`,
  ].filter(Boolean);
}

function summarizeHours(hours: WeekHours, today: string): string[] {
  const week = listHoursRows(hours).map(({ name, spans }) => `${name}: ${formatSpans(spans)}`);
  const [next] = listCurrentDays(hours.specialDays, today).toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  if (next === undefined) return week;
  return [...week, `${next.from > today ? "Next" : "Now"}: ${formatSpecialDay(next)}`];
}

/** Those that have ended come last. */
function summarizeNotices(notices: Notice[], localTime: string): string[] {
  const rank = ({ until }: Notice) => (until <= localTime ? 1 : 0);
  const shown = listShownNotices(notices, localTime);
  return notices
    .toSorted((a, b) => rank(a) - rank(b))
    .map((notice) => `${describeNoticeState(notice, shown, localTime)}: ${notice.text}`);
}

function describeNoticeState(notice: Notice, shown: Notice[], localTime: string): string {
  const { from, until } = notice;
  if (until <= localTime) return `Ended ${formatLocalDate(until)}`;
  if (from > localTime) return `From ${formatLocalDate(from)}`;
  return shown.includes(notice)
    ? `Live until ${formatLocalDate(until)}`
    : "Not shown, as two others come first";
}

const maxSummaryTexts = 2;
const maxNamedEntries = 3;

function countItems(label: string, items: readonly unknown[]): string {
  return items.length === 0 ? `${label}: none` : `${label}: ${items.length}`;
}

function summarizeCollection({ titleField }: Collection, entries: ContentRecord[]): string[] {
  if (entries.length === 0) return ["Nothing yet"];
  const names = entries.slice(0, maxNamedEntries).map((entry) => String(entry[titleField]));
  const more = entries.length - names.length;
  const hidden = entries.filter(({ isListed }) => isListed === false);
  return [
    `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    ...(hidden.length > 0
      ? [`Hidden: ${hidden.map((entry) => String(entry[titleField])).join(", ")}`]
      : []),
  ];
}

/** Nobody notices otherwise that the last provider of a service has left. */
async function listServiceGaps(db: Db, entries: ContentRecord[]): Promise<string[]> {
  const people = (await listEntries(db, providers)).filter(({ isListed }) => isListed);
  const provided = new Set(people.flatMap(({ services }) => services));
  const listed = entries.filter(({ isListed }) => isListed);
  const name = (shown: ContentRecord[], label: string) =>
    shown.length > 0 ? [`${label}: ${shown.map(({ menuName }) => menuName).join(", ")}`] : [];
  return [
    ...name(
      listed.filter(({ hasNoProvider }) => hasNoProvider),
      notOffered,
    ),
    ...name(
      listed.filter(({ id, hasNoProvider }) => !hasNoProvider && !provided.has(String(id))),
      "Offered, but nobody in Team provides it",
    ),
  ];
}

function findLastChange(items: readonly ContentMeta[]): OverviewItem["change"] {
  const [latest] = items
    .filter(({ updated_at }) => updated_at !== "")
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return latest && { by: latest.updated_by, at: latest.updated_at };
}
