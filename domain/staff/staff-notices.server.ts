import { dayMs } from "../attempts.server.ts";
import type { Db } from "../tables.ts";
import type { StaffNotice, StaffNoticeKind } from "./staff-notice.ts";

const storedDays = 365;

interface NewNotice {
  userId: string;
  kind: StaffNoticeKind;
  subject?: string;
}

/** Stores what the user is told at the next sign-in; the same again is counted in one row. */
export async function addNotice(db: Db, { userId, kind, subject = "" }: NewNotice): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("staff_notice")
    .values({ user_id: userId, kind, subject, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "subject"])
        .doUpdateSet((set) => ({ times: set("staff_notice.times", "+", 1), last_at: now })),
    )
    .execute();
}

interface Reader {
  userId: string;
  sessionId: string;
}

/**
 * What happened before this session began, the latest first. Who caused a notice is not shown it in
 * the same session, or an intruder would be the one who dismisses it.
 */
export async function listNotices(db: Db, reader: Reader): Promise<StaffNotice[]> {
  return db
    .selectFrom("staff_notice")
    .select(["kind", "subject", "times", "last_at"])
    .where("user_id", "=", reader.userId)
    .where("first_at", "<", sessionStart(db, reader.sessionId))
    .orderBy("last_at", "desc")
    .orderBy("kind")
    .orderBy("subject")
    .execute();
}

/** Removes the notices that `listNotices` shows. */
export async function dismissNotices(db: Db, reader: Reader): Promise<void> {
  await db
    .deleteFrom("staff_notice")
    .where("user_id", "=", reader.userId)
    .where("first_at", "<", sessionStart(db, reader.sessionId))
    .execute();
}

/** Removes one notice that has explained itself. */
export async function removeNotice(
  db: Db,
  { userId, kind, subject = "" }: NewNotice,
): Promise<void> {
  await db
    .deleteFrom("staff_notice")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
}

/** Purges notices that nobody came to read. Returns how many. */
export async function purgeOldNotices(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("staff_notice")
    .where("last_at", "<", new Date(Date.now() - storedDays * dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function sessionStart(db: Db, sessionId: string) {
  return db.selectFrom("staff_session").select("createdAt").where("id", "=", sessionId);
}
