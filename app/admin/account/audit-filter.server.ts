import { parsePublishedDate } from "#domain/posts/published-date.ts";
import { addDays } from "#domain/records/add-days.ts";
import type { Db } from "#domain/records/tables.ts";
import { type AuditGroup, auditGroupLabels } from "#domain/staff/audit-actions.ts";
import type { AuditEntry, AuditFilter } from "#domain/staff/audit-log.server.ts";
import { labelUsers, type StaffLabel } from "#domain/staff/staff-label.server.ts";
import { listStaffUsers } from "#domain/staff/staff-users.server.ts";

/** The query parameters of the URL; the days are by the clinic's clock. */
export interface AuditQuery {
  what: string;
  who: string;
  from: string;
  until: string;
}

/** Values that cannot be read are empty. */
export function readAuditQuery(url: string): AuditQuery {
  const { searchParams } = new URL(url);
  const read = (name: string, pattern: RegExp) => {
    const value = searchParams.get(name) ?? "";
    return pattern.test(value) ? value : "";
  };
  const what = searchParams.get("what") ?? "";
  return {
    what: Object.hasOwn(auditGroupLabels, what) ? what : "",
    who: read("who", /^[\w-]{1,64}$/),
    from: toDay(read("from", dayPattern)),
    until: toDay(read("until", dayPattern)),
  };
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const toDay = (day: string) => (parsePublishedDate(`${day}T00:00`) === undefined ? "" : day);

export function toAuditFilter({ what, who, from, until }: AuditQuery): AuditFilter {
  const nextDay = until && addDays(until, 1);
  return {
    group: (what as AuditGroup) || undefined,
    userId: who || undefined,
    from: parsePublishedDate(`${from}T00:00`),
    until: parsePublishedDate(`${nextDay}T00:00`),
  };
}

export async function listUserLabels(db: Db): Promise<StaffLabel[]> {
  return labelUsers(await listStaffUsers(db));
}

/** Adds the email address if somebody else has the same name. */
export function labelEntry(entry: AuditEntry, users: StaffLabel[]): AuditEntry {
  const user = users.find(({ id }) => id === entry.user_id);
  return user?.name === entry.user_name ? { ...entry, user_name: user.label } : entry;
}

/** By their description, or as the uploaded file was called; one that is gone keeps its address. */
export async function nameImages(db: Db, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const hashes = entries
    .filter(({ action }) => action.startsWith("image-"))
    .map(({ target_id }) => target_id);
  if (hashes.length === 0) return entries;
  const images = await db
    .selectFrom("image")
    .select(["hash", "alt", "file_name"])
    .where("hash", "in", [...new Set(hashes)])
    .execute();
  const names = new Map(images.map(({ hash, alt, file_name }) => [hash, alt || file_name]));
  return entries.map((entry) => {
    const name = names.get(entry.target_id);
    return name ? { ...entry, target_name: name } : entry;
  });
}
