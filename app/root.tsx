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
import type { Route } from "./+types/root";
import { refusedFormContext, siteUrlContext } from "./context.ts";
import { FaultPage } from "./frame/fault-page.tsx";
import { PageGraph } from "./frame/page-graph.tsx";
import figtree from "./styles/faces/figtree.woff2?url";
import "./styles/app.css";

/** The face of the text; that of headings comes by the styles, in the place of its like (018). */
export const links: Route.LinksFunction = () => [
  {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href: figtree,
  },
  { rel: "icon", sizes: "32x32", href: "/favicon.ico" },
  { rel: "icon", type: "image/svg+xml", sizes: "any", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", href: "/feed.xml", title: "Good to know" },
];

/** A form that was refused without JavaScript is shown as plain HTML: its address is no page's. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    siteUrl: context.get(siteUrlContext),
    isPlain: context.get(refusedFormContext) !== undefined,
  };
}

/** It never changes while a visitor is here. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  // For the browser's Speculation-Rules, which leave the links of a living page alone.
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  const data = useRouteLoaderData<typeof loader>("root");
  // The page in another language has its code as the name of its route.
  const { code, direction } = findLanguage(useMatches().at(-1)?.id) ?? english;
  return (
    <html lang={code} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        <Links />
        <PageGraph />
      </head>
      <body>
        {children}
        {!data?.isPlain && (
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

/** The last resort: something of ours broke, or a part of the page did not arrive. */
export function ErrorBoundary() {
  return <FaultPage />;
}
