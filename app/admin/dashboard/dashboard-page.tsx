import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { corruptionContext, dbContext, staffContext, untrustedProxyContext } from "#app/context.ts";
import { useOpenState } from "#app/layout/open-status.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { clinicTimeZone } from "#content/opening-hours.ts";
import { getBackupState } from "#domain/operations/last-backup.server.ts";
import { findPurgeHold } from "#domain/operations/purge-hold.server.ts";
import type { PostState } from "#domain/posts/post.ts";
import { mayAccess, type StaffArea } from "#domain/staff/roles.ts";
import { listLabels } from "../list/list-labels.ts";
import { HeldMessagesWarning } from "../messages/held-messages-warning.tsx";
import { loadOverdueNotificationCount } from "../messages/overdue-notification-count.server.ts";
import { OverdueNotificationsWarning } from "../messages/overdue-notifications-warning.tsx";
import { toClinicDateTime } from "../ui/format-date.ts";
import type { Route } from "./+types/dashboard-page";
import { loadAccountNotices } from "./account-notice-loader.server.ts";
import { AccountNotices } from "./account-notices.tsx";
import { BackupStatus } from "./backup-status.tsx";
import { loadNewMessages, loadWriting } from "./dashboard-loaders.server.ts";
import { DatabaseCorruptionWarning } from "./database-corruption-warning.tsx";
import { NewMessages } from "./new-messages.tsx";
import { PurgePausedWarning } from "./purge-paused-warning.tsx";
import { RecentlyEdited } from "./recently-edited.tsx";
import { UnfinishedPosts } from "./unfinished-posts.tsx";
import { UntrustedProxyWarning } from "./untrusted-proxy-warning.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const may = (area: StaffArea) => staff !== undefined && mayAccess(staff.role, area);
  const now = new Date();
  return {
    name: staff?.name ?? "",
    writing: may("posts") ? await loadWriting(db, now) : undefined,
    inbox: may("messages") ? await loadNewMessages(db, now) : undefined,
    overdueNotificationCount: may("messages") ? await loadOverdueNotificationCount(context) : 0,
    notices: await loadAccountNotices(context, now),
    siteState: may("owners")
      ? {
          corruption: context.get(corruptionContext),
          untrustedProxy: context.get(untrustedProxyContext),
          purgeHold: await findPurgeHold(db),
          backup: await getBackupState(db, now),
        }
      : undefined,
  };
}

type LoaderData = Route.ComponentProps["loaderData"];

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, writing, inbox, siteState } = loaderData;
  const openState = useOpenState();
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <div className="mr-auto">
          <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
            <Greeting />, {name}.
          </h1>
          <p className="mt-1.5 min-h-6 text-muted">
            {openState &&
              `${todayFormat.format(new Date())}. The clinic ${openState.isOpen ? "is open " : ""}${openState.detail}.`}
          </p>
        </div>
        {writing && <NewItemLinks />}
      </div>
      <Warnings {...loaderData} />
      <Tiles {...loaderData} />
      <div className="mt-10 grid items-start gap-x-5 gap-y-10 desk:grid-cols-2">
        {inbox && <NewMessages {...inbox} />}
        {writing && (
          <div className="grid gap-10">
            {writing.unfinished.length > 0 && <UnfinishedPosts posts={writing.unfinished} />}
            {writing.recentlyEdited.length > 0 && <RecentlyEdited items={writing.recentlyEdited} />}
          </div>
        )}
      </div>
      {siteState && !siteState.backup.isLate && <BackupStatus {...siteState.backup} />}
    </>
  );
}

function NewItemLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/admin/blogs/new" size="small" className="text-base!">
        <Icon name="plus" /> {listLabels.post.newItem}
      </ButtonLink>
      <ButtonLink to="/admin/location-pages/new" variant="line" size="small" className="text-base!">
        <Icon name="plus" /> {listLabels.location.newItem}
      </ButtonLink>
    </div>
  );
}

function Warnings({ notices, overdueNotificationCount, inbox, siteState }: LoaderData) {
  return (
    <>
      <AccountNotices notices={notices} />
      <DatabaseCorruptionWarning corruption={siteState?.corruption} />
      <OverdueNotificationsWarning count={overdueNotificationCount} />
      <HeldMessagesWarning count={inbox?.held ?? 0} />
      <UntrustedProxyWarning proxy={siteState?.untrustedProxy} />
      <PurgePausedWarning hold={siteState?.purgeHold} />
      {siteState?.backup.isLate && <BackupStatus {...siteState.backup} />}
    </>
  );
}

function Tiles({ writing, inbox }: LoaderData) {
  return (
    <ul className="mt-6 grid gap-3 tablet:grid-cols-3 tablet:gap-5">
      {writing && (
        <>
          <Tile
            to="/admin/blogs"
            icon="document"
            title="Blogs"
            text={formatPostCounts(writing.posts)}
          />
          <Tile
            to="/admin/location-pages"
            icon="pin"
            title="Location Pages"
            text={`${writing.locations} published`}
          />
        </>
      )}
      {inbox && (
        <Tile
          to="/admin/messages"
          icon="inbox"
          title="Messages"
          text={inbox.unread === 0 ? "Nothing unread" : `${inbox.unread} unread`}
          needsAttention={inbox.unread > 0}
        />
      )}
    </ul>
  );
}

function formatPostCounts({ published, scheduled, draft }: Record<PostState, number>): string {
  const parts = [`${published} published`];
  if (scheduled > 0) parts.push(`${scheduled} scheduled`);
  if (draft > 0) parts.push(`${draft} ${draft === 1 ? "draft" : "drafts"}`);
  return parts.join(", ");
}

const todayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  weekday: "long",
  month: "long",
  day: "numeric",
});

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  needsAttention?: boolean;
}

/** On a phone the text is beside the icon, so that the lists below are in view. */
function Tile({ to, icon, title, text, needsAttention = false }: TileProps) {
  const colors = needsAttention
    ? "border-brand-soft bg-brand-tint"
    : "border-line bg-surface-raised";
  return (
    <li>
      <Link
        to={to}
        className={`grid h-full grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-0.5 rounded-l border p-5 hover:border-brand focus-visible:rounded-l tablet:grid-cols-1 tablet:gap-y-1.5 tablet:p-7 ${colors}`}
      >
        <Icon name={icon} className="row-span-2 size-7 text-brand tablet:mb-2" />
        <h2 className="text-ds tablet:text-dm">{title}</h2>
        <p className="max-tablet:col-2 text-muted">{text}</p>
      </Link>
    </li>
  );
}

/** Uses the clinic's time zone, as the date beside it does. */
function Greeting() {
  const [greeting, setGreeting] = useState("Hello");
  useEffect(() => {
    const hour = Number(toClinicDateTime(new Date().toISOString()).slice(11, 13));
    setGreeting(hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening");
  }, []);
  return greeting;
}
