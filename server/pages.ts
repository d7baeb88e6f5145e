import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendCookies } from "./auth/send-cookies.ts";
import { serviceUnavailable } from "./http/http-error.ts";
import type { SendStandIn } from "./http/send-stand-in.ts";
import { sendPageError } from "./http/unavailable-page.ts";
import { type SharedResponder, sendBody } from "./page-cache/shared-response.ts";
import { createPageRenderer, type PageRendererOptions } from "./rendering/page-renderer.ts";
import type { PageResponse } from "./rendering/page-response.ts";

interface PagesOptions extends PageRendererOptions {
  respondShared: SharedResponder;
}

/** The router cannot match a line break on the server or in the browser. */
const lineBreakPattern = /^[^?]*(?:%0[ad]|%e2%80%a[89])/i;
/** It has no page, so the router finds the 404 page. */
const notFoundPath = "/404";

/** Unknown API routes get a JSON error, even if the path is misspelled with capitals or slashes. */
const apiPathPattern = /^\/*api(?:\/|$)/i;

const maxQueuedStandIns = 16;

export function registerPages(app: FastifyInstance, options: PagesOptions): SendStandIn {
  const { db, respondShared } = options;
  const { render, countQueued } = createPageRenderer(app, options);

  const sendStandIn: SendStandIn = async (request, reply, { path: url, status, refusedForm }) => {
    if (countQueued() > maxQueuedStandIns) throw serviceUnavailable();
    const pageRequest = { db, url, isShared: false, isStandIn: true, refusedForm };
    const page = await render(request, reply, pageRequest);
    return sendPrivatePage(reply, { ...page, status });
  };

  const respondWithPage = (request: FastifyRequest, reply: FastifyReply) =>
    respondShared(request, reply, async (renderRequest) => {
      const page = await render(request, reply, renderRequest);
      if (!page.isPrivate) return page;
      sendPrivatePage(reply, page);
      return "sent";
    });
  const route = { errorHandler: sendPageError };
  app.get<{ Params: { "*": string } }>("/*", route, (request, reply) => {
    if (apiPathPattern.test(request.params["*"])) return reply.callNotFound();
    return lineBreakPattern.test(request.raw.url ?? "/")
      ? sendStandIn(request, reply, { path: notFoundPath, status: 404 })
      : respondWithPage(request, reply);
  });
  // Otherwise the API's /blog/:id would match with an empty id.
  app.get("/blog/", route, respondWithPage);
  return sendStandIn;
}

function sendPrivatePage(
  reply: FastifyReply,
  { status, headers, body, cookies }: PageResponse,
): FastifyReply {
  reply.code(status).headers(headers);
  sendCookies(reply, cookies);
  return sendBody(reply, body);
}
