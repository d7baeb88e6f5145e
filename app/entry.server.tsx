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

/** What a page throws goes to the server's log; an address without a page is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(logFaultContext)(error);
};

/**
 * The whole page is rendered before it is sent: the policy names the hashes of the scripts that were
 * marked meanwhile, and no part of a page waits behind a script.
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
  // A form that was refused is no page of its own: it says nothing of itself to machines.
  const isPage = context.get(refusedFormContext) === undefined;
  const isNowhere = isPage && status === 404 && notes.area === "public" && !notes.graph;
  const key = isNowhere ? contentKey(entry) : undefined;
  const pages = context.get(notFoundPagesContext);
  const stored = key === undefined ? undefined : pages.get(key);
  const page = stored ?? (await renderPage(request, entry, isPage ? notes.graph?.() : undefined));
  if (key !== undefined && stored === undefined) pages.set(key, page);
  notes.inlineScripts = page.scripts;
  return new Response(page.html, { status, headers });
}

/** All that the HTML is made from: what is nowhere shows nothing of its address. */
function contentKey({ staticHandlerContext: { matches, loaderData, errors } }: EntryContext) {
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData, errors]);
}

async function renderPage(
  request: Request,
  entry: EntryContext,
  graph: string | undefined,
): Promise<MarkedPage> {
  const nonce = randomBytes(16).toString("base64url");
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <PageGraphContext value={graph}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageGraphContext>,
    {
      nonce,
      signal: request.signal,
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
 * Asked for from the head, the scripts take half a second of a slow connection from the styles, the
 * faces and the first picture. Nothing of the page waits for them, so they come after (decision 018).
 */
function letWordsGoFirst(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
