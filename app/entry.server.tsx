import { randomBytes } from "node:crypto";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  clinicContext,
  createJsonLdContext,
  inlineScriptsContext,
  isStandInContext,
  logErrorContext,
  notFoundPageCacheContext,
  pageAreaContext,
  type RenderedPage,
} from "./context.ts";
import { deferHydration, findHydrationTrigger } from "./defer-hydration.server.ts";
import { extractInlineScripts } from "./inline-scripts.server.ts";
import { createPublicManifest, isStaffRoute } from "./public-manifest.server.ts";
import { JsonLdContext } from "./seo/json-ld.tsx";

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(logErrorContext)(error);
};

/**
 * Renders the whole page before sending it: the CSP header needs the hash of every inline script, and
 * a streamed part would stay hidden without JavaScript.
 */
export default async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const entry = chooseManifest(entryContext);
  headers.set("content-type", "text/html; charset=utf-8");
  const isStandIn = context.get(isStandInContext);
  const isNotFound = !isStandIn && status === 404 && context.get(pageAreaContext) === "public";
  const trigger = isNotFound ? "control" : findHydrationTrigger(entry);
  const clinic = await context.get(clinicContext)();
  const isDeferred = !isStandIn && !import.meta.env.DEV && trigger !== undefined;
  const deferral = isDeferred ? { trigger, clinic } : undefined;
  const page = isNotFound
    ? await renderOnce(notFoundCacheKey(entry), context, () =>
        renderPage(request.url, entry, { deferral }),
      )
    : await renderPage(request.url, entry, {
        jsonLd: isStandIn ? undefined : context.get(createJsonLdContext)(clinic),
        signal: request.signal,
        deferral,
      });
  context.set(inlineScriptsContext, page.inlineScripts);
  return new Response(page.html, { status, headers });
}

/** In development Vite serves the only manifest. */
function chooseManifest(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const isStaffPage = staticHandlerContext.matches.some(({ route }) =>
    isStaffRoute(manifest.routes, route.id),
  );
  if (isStaffPage || import.meta.env.DEV) return entry;
  return { ...entry, manifest: createPublicManifest(manifest) };
}

/** A crowd that asks for unknown pages waits for one rendering, which no visitor can cancel. */
async function renderOnce(
  key: string,
  context: Readonly<RouterContextProvider>,
  render: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const pages = context.get(notFoundPageCacheContext);
  const stored = pages.get(key);
  if (stored !== undefined) return stored;
  const rendering = render();
  pages.set(key, rendering);
  rendering.catch(() => pages.delete(key));
  return rendering;
}

/** The 404 page does not show its URL, so everything else that it renders makes the cache key. */
function notFoundCacheKey({ staticHandlerContext: { matches, loaderData, errors } }: EntryContext) {
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, errors]);
}

interface RenderOptions {
  jsonLd?: string | undefined;
  signal?: AbortSignal;
  /** Set if the page hydrates only when it is used. */
  deferral: Parameters<typeof deferHydration>[2] | undefined;
}

async function renderPage(
  url: string,
  entry: EntryContext,
  { jsonLd, signal, deferral }: RenderOptions,
): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString("base64url");
  const errors: unknown[] = [];
  // Rendering in steps lets requests for cached pages through in between.
  await yieldToEventLoop();
  const stream = await renderToReadableStream(
    <JsonLdContext value={jsonLd}>
      <ServerRouter context={entry} url={url} nonce={nonce} />
    </JsonLdContext>,
    {
      nonce,
      signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  await yieldToEventLoop();
  const html = stripModulePreload(await new Response(stream).text());
  return extractInlineScripts(deferral ? deferHydration(html, nonce, deferral) : html, nonce);
}

/**
 * Preloaded scripts delay the styles, the fonts and the first picture by half a second on a slow
 * connection. The page is readable without them, so they load last (decision 018).
 */
function stripModulePreload(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
