import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";
import { dbContext, staffContext } from "#app/context.ts";
import { useOpenState } from "#app/frame/open-now.tsx";
import { postCovers } from "#app/sections/card-data.server.ts";
import { clinicTimeZone } from "#content/opening-hours.ts";
import { countLocations } from "#domain/locations/locations.server.ts";
import { countUnread } from "#domain/messages/inbox.server.ts";
import { countPostStates, listUnfinishedPosts } from "#domain/posts/staff-posts.server.ts";
import type { Route } from "./+types/portal";
import { hourOrDay, longDayInWords } from "./clinic-time.ts";
import { lateMails } from "./late-mails.server.ts";
import { LateMails } from "./late-mails.tsx";
import { Unfinished } from "./unfinished.tsx";

const unfinishedShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  const now = new Date();
  const unfinished = await listUnfinishedPosts(db, unfinishedShown, now);
  const covers = await postCovers(db, unfinished);
  return {
    name: staff?.name ?? "",
    posts: await countPostStates(db, now),
    locations: await countLocations(db),
    messages: await countUnread(db),
    lateMails: await lateMails(context),
    unfinished: unfinished.map(({ id, title, state, published_date, updated_at }, i) => ({
      id,
      title,
      isDraft: state === "draft",
      cover: covers[i],
      line:
        state === "draft"
          ? `Draft, saved ${hourOrDay(updated_at, now)}`
          : `Scheduled for ${longDayInWords(published_date)}`,
    })),
  };
}

export default function PortalPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, locations, messages, lateMails, unfinished } = loaderData;
  const open = useOpenState();
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
        <Greeting />, {name}.
      </h1>
      <p className="mt-1.5 min-h-6 text-ink-soft">
        {open &&
          `${today.format(new Date())}. The clinic ${open.isOpen ? "is open " : ""}${open.detail}.`}
      </p>
      <LateMails count={lateMails} />
      <ul className="mt-6 grid gap-5 tablet:grid-cols-3">
        <Tile
          to="/admin/blogs"
          icon="document"
          title="Blogs"
          text={`${posts.published} published, ${posts.scheduled} scheduled, ${posts.draft} ${posts.draft === 1 ? "draft" : "drafts"}`}
        />
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
          text={messages === 0 ? "Nothing unread" : `${messages} unread`}
        />
      </ul>
      {unfinished.length > 0 && <Unfinished posts={unfinished} />}
    </>
  );
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
}

function Tile({ to, icon, title, text }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="grid h-full content-start gap-1.5 rounded-l border border-line bg-white p-7 hover:border-evergreen focus-visible:rounded-l"
      >
        <Icon name={icon} className="mb-2 size-7 text-evergreen" />
        <h2 className="text-dm">{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </Link>
    </li>
  );
}

/** By the clock of who reads it. */
function Greeting() {
  const [greeting, setGreeting] = useState("Hello");
  useEffect(() => {
    const hour = new Date().getHours();
    setGreeting(hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening");
  }, []);
  return greeting;
}
