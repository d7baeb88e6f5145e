import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Tag } from "../ui/tag.tsx";

interface DeviceRowProps {
  device: string;
  description: string;
  isCurrent: boolean;
  /** Ends what the device may do. */
  action?: { label: string; isBusy: boolean; run: () => void };
}

export function DeviceRow({ device, description, isCurrent, action }: DeviceRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 last:pb-0">
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device} {isCurrent && <Tag tone="ok">This device</Tag>}
        </p>
        <p className="text-s text-muted [overflow-wrap:anywhere]">{description}</p>
      </div>
      {action && (
        <GhostButton aria-disabled={action.isBusy} onClick={action.run}>
          {action.label}
          <span className="sr-only">
            {device}, {description}
          </span>
        </GhostButton>
      )}
    </li>
  );
}
