import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getClinicCalls } from "#app/api/clinic-api.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import { formatSpecialDay, getLastDay, type SpecialDay } from "#domain/clinic/special-days.ts";
import { changeNotices } from "./change-notices.ts";
import { formatLocalDate } from "./describe-content.ts";
import { proposeNotice } from "./propose-notice.ts";

/** Plans a notice about a special day that is saved already. */
export function SpecialDayNotice({ day, today }: { day: SpecialDay; today: string }) {
  const { run, isBusy } = useMutation("action");

  return (
    <GhostButton
      icon="plus"
      isBusy={isBusy}
      onClick={() => void run(() => planNotice(day, today))}
      className="-ml-3"
    >
      Tell visitors with a notice
      <span className="sr-only"> about {formatLocalDate(day.from)}</span>
    </GhostButton>
  );
}

async function planNotice(day: SpecialDay, today: string) {
  const hours = await getClinicCalls("hours").find(1);
  if (hours.kind !== "done") return hours;
  const savedDays = hours.data.specialDays as SpecialDay[];
  if (!savedDays.some((savedDay) => isSameDay(savedDay, day)))
    return { kind: "refused", message: "Save the special day first." } as const;
  const notice = proposeNotice(day, today);
  const now = formatLocalTime(new Date());
  const saved = await changeNotices((stored) =>
    stored.some(({ text, until }) => text === notice.text && until > now)
      ? "There is already a notice with this text."
      : [...stored, notice],
  );
  const message = `The notice goes up on ${formatLocalDate(notice.from.slice(0, 10))}.`;
  return saved.kind === "done" ? { ...saved, message } : saved;
}

/** Visitors would read the same about both. */
function isSameDay(a: SpecialDay, b: SpecialDay): boolean {
  return (
    a.from === b.from &&
    getLastDay(a) === getLastDay(b) &&
    formatSpecialDay(a) === formatSpecialDay(b)
  );
}
