import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { hourMs } from "../records/time-units.ts";
import { hashToken } from "./hash-token.server.ts";
import { absoluteLimitHours } from "./session-limits.ts";

export async function recordDevice(
  db: Db,
  token: string,
  { device, network }: { device: string; network: string },
): Promise<void> {
  await db
    .updateTable("staff_session")
    .set({ userAgent: device, ipAddress: network })
    .where("token", "=", hashToken(token))
    .execute();
}

export async function listSessions(db: Db, userId: string) {
  const rows = await db
    .selectFrom("staff_session")
    .select(["id", "userAgent", "ipAddress", "createdAt", "updatedAt"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", new Date().toISOString())
    .where("createdAt", ">", new Date(Date.now() - absoluteLimitHours * hourMs).toISOString())
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.userAgent ?? "",
    network: row.ipAddress ?? "",
    started_at: row.createdAt,
    seen_at: row.updatedAt,
  }));
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const session = db.deleteFrom("staff_session").where("userId", "=", userId).where("id", "=", id);
  return (await deleteRows(session)) > 0;
}

export async function endSessions(db: Db, userId: string, exceptId?: string): Promise<number> {
  let sessions = db.deleteFrom("staff_session").where("userId", "=", userId);
  if (exceptId !== undefined) sessions = sessions.where("id", "!=", exceptId);
  return deleteRows(sessions);
}

export async function purgeOldSessions(db: Db): Promise<number> {
  return deleteRows(
    db.deleteFrom("staff_session").where("expiresAt", "<", new Date().toISOString()),
  );
}
