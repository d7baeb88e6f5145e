import { type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { Header } from "#app/layout/header.tsx";
import { LoadingBar } from "#app/layout/loading-bar.tsx";
import { SiteActionBar } from "#app/layout/mobile-action-bar.tsx";
import { MobileMenu } from "#app/layout/mobile-menu.tsx";
import { NotFoundSection } from "#app/layout/not-found-section.tsx";
import { NoticeBar } from "#app/layout/notice-bar.tsx";
import { PreHeader } from "#app/layout/pre-header.tsx";
import { PrefetchOnIntent } from "#app/layout/prefetch-on-intent.tsx";
import { PrintHeader } from "#app/layout/print-header.tsx";
import { RouteAnnouncer } from "#app/layout/route-announcer.tsx";
import { ScrollingBanner } from "#app/layout/scrolling-banner.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { useTapBeacon } from "#app/layout/use-tap-beacon.ts";
import { notFoundMeta } from "#app/seo/page-meta.ts";

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
      <LoadingBar />
      <PrefetchOnIntent />
    </div>
  );
}
