import { type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { notFoundMeta } from "../seo/page-meta.ts";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SiteActionBar } from "./mobile-action-bar.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NotFoundSection } from "./not-found-section.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { PreHeader } from "./pre-header.tsx";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { PrintHeader } from "./print-header.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ScrollingBanner } from "./scrolling-banner.tsx";
import { useClinic } from "./use-clinic.ts";
import { useTapBeacon } from "./use-tap-beacon.ts";

export function meta({ error }: { error?: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : [];
}

export default function SiteLayout() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}

/** A 404 is shown inside the layout; any other error without it, as the layout may have failed. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <PageLayout>
        <NotFoundSection reason={typeof error.data === "string" ? error.data : undefined} />
      </PageLayout>
    );
  return <ErrorPage />;
}

/**
 * Nothing here suspends: each Suspense boundary hydrates separately, so that a slow phone is never
 * blocked for the whole page.
 */
function PageLayout({ children }: { children: ReactNode }) {
  const { notices } = useClinic();
  useTapBeacon();
  return (
    <div className="pb-[4.6rem] desk:pb-0 print:pb-0">
      <PrintHeader />
      <PreHeader />
      {notices.length > 0 ? <NoticeBar /> : <ScrollingBanner />}
      <Header />
      <MobileMenu />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <SiteActionBar />
      <RouteAnnouncer />
      <PrefetchOnIntent />
    </div>
  );
}
