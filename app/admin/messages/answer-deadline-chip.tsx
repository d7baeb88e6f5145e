import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { type AnswerDeadline, formatDelay } from "#domain/messages/answer-deadline.ts";

const baseStyle =
  "inline-flex items-center gap-[0.4em] rounded-full px-[0.7rem] py-[0.15rem] text-[0.875rem] font-semibold";

export function AnswerDeadlineChip({ deadline }: { deadline: AnswerDeadline }) {
  if (deadline.state === "late")
    return (
      <span className={`${baseStyle} bg-danger-tint text-danger`}>
        <Icon name="alert" className="size-[1em]! print:hidden" />
        Late by {formatDelay(deadline.days)}
      </span>
    );
  if (deadline.state === "waiting") return null;
  return (
    <span className={`${baseStyle} bg-warning-tint text-warning`}>
      <Icon name="clock" className="size-[1em]! print:hidden" />
      Answer today
    </span>
  );
}
