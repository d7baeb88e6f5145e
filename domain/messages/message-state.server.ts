import type { Db } from "../records/tables.ts";
import { minuteMs } from "../records/time-units.ts";
import { findStaffLabel } from "../staff/staff-label.server.ts";
import type { StaffUser } from "../staff/staff-user.ts";
import { readHistory } from "./message-history.server.ts";
import type { MessageState } from "./message-schemas.server.ts";

const recentMs = 10 * minuteMs;

/** Undefined for whoever has not opened the message: nobody reads notes without an access log entry. */
export async function readMessageState(
  db: Db,
  id: number,
  staff: StaffUser,
): Promise<MessageState | undefined> {
  const readings = await db
    .selectFrom("message_reading")
    .leftJoin("staff_user", "staff_user.id", "read_by")
    .select(["read_by", "reader_name", "read_at", "email"])
    .where("message_id", "=", id)
    .execute();
  if (!readings.some(({ read_by }) => read_by === staff.id)) return undefined;
  const message = await db
    .selectFrom("message")
    .select("folder")
    .where("message_id", "=", id)
    .executeTakeFirst();
  const history = await readHistory(db, id);
  if (message === undefined || history === undefined) return undefined;
  const since = new Date(Date.now() - recentMs).toISOString();
  const recent = readings.filter(({ read_by, read_at }) => read_by !== staff.id && read_at > since);
  const labels = await Promise.all(
    recent.map(({ read_by, reader_name: name, email }) =>
      email === null ? name : findStaffLabel(db, { id: read_by, name, email }),
    ),
  );
  const recent_readers = [...new Set(labels)];
  return { ...message, ...history, recent_readers };
}
