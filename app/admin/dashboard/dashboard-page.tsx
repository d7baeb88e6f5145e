import { useEffect, useState } from "react";
import { Link } from "react-router";
import { LogoutButton } from "#app/admin/auth/logout-button.tsx";
import { findReturnPath } from "#app/admin/auth/return-path.server.ts";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { clinicContext, dbContext, siteContext, staffSessionContext } from "#app/context.ts";
import { useOpenState } from "#app/layout/open-status.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { toClinicClock } from "#domain/clinic/clinic-clock.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import { endSentence } from "#domain/clinic/number-words.ts";
import { findPurgeHold } from "#domain/operations/purge-hold.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { findPreviousSignIn } from "#domain/staff/audit-log.server.ts";
import { mayAccess, roleLabels, type StaffArea } from "#domain/staff/roles.ts";
import { getWeekSummary } from "#domain/visits/week-summary.server.ts";
import { loadSecondFactorDue } from "../account/second-factor-due.server.ts";
import { loadOverdueNotificationCount } from "../messages/inbox/overdue-notification-count.server.ts";
import { formatRelativeDateTime } from "../ui/format-date.ts";
import type { Route } from "./+types/dashboard-page";
import { loadAccountNotices } from "./account-notice-loader.server.ts";
import { loadWriting, type Writing } from "./dashboard-loaders.server.ts";
import { DashboardSection, rowTitleStyle, sectionLinkStyle } from "./dashboard-section.tsx";
import { DashboardTiles, QuickActions } from "./dashboard-tiles.tsx";
import { DashboardWarnings } from "./dashboard-warnings.tsx";
import { loadInbox } from "./inbox-loader.server.ts";
import { SiteState } from "./site-state.tsx";
import { loadSiteState } from "./site-state-loader.server.ts";
import { UnfinishedItems } from "./unfinished-items.tsx";
import { WaitingMessages } from "./waiting-messages.tsx";
import { WeekCard } from "./week-card.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { staff } = context.get(staffSessionContext);
  const clinic = await context.get(clinicContext)();
  const may = (area: StaffArea) => mayAccess(staff.role, area);
  const { getCorruption, getUntrustedProxy } = context.get(siteContext);
  const now = new Date();
  const isLong = new URL(request.url).searchParams.get("weeks") === String(longWeekCount);
  return {
    returnPath: await findReturnPath(context, request),
    mayEditHours: may("hours"),
    writing: may("posts") ? await loadWriting(db, staff, now) : undefined,
    inbox: may("messages") ? await loadInbox(db, clinic, now) : undefined,
    isLong,
    week: await getWeekSummary(db, now, isLong ? longWeekCount : 1),
    overdueNotificationCount: may("messages") ? await loadOverdueNotificationCount(context) : 0,
    notices: await loadAccountNotices(context, now),
    secondFactorDue: await loadSecondFactorDue(db, staff.id),
    lastTime: await loadLastTime(db, staff.id, now),
    site: may("owners")
      ? {
          corruption: getCorruption(),
          untrustedProxy: getUntrustedProxy(),
          purgeHold: await findPurgeHold(db),
          state: await loadSiteState(context, clinic, now),
        }
      : undefined,
  };
}

/** The user's sign-in before this one. */
async function loadLastTime(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const previous = await findPreviousSignIn(db, userId);
  return previous && `${formatRelativeDateTime(previous.at, now)}, from ${previous.network}`;
}

const longWeekCount = 12;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { returnPath, lastTime, writing, inbox, week, isLong, site } = loaderData;
  const { name, role } = useSignedInUser();
  const weekCard = <WeekCard week={week} isLong={isLong} showsMessages={inbox !== undefined} />;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
            <Greeting />, {endSentence(name)}
          </h1>
          <Today />
        </div>
        <QuickActions {...loaderData} />
      </div>
      {returnPath && (
        <Callout className="mt-6">
          You opened another page before you signed in.{" "}
          <Link to={returnPath} className="font-medium underline">
            Continue there
          </Link>
        </Callout>
      )}
      <DashboardWarnings {...loaderData} />
      <DashboardTiles {...loaderData} />
      {isLong && <div className="mt-9">{weekCard}</div>}
      <div className="mt-9 grid items-start gap-x-5 gap-y-10 desk:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <div className="grid gap-10">
          {inbox && <WaitingMessages {...inbox} />}
          {writing && <UnfinishedItems items={writing.unfinished} />}
          {writing && writing.recentlyEdited.length > 0 && (
            <RecentlyEdited items={writing.recentlyEdited} />
          )}
        </div>
        <div className="grid gap-10">
          {!isLong && weekCard}
          {site && <SiteState items={site.state} />}
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4 text-s text-muted">
        <p>
          Signed in as {name}, {roleLabels[role]}.{lastTime && ` Last time: ${lastTime}.`}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/admin/account" className={sectionLinkStyle}>
            Your account
          </Link>
          <LogoutButton />
        </div>
      </div>
    </>
  );
}

/** The date is that of the browser, which may differ from the server's. */
function Today() {
  const { isOpen, detail } = useOpenState();
  const isHydrated = useIsHydrated();
  return (
    <p className="mt-1.5 min-h-6 text-muted">
      {isHydrated &&
        `${todayFormat.format(toClinicClock(new Date()))}, ${clinicTimeZoneName} time. The clinic ${isOpen ? "is open " : ""}${detail || "is closed"}.`}
    </p>
  );
}

const todayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** Uses the clinic's time zone, as the date beside it does. */
function Greeting() {
  const [greeting, setGreeting] = useState("Hello");
  useEffect(() => {
    const hour = Number(formatLocalTime(new Date()).slice(11, 13));
    setGreeting(hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening");
  }, []);
  return greeting;
}

function RecentlyEdited({ items }: { items: Writing["recentlyEdited"] }) {
  return (
    <DashboardSection heading="Last edited">
      {items.map(({ editPath, title, summary }) => (
        <li key={editPath} className="px-4 py-3">
          <Link to={editPath} className={rowTitleStyle}>
            {title}
          </Link>
          <p className="text-[0.875rem] text-muted">{summary}</p>
        </li>
      ))}
    </DashboardSection>
  );
}
