import { formatLongDate } from "#app/admin/ui/format-date.ts";
import type { Db } from "#domain/records/tables.ts";
import { findOwnDueDate } from "#domain/staff/second-factor-requirement.server.ts";

/** The day from which the user needs a second factor, if they have none. */
export async function loadSecondFactorDue(db: Db, userId: string): Promise<string | undefined> {
  const dueDate = await findOwnDueDate(db, userId);
  return dueDate && formatLongDate(dueDate);
}
