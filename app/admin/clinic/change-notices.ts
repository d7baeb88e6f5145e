import { getClinicCalls } from "#app/api/clinic-api.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import type { ContentRecord } from "./describe-content.ts";

export const listNotices = ({ notices }: ContentRecord) => (notices ?? []) as Notice[];

/** Changes the stored notices, not the unsaved ones; `change` may refuse with a sentence. */
export async function changeNotices(
  change: (stored: Notice[], changedBy: string) => Notice[] | string,
) {
  const calls = getClinicCalls("notice");
  const stored = await calls.find(1);
  if (stored.kind !== "done") return stored;
  const notices = change(listNotices(stored.data), stored.data.updated_by);
  if (typeof notices === "string") return { kind: "refused", message: notices } as const;
  return calls.update(1, { notices, updated_at: stored.data.updated_at });
}
