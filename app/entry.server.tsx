import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { logFaultContext } from "./context.ts";

/** What a page throws goes to the server's log; an address without a page is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(logFaultContext)(error);
};

/**
 * The whole page is rendered before it is answered: the policy's hashes are made from the finished
 * HTML, and no part of a page waits behind a script.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      signal: request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        faults.push(error);
      },
    },
  );
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream, { status, headers });
}
