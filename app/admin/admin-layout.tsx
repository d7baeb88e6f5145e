import { NavLink, Outlet } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { dbContext } from "#app/context.ts";
import { Logo } from "#app/frame/logo.tsx";
import { scrollIntoRow, scrollToFocus } from "#app/ui/scroll-into-row.ts";
import { clinic } from "#content/clinic.ts";
import { countUnread } from "#domain/messages/inbox.server.ts";
import type { Route } from "./+types/admin-layout";
import { LogoutButton } from "./logout-button.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { staffOnly } from "./staff-only.server.ts";
import { Toasts } from "./toasts.tsx";
import { guardHtml } from "./trusted-html.ts";
import "#app/styles/staff.css";

guardHtml();

export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  return { messages: await countUnread(db) };
}

/** Where the count cannot be loaded again, such as offline, the frame and what is open in it stay. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // The guard's way to the sign-in.
    if (error instanceof Response) throw error;
    reportError(error);
    return { messages: 0 };
  }
}

const places = [
  { name: "Home", to: "/admin", end: true },
  { name: "Blogs", to: "/admin/blogs" },
  { name: "Location Pages", to: "/admin/location-pages" },
  { name: "Messages", to: "/admin/messages" },
  { name: "Account", to: "/admin/account" },
];

export function meta() {
  return [
    { title: `Staff area | ${clinic.name}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="text-base leading-normal">
      <header className="on-dark bg-evergreen text-mist-100">
        <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-1 pt-2.5 desk:flex-nowrap desk:gap-x-6 desk:pt-0">
          <Logo
            to="/admin"
            line="Staff area"
            isPale
            className="mr-auto min-h-11 desk:mr-0 [&_b]:text-[1.25rem]! [&_svg]:h-9! [&_svg]:w-7!"
          />
          <nav
            aria-label="Staff"
            onFocus={scrollToFocus}
            className="relative -mx-gutter order-3 flex w-[calc(100%+2*var(--spacing-gutter))] gap-1 overflow-x-auto px-[calc(var(--spacing-gutter)-0.5rem)] desk:order-none desk:mx-auto desk:w-auto desk:px-0"
          >
            {places.map(({ name, to, end = false }) => (
              <NavLink
                key={to}
                ref={scrollIntoRow}
                to={to}
                end={end}
                className="inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent px-[0.5rem] font-medium whitespace-nowrap aria-[current=page]:border-coral aria-[current=page]:font-semibold aria-[current=page]:text-pure desk:min-h-16 desk:px-[0.9rem] desk:pt-[3px]"
              >
                {name}
                {to === "/admin/messages" && loaderData.messages > 0 && (
                  <span className="inline-grid h-6 min-w-6 place-items-center rounded-full bg-coral px-1.5 text-xs font-semibold text-ink">
                    {loaderData.messages}
                    <span className="sr-only"> unread</span>
                  </span>
                )}
              </NavLink>
            ))}
            <ViewSite className="inline-flex px-[0.5rem] whitespace-nowrap desk:hidden" />
          </nav>
          <ViewSite className="hidden font-semibold desk:inline-flex" />
          <LogoutButton />
        </div>
      </header>
      <Toasts />
      <SessionWarning />
      <main id="main" className="wrap pt-8 pb-16">
        <Outlet />
      </main>
    </div>
  );
}

function ViewSite({ className }: { className: string }) {
  return (
    <a href="/" className={`min-h-11 items-center gap-2 ${className}`}>
      View site <Icon name="arrow-up-right" />
    </a>
  );
}
