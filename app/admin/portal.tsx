import { useEffect, useState } from "react";
import { Link } from "react-router";
import { dbContext, staffContext } from "#app/context.ts";
import { useOpenState } from "#app/frame/open-now.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { countLocations } from "#domain/locations/locations.server.ts";
import { countUnread } from "#domain/messages/inbox.server.ts";
import { countPosts } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/portal";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const staff = await context.get(staffContext)();
  return {
    name: staff?.name ?? "",
    posts: await countPosts(db),
    locations: await countLocations(db),
    messages: await countUnread(db),
  };
}

export default function PortalPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, locations, messages } = loaderData;
  const open = useOpenState();
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
        <Greeting />, {name}.
      </h1>
      <p className="mt-1.5 min-h-6 text-ink-soft">
        {open && `The clinic is ${open.isOpen ? "open" : "closed"}, ${open.detail}.`}
      </p>
      <ul className="mt-6 grid gap-5 tablet:grid-cols-3">
        <Tile to="/admin/blogs" icon="document" title="Blogs" text={`${posts} posts`} />
        <Tile
          to="/admin/location-pages"
          icon="pin"
          title="Location Pages"
          text={`${locations} pages`}
        />
        <Tile
          to="/admin/messages"
          icon="inbox"
          title="Messages"
          text={messages === 0 ? "The inbox is empty" : `${messages} in the inbox`}
        />
      </ul>
    </>
  );
}

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
