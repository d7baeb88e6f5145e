import { toClinicDateTime } from "#app/admin/ui/format-date.ts";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import { errorMessage } from "#app/api/staff-api.ts";
import type { ClinicItem } from "#domain/clinic/clinic-endpoints.server.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { isEqualValue } from "#domain/records/differences.ts";

/** It ends this minute, also if it has not begun yet. */
export function endNotice(notice: Notice, now: Date): Notice {
  const until = toClinicDateTime(now.toISOString());
  return { ...notice, from: notice.from < until ? notice.from : "", until };
}

type Replaced = { item: ClinicItem } | { failure: string };

/** Saves this change alone: the other notices stay as they are stored. */
export async function replaceNotice(before: Notice, after: Notice): Promise<Replaced> {
  const calls = getClinicCalls("notice");
  const stored = await calls.find(1);
  if (stored.kind !== "done") return { failure: errorMessage(stored) };
  const { updated_at } = stored.data;
  const notices = stored.data.notices as Notice[];
  const index = notices.findIndex((notice) => isEqualValue(notice, before));
  if (index < 0) return { failure: "Somebody has changed this notice. Please reload the page." };
  const saved = await calls.update(1, { notices: notices.with(index, after), updated_at });
  return saved.kind === "done" ? { item: saved.data } : { failure: errorMessage(saved) };
}
