import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "#domain/fields/escape-html.ts";
import { prepareErrorResponse } from "./http-error.ts";
import { minimalPageHeaders, renderMinimalPage } from "./minimal-page.ts";

export function sendPageError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const errorBody = prepareErrorResponse(error, request, reply);
  const acceptsHtml = request.headers.accept?.includes("text/html");
  if (reply.statusCode < 500 || !acceptsHtml) return reply.send(errorBody);
  return reply
    .headers(minimalPageHeaders)
    .send(renderUnavailablePage(errorBody.message, request.server.getClinic().contact.phone));
}

export function renderUnavailablePage(message: string, phone: string): string {
  const html = `<p>${escapeHtml(message)}\n<p><a href="">Try again</a>`;
  return renderMinimalPage({ title: "One moment, please", html, phone });
}
