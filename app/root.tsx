import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { english, findLanguage } from "#content/languages/language.ts";
import { themeColour } from "#content/theme-colour.ts";
import { getClinicFacts } from "#domain/clinic/read-clinic.server.ts";
import type { Route } from "./+types/root";
import { clinicContext, isStandInContext, siteContext } from "./context.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { JsonLd } from "./seo/json-ld.tsx";
import figtree from "./styles/fonts/figtree.woff2?url";
import printStyles from "./styles/print.css?url";
import "./styles/site.css";
import { tolerateTranslation } from "./ui/tolerate-translation.ts";

if (!import.meta.env.SSR) tolerateTranslation();

/** Preloads the body font only; the heading font swaps in over a metric-matched fallback (018). */
export const links: Route.LinksFunction = () => [
  {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href: figtree,
  },
  // A browser loads a sheet for print last and without waiting for it.
  { rel: "stylesheet", media: "print", href: printStyles },
  { rel: "icon", sizes: "32x32", href: "/favicon.ico" },
  { rel: "icon", type: "image/svg+xml", sizes: "any", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", href: "/feed.xml", title: "Good to know" },
];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    clinic: getClinicFacts(await context.get(clinicContext)(), new Date()),
    siteUrl: context.get(siteContext).siteUrl,
    hasNoScripts: context.get(isStandInContext),
  };
}

/** The data of the root does not change during a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  // The Speculation-Rules header excludes the links of a hydrated page, which prefetches by itself.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  const data = useRouteLoaderData<typeof loader>("root");
  // The route id of a translated page is its language code.
  const { code, direction } = findLanguage(useMatches().at(-1)?.id) ?? english;
  return (
    <html lang={code} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        <Links />
        <JsonLd />
      </head>
      <body>
        {children}
        {!data?.hasNoScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
