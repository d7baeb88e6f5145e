import { useState } from "react";
import { TextButton } from "#app/admin/ui/text-button.tsx";
import { toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import { errorMessage } from "#app/api/staff-api.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import type { SpecialDay } from "#domain/clinic/special-days.ts";
import { formatLocalDate } from "./describe-content.ts";
import { proposeNotice } from "./propose-notice.ts";

interface SpecialDayNoticeProps {
  day: SpecialDay;
  today: string;
}

/** Plans a notice about a special day that is saved already. */
export function SpecialDayNotice({ day, today }: SpecialDayNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function plan() {
    setIsBusy(true);
    await planNotice(day, today);
    setIsBusy(false);
  }

  return (
    <TextButton
      icon="plus"
      aria-disabled={isBusy}
      onClick={() => isBusy || void plan()}
      className="-ml-3 px-3! text-s"
    >
      Tell visitors with a notice
      <span className="sr-only"> about {formatLocalDate(day.from)}</span>
    </TextButton>
  );
}

async function planNotice(day: SpecialDay, today: string): Promise<void> {
  const hours = await getClinicCalls("hours").find(1);
  if (hours.kind !== "done") return toastError(errorMessage(hours));
  const savedDays = hours.data.specialDays as SpecialDay[];
  if (!savedDays.some(({ from, until }) => from === day.from && until === day.until))
    return toastError("Save the special day first.");
  const stored = await getClinicCalls("notice").find(1);
  if (stored.kind !== "done") return toastError(errorMessage(stored));
  const notices = stored.data.notices as Notice[];
  const notice = proposeNotice(day, today);
  if (notices.some(({ text }) => text === notice.text))
    return toastError("A notice says so already.");
  const { updated_at } = stored.data;
  const saved = await getClinicCalls("notice").update(1, {
    notices: [...notices, notice],
    ...(updated_at !== "" && { updated_at }),
  });
  if (saved.kind !== "done") return toastError(errorMessage(saved));
  toastSuccess(`The notice goes up on ${formatLocalDate(notice.from.slice(0, 10))}.`);
}
