import type { Selectable } from "kysely";
import { dayMs, hourMs } from "../attempts.server.ts";
import { countRows } from "../count-rows.server.ts";
import type { Db } from "../tables.ts";
import {
  type AuditAct,
  auditEntriesPerPage,
  auditKeptDays,
  type FailureAct,
  manyNetworks,
} from "./audit.ts";
import type { AuditEntryTable } from "./staff-tables.ts";

export type AuditEntry = Selectable<AuditEntryTable>;

export interface Actor {
  id: string | undefined;
  name: string;
  network: string;
}

export interface Act {
  act: AuditAct;
  /** Never text from a visitor. */
  thing?: { id: string | number; name: string };
}

export async function writeAudit(db: Db, actor: Actor, { act, thing }: Act): Promise<void> {
  await db
    .insertInto("audit_entry")
    .values({
      at: new Date().toISOString(),
      user_id: actor.id ?? null,
      user_name: actor.name,
      act,
      thing_id: String(thing?.id ?? ""),
      thing_name: thing?.name ?? "",
      network: actor.network,
    })
    .execute();
}

const maxFailureRowsPerHour = 200;

/**
 * Guesses from outside can neither fill the database nor bury the log: failures of one account,
 * network and hour share a row, and beyond the hourly maximum all further networks do.
 */
export async function sumFailure(db: Db, actor: Actor, act: FailureAct): Promise<void> {
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString();
  const keyFor = (network: string) => `${hour} ${act} ${actor.id ?? "unknown"} ${network}`;
  if (await addToSum(db, keyFor(actor.network))) return;
  const rowsOfHour = db
    .selectFrom("audit_entry")
    .where("at", ">=", hour)
    .where("sum_key", "is not", null);
  const isFull = (await countRows(rowsOfHour)) >= maxFailureRowsPerHour;
  const network = isFull ? manyNetworks : actor.network;
  const sum_key = keyFor(network);
  if (isFull && (await addToSum(db, sum_key))) return;
  await db
    .insertInto("audit_entry")
    .values({
      at: new Date().toISOString(),
      user_id: actor.id ?? null,
      user_name: actor.name,
      act,
      thing_id: "",
      thing_name: "",
      network,
      times: 1,
      sum_key,
    })
    // A concurrent first failure may have created the row in the meantime.
    .onConflict((conflict) =>
      conflict
        .column("sum_key")
        .doUpdateSet((set) => ({ times: set("audit_entry.times", "+", 1) })),
    )
    .execute();
}

async function addToSum(db: Db, sum_key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("audit_entry")
    .set((set) => ({ times: set("times", "+", 1) }))
    .where("sum_key", "=", sum_key)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface AuditPage {
  entries: AuditEntry[];
  next: number | undefined;
}

export async function listAudit(db: Db, before?: number): Promise<AuditPage> {
  let query = db.selectFrom("audit_entry").selectAll().orderBy("entry_id", "desc");
  if (before !== undefined) query = query.where("entry_id", "<", before);
  const found = await query.limit(auditEntriesPerPage + 1).execute();
  const entries = found.slice(0, auditEntriesPerPage);
  const hasMore = found.length > entries.length;
  return { entries, next: hasMore ? entries.at(-1)?.entry_id : undefined };
}

export async function forgetOldAudit(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("audit_entry")
    .where("at", "<", new Date(Date.now() - auditKeptDays * dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
