import type { RouterContextProvider } from "react-router";
import { formatRelativeDateTime } from "#app/admin/ui/format-date.ts";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { formatNotice, isRoutineNotice } from "#domain/staff/staff-notice.ts";
import { listNotices } from "#domain/staff/staff-notices.server.ts";
import type { AccountNotice } from "./account-notices.tsx";

export async function loadAccountNotices(
  context: Readonly<RouterContextProvider>,
  now: Date,
): Promise<AccountNotice[]> {
  const { staff, sessionId } = context.get(staffSessionContext);
  const notices = await listNotices(context.get(dbContext), { userId: staff.id, sessionId });
  return notices.map((notice) => ({
    text: formatNotice(notice, formatRelativeDateTime(notice.last_at, now)),
    isRoutine: isRoutineNotice(notice),
  }));
}
