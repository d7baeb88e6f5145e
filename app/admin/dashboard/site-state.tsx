import { ErrorCallout } from "#app/admin/ui/error-callout.tsx";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { retryNotifications, sendTestEmail } from "#app/api/message-api.ts";
import { Callout } from "#app/ui/callout.tsx";
import { DashboardSection } from "./dashboard-section.tsx";

export interface SiteStateItem {
  level: "fine" | "unknown" | "attention" | "broken";
  title: string;
  text: string;
  action?: "test-mail" | "retry-mail";
}

const levels: Record<SiteStateItem["level"], { icon: IconName; row: string; iconClass: string }> = {
  fine: { icon: "check-circle", row: "", iconClass: "text-success" },
  unknown: { icon: "help", row: "", iconClass: "text-muted" },
  attention: { icon: "warning", row: "bg-warning-tint", iconClass: "text-warning" },
  broken: { icon: "alert", row: "bg-danger-tint", iconClass: "text-danger" },
};

export function SiteState({ items }: { items: SiteStateItem[] }) {
  const { run, isBusy, failure } = useMutation("button");
  return (
    <DashboardSection heading="State of the site" note="Only owners see this">
      {items.map(({ level, title, text, action }) => {
        const { icon, row, iconClass } = levels[level];
        return (
          <li
            key={title}
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-center tablet:grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 px-4 py-3 ${row}`}
          >
            <Icon name={icon} className={iconClass} />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-s text-muted">{text}</p>
              {action && <ErrorCallout failure={failure} />}
            </div>
            {action && (
              <GhostButton
                className="max-tablet:col-start-2 max-tablet:-ml-3 max-tablet:justify-self-start"
                aria-disabled={isBusy}
                onClick={() => run(action === "retry-mail" ? retryNotifications : sendTestEmail)}
              >
                {action === "retry-mail" ? "Try now" : "Send a test email"}
              </GhostButton>
            )}
          </li>
        );
      })}
    </DashboardSection>
  );
}

export function BrokenStateCallouts({ items }: { items: SiteStateItem[] }) {
  return items
    .filter(({ level }) => level === "broken")
    .map(({ title, text }) => (
      <Callout key={title} tone="error" className="my-4">
        <strong>{title}.</strong> {text}
      </Callout>
    ));
}
