import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import { damageContext, dbContext, staffContext, untrustedProxyContext } from "#app/context.ts";
import { useOpenState } from "#app/frame/open-now.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { clinicTimeZone } from "#content/opening-hours.ts";
import { readBackupState } from "#domain/last-backup.server.ts";
import { countLocations } from "#domain/locations/locations.server.ts";
import type { PostState } from "#domain/posts/post.ts";
import { countPostStates } from "#domain/posts/staff-posts.server.ts";
import { findPurgeHold } from "#domain/purge-hold.server.ts";
import type { Route } from "./+types/portal";
import { clinicTime } from "./clinic-time.ts";
import { HeldMessages } from "./inbox/held-messages.tsx";
import { lateMails } from "./late-mails.server.ts";
import { LateMails } from "./late-mails.tsx";
import { listWords } from "./list/list-words.ts";
import { accountNotices } from "./portal/account-notices.server.ts";
import { AccountNotices } from "./portal/account-notices.tsx";
import { DamagedDatabase } from "./portal/damaged-database.tsx";
import { LastBackup } from "./portal/last-backup.tsx";
import { LastEdited } from "./portal/last-edited.tsx";
import { NewMessages } from "./portal/new-messages.tsx";
import { lastEdited, newMessages, unfinishedPosts } from "./portal/portal-data.server.ts";
import { PurgeHeld } from "./portal/purge-held.tsx";
import { Unfinished } from "./portal/unfinished.tsx";
import { UntrustedProxy } from "./portal/untrusted-proxy.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const now = new Date();
  const unfinished = await unfinishedPosts(db, now);
  return {
    name: staff?.name ?? "",
    posts: await countPostStates(db, now),
    locations: await countLocations(db),
    inbox: await newMessages(db, now),
    notices: await accountNotices(context, now),
    lateMails: await lateMails(context),
    damage: context.get(damageContext),
    untrustedProxy: context.get(untrustedProxyContext),
    purgeHold: await findPurgeHold(db),
    backup: await readBackupState(db, now),
    unfinished,
    edited: await lastEdited(db, now, unfinished),
  };
}

export default function PortalPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, locations, inbox, lateMails, untrustedProxy, purgeHold, unfinished } =
    loaderData;
  const { damage, edited, notices, backup } = loaderData;
  const open = useOpenState();
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <div className="mr-auto">
          <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
            <Greeting />, {name}.
          </h1>
          <p className="mt-1.5 min-h-6 text-ink-soft">
            {open &&
              `${today.format(new Date())}. The clinic ${open.isOpen ? "is open " : ""}${open.detail}.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/blogs/new" size="small" className="text-base!">
            <Icon name="plus" /> {listWords.post.newOne}
          </ButtonLink>
          <ButtonLink
            to="/admin/location-pages/new"
            look="line"
            size="small"
            className="text-base!"
          >
            <Icon name="plus" /> {listWords.location.newOne}
          </ButtonLink>
        </div>
      </div>
      <AccountNotices notices={notices} />
      <DamagedDatabase damage={damage} />
      <LateMails count={lateMails} />
      <HeldMessages count={inbox.held} />
      <UntrustedProxy proxy={untrustedProxy} />
      <PurgeHeld hold={purgeHold} />
      {backup.isLate && <LastBackup {...backup} />}
      <ul className="mt-6 grid gap-3 tablet:grid-cols-3 tablet:gap-5">
        <Tile to="/admin/blogs" icon="document" title="Blogs" text={postsInWords(posts)} />
        <Tile
          to="/admin/location-pages"
          icon="pin"
          title="Location Pages"
          text={`${locations} published`}
        />
        <Tile
          to="/admin/messages"
          icon="inbox"
          title="Messages"
          text={inbox.unread === 0 ? "Nothing unread" : `${inbox.unread} unread`}
          isCalling={inbox.unread > 0}
        />
      </ul>
      <div className="mt-10 grid items-start gap-x-5 gap-y-10 desk:grid-cols-2">
        <NewMessages {...inbox} />
        <div className="grid gap-10">
          {unfinished.length > 0 && <Unfinished posts={unfinished} />}
          {edited.length > 0 && <LastEdited items={edited} />}
        </div>
      </div>
      {!backup.isLate && <LastBackup {...backup} />}
    </>
  );
}

/** Such as "32 published, 1 draft". */
function postsInWords({ published, scheduled, draft }: Record<PostState, number>): string {
  const parts = [`${published} published`];
  if (scheduled > 0) parts.push(`${scheduled} scheduled`);
  if (draft > 0) parts.push(`${draft} ${draft === 1 ? "draft" : "drafts"}`);
  return parts.join(", ");
}

const today = new Intl.DateTimeFormat("en-CA", {
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
  isCalling?: boolean;
}

/** On a phone the text is beside the icon, so that the lists below are in view. */
function Tile({ to, icon, title, text, isCalling = false }: TileProps) {
  const look = isCalling ? "border-sage bg-sage-100" : "border-line bg-white";
  return (
    <li>
      <Link
        to={to}
        className={`grid h-full grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-0.5 rounded-l border p-5 hover:border-evergreen focus-visible:rounded-l tablet:grid-cols-1 tablet:gap-y-1.5 tablet:p-7 ${look}`}
      >
        <Icon name={icon} className="row-span-2 size-7 text-evergreen tablet:mb-2" />
        <h2 className="text-ds tablet:text-dm">{title}</h2>
        <p className="max-tablet:col-2 text-ink-soft">{text}</p>
      </Link>
    </li>
  );
}

/** Uses the clinic's time zone, as the date beside it does. */
function Greeting() {
  const [greeting, setGreeting] = useState("Hello");
  useEffect(() => {
    const hour = Number(clinicTime(new Date().toISOString()).slice(11, 13));
    setGreeting(hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening");
  }, []);
  return greeting;
}
