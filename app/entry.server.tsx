import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { answerContext, logFaultContext, refusedFormContext } from "./context.ts";
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
  // A form that was refused is no page of its own: it says nothing of itself to machines.
  const isPage = context.get(refusedFormContext) === undefined;
  const notes = context.get(answerContext);
  const graph = isPage ? notes.graph?.() : undefined;
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
  const { html, scripts } = readMarkedScripts(await new Response(stream).text(), nonce);
  notes.inlineScripts = scripts;
  return new Response(letWordsGoFirst(html), { status, headers });
}

/**
 * Asked for from the head, the scripts take half a second of a slow connection from the styles, the
 * faces and the first picture. Nothing of the page waits for them, so they come after (decision 018).
 */
function letWordsGoFirst(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
