import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { Tag, type TagTone } from "#app/admin/ui/tag.tsx";
import type { RowState } from "./list-row.ts";

const states: Record<RowState, { name: string; icon: IconName; tone: TagTone }> = {
  published: { name: "Published", icon: "check-circle", tone: "ok" },
  scheduled: { name: "Scheduled", icon: "clock", tone: "scheduled" },
  draft: { name: "Draft", icon: "pencil", tone: "quiet" },
  trash: { name: "In trash", icon: "trash", tone: "danger" },
};

export function StatusChip({ state }: { state: RowState }) {
  const { name, icon, tone } = states[state];
  return (
    <Tag tone={tone}>
      <Icon name={icon} className="size-[1em]!" />
      {name}
    </Tag>
  );
}
