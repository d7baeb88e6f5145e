import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import type { RowState } from "./list-row.ts";

const looks: Record<RowState, { name: string; icon: IconName; look: string }> = {
  published: { name: "Published", icon: "check-circle", look: "bg-ok-tint text-ok" },
  scheduled: { name: "Scheduled", icon: "clock", look: "bg-later-tint text-later" },
  draft: { name: "Draft", icon: "pencil", look: "bg-sand-200 text-quiet" },
  trash: { name: "In trash", icon: "trash", look: "bg-danger-tint text-danger" },
};

export function StatusChip({ state }: { state: RowState }) {
  const { name, icon, look } = looks[state];
  return (
    <span
      className={`inline-flex items-center gap-[0.5em] rounded-full px-[0.7rem] py-[0.15rem] text-[0.875rem] font-semibold whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-[1em]!" />
      {name}
    </span>
  );
}
