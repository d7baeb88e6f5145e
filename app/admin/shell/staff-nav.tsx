import { NavLink } from "react-router";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { mayAccess, type StaffArea } from "#domain/staff/roles.ts";

const navItems: { name: string; to: string; icon: IconName; area: StaffArea; end?: boolean }[] = [
  { name: "Home", to: "/admin", icon: "home", area: "everyone", end: true },
  { name: "Messages", to: "/admin/messages", icon: "inbox", area: "messages" },
  { name: "Blogs", to: "/admin/blogs", icon: "document", area: "posts" },
  { name: "Location Pages", to: "/admin/location-pages", icon: "pin", area: "location-pages" },
  { name: "The clinic", to: "/admin/clinic", icon: "building", area: "everyone" },
];

const barStyle =
  "max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-20 max-desk:flex max-desk:border-t max-desk:border-line max-desk:bg-surface-raised max-desk:pb-[env(safe-area-inset-bottom)] max-desk:shadow-bar max-desk:[@media(max-height:22rem)]:static max-desk:[@media(max-height:22rem)]:order-last max-desk:[@media(max-height:22rem)]:-mx-gutter max-desk:[@media(max-height:22rem)]:basis-[calc(100%+2*var(--spacing-gutter))]";
const barLinkStyle =
  "max-desk:min-h-15 max-desk:flex-1 max-desk:flex-col max-desk:justify-center max-desk:gap-0.5 max-desk:text-xs max-desk:text-muted max-desk:aria-[current=page]:text-brand max-desk:aria-[current=page]:shadow-[inset_0_3px_var(--color-ornament)]";
const rowLinkStyle =
  "desk:min-h-16 desk:gap-1.5 desk:border-b-3 desk:border-transparent desk:px-[0.7rem] desk:pt-[3px] wide:px-[0.9rem] desk:aria-[current=page]:border-ornament desk:aria-[current=page]:text-surface-bright";

/** A row of the header; below its width a bar at the bottom of the window, in reach of the thumb. */
export function StaffNav({ unread }: { unread: number }) {
  const { role } = useSignedInUser();
  return (
    <nav aria-label="Staff" className={`print:hidden desk:mx-auto desk:flex ${barStyle}`}>
      {navItems
        .filter(({ area }) => mayAccess(role, area))
        .map(({ name, to, icon, end = false }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            className={`relative inline-flex items-center font-medium whitespace-nowrap focus-visible:-outline-offset-3 aria-[current=page]:font-semibold ${barLinkStyle} ${rowLinkStyle}`}
          >
            <Icon name={icon} className="size-6! desk:hidden" />
            <NavLabel name={name} />
            {to === "/admin/messages" && unread > 0 && <UnreadCount count={unread} />}
          </NavLink>
        ))}
    </nav>
  );
}

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="inline-grid place-items-center rounded-full bg-ornament font-semibold text-foreground max-desk:absolute max-desk:top-1 max-desk:left-[calc(50%+0.35rem)] max-desk:box-content max-desk:h-4.5 max-desk:min-w-4.5 max-desk:border-2 max-desk:border-surface-raised max-desk:px-1 max-desk:text-[0.75rem] desk:h-6 desk:min-w-6 desk:px-1.5 desk:text-xs">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** In the bar the first of two words is visually hidden, so that five links fit in one row. */
function NavLabel({ name }: { name: string }) {
  const [first, second] = name.split(" ");
  if (second === undefined) return name;
  return (
    <span className="max-desk:capitalize">
      <span className="max-desk:sr-only">{`${first} `}</span>
      {second}
    </span>
  );
}
