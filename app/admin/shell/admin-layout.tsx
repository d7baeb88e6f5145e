import { useEffect, useState } from "react";
import { Link, Outlet, useLocation, useNavigate } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { LoadingBar } from "#app/layout/loading-bar.tsx";
import { Logo } from "#app/layout/logo.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { loadInboxNews } from "#domain/messages/inbox-queries.server.ts";
import { mayAccess } from "#domain/staff/roles.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import { SessionWarning } from "../auth/session-warning.tsx";
import { OpenSignInContext } from "../session/open-sign-in.ts";
import { setPageUser } from "../session/page-user.ts";
import { SignedInUserContext } from "../session/signed-in-user.ts";
import { ScriptNotice } from "../ui/script-notice.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { useShortcutKeys } from "../ui/use-shortcut-keys.ts";
import type { Route } from "./+types/admin-layout";
import { AccountMenu } from "./account-menu.tsx";
import { loadIfPossible } from "./load-if-possible.ts";
import { StaffNav } from "./staff-nav.tsx";
import { installTrustedTypesPolicy } from "./trusted-types.ts";
import { useFocusAfterNavigation, useFocusAfterReload } from "./use-focus-after-navigation.ts";
import { useInboxNews } from "./use-inbox-news.ts";
import { useLastLoaded } from "./use-last-loaded.ts";
import "#app/styles/staff.css";

installTrustedTypesPolicy();

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, name, email, role } = context.get(staffSessionContext).staff;
  const mayRead = mayAccess(role, "messages");
  const news = mayRead ? await loadInboxNews(context.get(dbContext)) : undefined;
  return { news, owner: { id, name, email, role } };
}

/** If the layout's data cannot be reloaded, such as offline, the layout and the open page stay. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadIfPossible(args);

export const meta = () => createStaffMeta();

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  if (loaded === undefined) throw new Error("The staff area was not loaded");
  const { owner, news } = loaded;
  const inbox = useInboxNews(news);
  const navigate = useNavigate();
  useEffect(() => setPageUser(owner), [owner]);
  const [isSigningInBelow, setIsSigningInBelow] = useState(false);
  useFocusAfterNavigation();
  useFocusAfterReload();
  const helpUrl = getHelpUrl(useLocation().pathname);
  useShortcutKeys({ "?": () => void navigate(helpUrl) });
  return (
    <SignedInUserContext value={owner}>
      <div className="text-base leading-normal">
        <header className="on-dark bg-brand text-on-brand-strong">
          <SkipLink>Skip to the main content</SkipLink>
          <div className="wrap flex min-h-16 items-center gap-1 max-desk:[@media(max-height:22rem)]:flex-wrap desk:gap-4">
            <Logo
              to="/admin"
              line="Staff area"
              isPale
              className="mr-auto min-h-11 max-[22rem]:[&>span]:sr-only desk:mr-0 [&_b]:text-[1.25rem]! [&_svg]:h-9! [&_svg]:w-7!"
            />
            <StaffNav unread={inbox.unread} />
            <a
              href="/"
              className="hidden min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap wide:inline-flex"
            >
              View site <Icon name="arrow-up-right" />
            </a>
            <Link
              to={helpUrl}
              aria-label="Help"
              className="grid size-11 place-items-center rounded-full hover:bg-brand-hover focus-visible:rounded-full"
            >
              <Icon name="help" />
            </Link>
            <AccountMenu />
          </div>
        </header>
        <LoadingBar />
        <Toasts isAboveNav />
        <SessionWarning isSigningInBelow={isSigningInBelow} />
        {/* On a phone, the last row can be scrolled above a toast. */}
        <main
          id="main"
          tabIndex={-1}
          className="wrap pt-8 pb-16 max-desk:pb-44 [@media(max-height:32rem)]:pt-3"
        >
          <ScriptNotice className="mb-6" />
          <OpenSignInContext value={setIsSigningInBelow}>
            <Outlet context={inbox} />
          </OpenSignInContext>
        </main>
      </div>
    </SignedInUserContext>
  );
}

/** The root's own would replace the whole document, whose scripts Trusted Types refuse. */
export function ErrorBoundary() {
  return <ErrorPage />;
}

const topicIds = new Map([
  ["messages", "messages"],
  ["blogs", "writing"],
  ["location-pages", "writing"],
  ["clinic", "clinic"],
  ["account", "signing-in"],
]);

/** Leads to the answers about the page that is open. */
function getHelpUrl(pathname: string): string {
  const id = topicIds.get(pathname.split("/")[2] ?? "");
  return id === undefined ? "/admin/help" : `/admin/help#${id}`;
}
