import type { FastifyReply, FastifyRequest } from "fastify";
import { beginFailure } from "./errors.ts";
import { escapeHtml, plainPage, plainPageHeaders } from "./plain-page.ts";

/** Browsers get a small HTML page for a server error; other clients get JSON. */
export function sendPageFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = beginFailure(error, request, reply);
  const isRead = request.headers.accept?.includes("text/html");
  if (reply.statusCode < 500 || !isRead) return reply.send(failure);
  return reply.headers(plainPageHeaders).send(renderPlainPage(failure.message));
}

export function renderPlainPage(sentence: string): string {
  return plainPage("One moment, please", `<p>${escapeHtml(sentence)}\n<p><a href="">Try again</a>`);
}
