import { useState } from "react";
import { NavLink, Outlet } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { dbContext, staffContext } from "#app/context.ts";
import { Logo } from "#app/layout/logo.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { clinic } from "#content/clinic.ts";
import { loadInboxNews } from "#domain/messages/inbox-queries.server.ts";
import { listAreas, type StaffArea } from "#domain/staff/roles.ts";
import { LogoutButton } from "../auth/logout-button.tsx";
import { requireAdmin } from "../auth/require-admin.server.ts";
import { SessionWarning } from "../auth/session-warning.tsx";
import { Toasts } from "../ui/toasts.tsx";
import type { Route } from "./+types/admin-layout";
import { installTrustedTypesPolicy } from "./trusted-types.ts";
import { useInboxNews } from "./use-inbox-news.ts";
import "#app/styles/staff.css";

installTrustedTypesPolicy();

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = await context.get(staffContext)();
  const areas = staff ? listAreas(staff.role) : [];
  const news = areas.includes("messages") ? await loadInboxNews(context.get(dbContext)) : undefined;
  return { areas, news };
}

/**
 * If the count cannot be reloaded, such as offline, the layout and the open page stay, and no old
 * message counts as new.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // The guard redirects to the sign-in page by throwing a response.
    if (error instanceof Response) throw error;
    reportError(error);
    return { areas: undefined, news: { unread: 0, newestId: Number.MAX_SAFE_INTEGER } };
  }
}

interface NavItem {
  name: string;
  to: string;
  area: StaffArea;
  end?: boolean;
}

const navItems: NavItem[] = [
  { name: "Home", to: "/admin", area: "everyone", end: true },
  { name: "Blogs", to: "/admin/blogs", area: "posts" },
  { name: "Location Pages", to: "/admin/location-pages", area: "location-pages" },
  { name: "The clinic", to: "/admin/clinic", area: "everyone" },
  { name: "Messages", to: "/admin/messages", area: "messages" },
  { name: "Account", to: "/admin/account", area: "everyone" },
];

export function meta() {
  return [
    { title: `Staff area | ${clinic.name}` },
    { name: "description", content: `The staff area of ${clinic.name}.` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  // Offline, the loader cannot tell which areas are allowed now.
  const [firstAreas] = useState(loaderData.areas);
  const areas = loaderData.areas ?? firstAreas;
  const inbox = useInboxNews(areas?.includes("messages") ? loaderData.news : undefined);
  const visibleItems = navItems.filter(({ area }) => areas?.includes(area));
  return (
    <div className="text-base leading-normal">
      <header className="on-dark bg-brand text-on-brand-strong">
        <SkipLink>Skip to the main content</SkipLink>
        <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-1 pt-2.5 broad:flex-nowrap broad:gap-x-3 broad:pt-0 wide:gap-x-6">
          <Logo
            to="/admin"
            line="Staff area"
            isPale
            className="mr-auto min-h-11 max-[22rem]:[&>span]:sr-only broad:mr-0 [&_b]:text-[1.25rem]! [&_svg]:h-9! [&_svg]:w-7!"
          />
          <nav
            aria-label="Staff"
            className="relative order-3 -mx-2 flex w-[calc(100%+1rem)] flex-wrap max-tablet:justify-between broad:order-none broad:mx-auto broad:w-auto broad:flex-nowrap broad:gap-1"
          >
            {visibleItems.map(({ name, to, end = false }) => (
              <NavLink
                key={to}
                to={to}
                end={end}
                className="inline-flex min-h-12 items-center gap-1.5 border-b-3 border-transparent px-2 font-medium whitespace-nowrap max-tablet:text-s max-[24rem]:px-1 max-[22rem]:text-xs aria-[current=page]:border-ornament aria-[current=page]:font-semibold aria-[current=page]:text-surface-bright broad:min-h-16 broad:px-2 broad:pt-[3px] wide:px-[0.9rem]"
              >
                <NavLabel name={name} />
                {to === "/admin/messages" && inbox.unread > 0 && (
                  <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-ornament px-1.5 text-xs font-semibold text-foreground">
                    {inbox.unread}
                    <span className="sr-only"> unread</span>
                  </span>
                )}
              </NavLink>
            ))}
          </nav>
          <a
            href="/"
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold whitespace-nowrap"
          >
            <span className="max-tablet:sr-only">View site</span> <Icon name="arrow-up-right" />
          </a>
          <LogoutButton />
        </div>
      </header>
      <Toasts />
      <SessionWarning />
      <main id="main" tabIndex={-1} className="wrap pt-8 pb-16">
        <Outlet context={inbox} />
      </main>
    </div>
  );
}

/** On a phone the first of two words is visually hidden, so that five links fit in one row. */
function NavLabel({ name }: { name: string }) {
  const [first, second] = name.split(" ");
  if (second === undefined) return name;
  return (
    <span className="max-tablet:capitalize">
      <span className="max-tablet:sr-only">{first} </span>
      {second}
    </span>
  );
}
