import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  answerContext,
  logFaultContext,
  type MarkedPage,
  notFoundPagesContext,
  refusedFormContext,
} from "./context.ts";
import { PageGraphContext } from "./frame/page-graph.tsx";
import { readMarkedScripts } from "./marked-scripts.server.ts";

/** Logs what a page throws, except 404s and requests that the visitor gave up. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(logFaultContext)(error);
};

/**
 * Renders the whole page before sending it: the CSP header needs the hash of every inline script, and
 * a streamed part would stay hidden without JavaScript.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const notes = context.get(answerContext);
  // The response to a refused form is not a page that search engines should know.
  const isPage = context.get(refusedFormContext) === undefined;
  const isNowhere = isPage && status === 404 && notes.area === "public" && !notes.graph;
  const page = isNowhere
    ? await renderOnce(contentKey(entry), context, () => renderPage(request.url, entry))
    : await renderPage(request.url, entry, {
        graph: isPage ? notes.graph?.() : undefined,
        signal: request.signal,
      });
  notes.inlineScripts = page.scripts;
  return new Response(page.html, { status, headers });
}

/** A crowd that asks for unknown pages waits for one rendering, which no visitor can cancel. */
async function renderOnce(
  key: string,
  context: Readonly<RouterContextProvider>,
  render: () => Promise<MarkedPage>,
): Promise<MarkedPage> {
  const pages = context.get(notFoundPagesContext);
  const stored = pages.get(key);
  if (stored !== undefined) return stored;
  const rendering = render();
  pages.set(key, rendering);
  rendering.catch(() => pages.delete(key));
  return rendering;
}

/** The 404 page does not show its URL, so everything else that it renders makes the cache key. */
function contentKey({ staticHandlerContext: { matches, loaderData, errors } }: EntryContext) {
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, errors]);
}

async function renderPage(
  url: string,
  entry: EntryContext,
  { graph, signal }: { graph?: string | undefined; signal?: AbortSignal } = {},
): Promise<MarkedPage> {
  const nonce = randomBytes(16).toString("base64url");
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <PageGraphContext value={graph}>
      <ServerRouter context={entry} url={url} nonce={nonce} />
    </PageGraphContext>,
    {
      nonce,
      ...(signal && { signal }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        faults.push(error);
      },
    },
  );
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  const html = letWordsGoFirst(await new Response(stream).text());
  return readMarkedScripts(html, nonce);
}

/**
 * Preloaded scripts delay the styles, the fonts and the first picture by half a second on a slow
 * connection. The page is readable without them, so they load last (decision 018).
 */
function letWordsGoFirst(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
