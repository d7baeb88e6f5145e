import { deleteRows } from "../records/delete-rows.server.ts";
import type { Db } from "../records/tables.ts";
import { daysAgo, hourMs, minuteMs } from "../records/time-units.ts";
import { failureActions } from "./audit-actions.ts";
import type { StaffNotice, StaffNoticeKind } from "./staff-notice.ts";

const storedDays = 365;
const typingErrorMs = 10 * minuteMs;
/** Anyone with the password could otherwise add a notice from each of many networks. */
const maxNoticesOfKind = 10;

interface NewNotice {
  userId: string;
  kind: StaffNoticeKind;
  subject?: string;
}

/** Keeps the newest of each kind, so that a flood of one kind does not displace another. */
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
  await db
    .deleteFrom("staff_notice")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where(
      "last_at",
      "<",
      db
        .selectFrom("staff_notice as newest")
        .select("newest.last_at")
        .where("newest.user_id", "=", userId)
        .where("newest.kind", "=", kind)
        .orderBy("newest.last_at", "desc")
        .offset(maxNoticesOfKind - 1)
        .limit(1),
    )
    .execute();
}

interface NoticeReader {
  userId: string;
  sessionId: string;
}

/** A session does not see the notices that it caused: an intruder could dismiss them. */
export async function listNotices(db: Db, reader: NoticeReader): Promise<StaffNotice[]> {
  return db
    .selectFrom("staff_notice")
    .select(["kind", "subject", "times", "last_at"])
    .where("user_id", "=", reader.userId)
    .where("first_at", "<", selectSessionStart(db, reader.sessionId))
    .orderBy("last_at", "desc")
    .orderBy("kind")
    .orderBy("subject")
    .execute();
}

export async function dismissNotices(db: Db, reader: NoticeReader): Promise<void> {
  await db
    .deleteFrom("staff_notice")
    .where("user_id", "=", reader.userId)
    .where("first_at", "<", selectSessionStart(db, reader.sessionId))
    .execute();
}

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

/**
 * After a sign-in, a lone failure minutes before from the same network was the user's own typing
 * error, unless another network has tried, too.
 */
export async function downgradeOwnFailure(
  db: Db,
  { userId, network }: { userId: string; network: string },
): Promise<void> {
  const failedSince = Date.now() - typingErrorMs;
  const elsewhere = await db
    .selectFrom("audit_entry")
    .select("entry_id")
    .where("user_id", "=", userId)
    .where("action", "in", failureActions)
    // A row has the time of the first failure in its hour.
    .where("at", ">=", new Date(Math.floor(failedSince / hourMs) * hourMs).toISOString())
    .where("network", "!=", network)
    .executeTakeFirst();
  if (elsewhere !== undefined) return;
  const ownNotices = db.selectFrom("staff_notice").where("user_id", "=", userId);
  const failure = await ownNotices
    .select("kind")
    .where("kind", "=", "sign-ins-failed")
    .where("times", "=", 1)
    .where("last_at", ">=", new Date(failedSince).toISOString())
    .executeTakeFirst();
  if (failure === undefined) return;
  await removeNotice(db, { userId, kind: "password-mistyped" });
  await db
    .updateTable("staff_notice")
    .set({ kind: "password-mistyped" })
    .where("user_id", "=", userId)
    .where("kind", "=", "sign-ins-failed")
    .where("times", "=", 1)
    .execute();
}

export async function purgeOldNotices(db: Db): Promise<number> {
  return deleteRows(db.deleteFrom("staff_notice").where("last_at", "<", daysAgo(storedDays)));
}

function selectSessionStart(db: Db, sessionId: string) {
  return db.selectFrom("staff_session").select("createdAt").where("id", "=", sessionId);
}
