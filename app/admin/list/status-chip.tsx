import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import type { RowState } from "./list-row.ts";

const stateStyles: Record<RowState, { name: string; icon: IconName; style: string }> = {
  published: { name: "Published", icon: "check-circle", style: "bg-success-tint text-success" },
  scheduled: { name: "Scheduled", icon: "clock", style: "bg-scheduled-tint text-scheduled" },
  draft: { name: "Draft", icon: "pencil", style: "bg-surface-sunken text-neutral" },
  trash: { name: "In trash", icon: "trash", style: "bg-danger-tint text-danger" },
};

export function StatusChip({ state }: { state: RowState }) {
  const { name, icon, style } = stateStyles[state];
  return (
    <span
      className={`inline-flex items-center gap-[0.5em] rounded-full px-[0.7rem] py-[0.15rem] text-[0.875rem] font-semibold whitespace-nowrap ${style}`}
    >
      <Icon name={icon} className="size-[1em]!" />
      {name}
    </span>
  );
}
