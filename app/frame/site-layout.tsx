import { type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { CallBar } from "./call-bar.tsx";
import { FaultPage } from "./fault-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Letterhead } from "./letterhead.tsx";
import { NotFound } from "./not-found.tsx";
import { notFoundMeta } from "./page-meta.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { PreHeader } from "./pre-header.tsx";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ScrollingBanner } from "./scrolling-banner.tsx";

export function meta({ error }: { error?: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : [];
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A 404 is shown inside the layout; any other error without it, as the layout may have failed. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Frame>
        <NotFound reason={typeof error.data === "string" ? error.data : undefined} />
      </Frame>
    );
  return <FaultPage />;
}

/**
 * Nothing here suspends: each Suspense boundary hydrates separately, so that a slow phone is never
 * blocked for the whole page.
 */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="pb-[4.6rem] desk:pb-0 print:pb-0">
      <Letterhead />
      <PreHeader />
      <ScrollingBanner />
      <Header />
      <PhoneMenu />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <CallBar />
      <RouteAnnouncer />
      <PrefetchOnIntent />
    </div>
  );
}
