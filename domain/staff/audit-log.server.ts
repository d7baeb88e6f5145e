import type { Selectable } from "kysely";
import { countRows } from "../records/count-rows.server.ts";
import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo, hourMs } from "../records/time-units.ts";
import {
  type AuditAction,
  type AuditGroup,
  auditEntriesPerPage,
  auditRetentionDays,
  type FailureAction,
  failureActions,
  listGroupActions,
  manyNetworks,
} from "./audit-actions.ts";
import type { AuditEntryTable } from "./staff-tables.ts";

export type AuditEntry = Selectable<AuditEntryTable>;

export interface Actor {
  id: string | undefined;
  name: string;
  network: string;
}

export interface AuditEvent {
  action: AuditAction;
  /** Never text from a visitor. */
  target?: { id: string | number; name: string };
}

export async function recordAudit(
  db: Db,
  actor: Actor,
  { action, target }: AuditEvent,
): Promise<void> {
  await db.insertInto("audit_entry").values(createEntry(actor, { action, target })).execute();
  if (signInActions.includes(action)) await closeFailureRows(db);
}

/** Later failures get their own row and time, so that the next sign-in can count them. */
async function closeFailureRows(db: Db): Promise<void> {
  await db
    .updateTable("audit_entry")
    .set({ sum_key: null })
    .where("at", ">=", startOfHour())
    .where("sum_key", "is not", null)
    .execute();
}

const maxFailureRowsPerHour = 200;

/**
 * Guesses cannot fill the database or bury the log: until somebody signs in, failures of one
 * account, network and hour share a row; beyond the hourly maximum all further networks do.
 */
export async function recordAuditFailure(
  db: Db,
  actor: Actor,
  action: FailureAction,
): Promise<void> {
  const hour = startOfHour();
  const getKey = (network: string) => `${hour} ${action} ${actor.id ?? "unknown"} ${network}`;
  if (await incrementFailure(db, getKey(actor.network))) return;
  const hourlyRows = db
    .selectFrom("audit_entry")
    .where("at", ">=", hour)
    .where("action", "in", failureActions);
  const isFull = (await countRows(hourlyRows)) >= maxFailureRowsPerHour;
  const network = isFull ? manyNetworks : actor.network;
  const sum_key = getKey(network);
  if (isFull && (await incrementFailure(db, sum_key))) return;
  await db
    .insertInto("audit_entry")
    .values({ ...createEntry({ ...actor, network }, { action }), times: 1, sum_key })
    // A concurrent first failure may have created the row in the meantime.
    .onConflict((conflict) =>
      conflict
        .column("sum_key")
        .doUpdateSet((set) => ({ times: set("audit_entry.times", "+", 1) })),
    )
    .execute();
}

function startOfHour(): string {
  return new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString();
}

function createEntry({ id, name, network }: Actor, { action, target }: AuditEvent) {
  return {
    at: new Date().toISOString(),
    user_id: id ?? null,
    user_name: name,
    action,
    target_id: String(target?.id ?? ""),
    target_name: target?.name ?? "",
    network,
  };
}

async function incrementFailure(db: Db, sum_key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("audit_entry")
    .set((set) => ({ times: set("times", "+", 1) }))
    .where("sum_key", "=", sum_key)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface AuditFilter {
  group?: AuditGroup | undefined;
  userId?: string | undefined;
  /** Instants; `until` is not included. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The latest entries first; `next` is the `before` of the next page. */
export async function listAudit(
  db: Db,
  before?: number,
  filter: AuditFilter = {},
): Promise<{ entries: AuditEntry[]; next: number | undefined }> {
  let query = filterAudit(db, filter).selectAll().orderBy("entry_id", "desc");
  if (before !== undefined) query = query.where("entry_id", "<", before);
  const found = await query.limit(auditEntriesPerPage + 1).execute();
  const entries = found.slice(0, auditEntriesPerPage);
  const hasMore = found.length > entries.length;
  return { entries, next: hasMore ? entries.at(-1)?.entry_id : undefined };
}

export function exportAudit(db: Db, filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
  const entries = filterAudit(db, filter).selectAll().orderBy("entry_id", "desc");
  return entries.limit(limit).execute();
}

function filterAudit(db: Db, { group, userId, from, until }: AuditFilter) {
  let query = db.selectFrom("audit_entry");
  if (group !== undefined) query = query.where("action", "in", listGroupActions(group));
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (until !== undefined) query = query.where("at", "<", until);
  return query;
}

const signInActions: AuditAction[] = ["signed-in", "passkey-used", "recovery-code-used"];

export async function findPreviousSignIn(
  db: Db,
  userId: string,
): Promise<Pick<AuditEntry, "at" | "network"> | undefined> {
  const signIns = db
    .selectFrom("audit_entry")
    .select(["at", "network"])
    .where("user_id", "=", userId)
    .where("action", "in", signInActions);
  const [, previous] = await signIns.orderBy("entry_id", "desc").limit(2).execute();
  return previous;
}

/** The number of refused attempts, of which a row may stand for many. */
export async function countFailuresSince(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("audit_entry")
    .select(({ fn }) => fn.sum<number | string | null>("times").as("count"))
    .where("at", ">=", since)
    .where("action", "in", failureActions)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

export async function purgeOldAudit(db: Db): Promise<number> {
  return deleteRows(db.deleteFrom("audit_entry").where("at", "<", daysAgo(auditRetentionDays)));
}
