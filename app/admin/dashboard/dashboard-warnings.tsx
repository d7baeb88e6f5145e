import type { ReactNode } from "react";
import { Link } from "react-router";
import { Callout } from "#app/ui/callout.tsx";
import { HeldMessagesWarning } from "../messages/inbox/held-messages-warning.tsx";
import { OverdueNotificationsWarning } from "../messages/inbox/overdue-notifications-warning.tsx";
import type { Route } from "./+types/dashboard-page";
import { AccountNotices } from "./account-notices.tsx";
import { BrokenStateCallouts } from "./site-state.tsx";

export function DashboardWarnings(props: Route.ComponentProps["loaderData"]) {
  const { notices, secondFactorDue, overdueNotificationCount, inbox, site } = props;
  return (
    <>
      <AccountNotices notices={notices} />
      {secondFactorDue !== undefined && (
        <Warning title={`Everyone here needs a second factor from ${secondFactorDue}.`}>
          <Link to="/admin/account" className="font-semibold underline underline-offset-4">
            Set up yours
          </Link>{" "}
          before then.
        </Warning>
      )}
      {site?.corruption !== undefined && (
        <Warning title={`The database of this site is damaged (${site.corruption}).`}>
          Some texts may be lost or unreadable. Ask whoever runs the site to look at the disk and to
          restore the newest backup.
        </Warning>
      )}
      <OverdueNotificationsWarning count={overdueNotificationCount} />
      <HeldMessagesWarning count={inbox?.held ?? 0} />
      {/* Without a trusted proxy, rate limits count all visitors as one. */}
      {site?.untrustedProxy !== undefined && (
        <Warning
          title={`The site runs behind a proxy that it does not trust (${site.untrustedProxy}).`}
        >
          All visitors seem to come from one IP address, so a few wrong passwords can keep everybody
          from signing in. Ask whoever runs the site to set TRUST_PROXY.
        </Warning>
      )}
      {site?.purgeHold !== undefined && (
        <Warning title="Deleting old messages and emptying the trash is paused for a day.">
          {site.purgeHold.reason === "clock"
            ? "The server’s clock is more than a week ahead of the last time it recorded. If the site was switched off for that long, nothing has to be done. If not, ask whoever runs the site to set the clock."
            : "More than a quarter of all messages have reached the end of their retention period, which is unusual. If that is right, nothing has to be done. If not, ask whoever runs the site to look at the clock and at MESSAGE_RETENTION_DAYS."}
        </Warning>
      )}
      {site && <BrokenStateCallouts items={site.state} />}
    </>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Callout tone="warning" className="my-6">
      <strong>{title}</strong> {children}
    </Callout>
  );
}
