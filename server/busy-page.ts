import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clinic } from "#content/clinic.ts";
import { beginFailure } from "./errors.ts";

/**
 * Where no page can be made, who reads is told in words. It loads nothing: whatever else it asked
 * for would be refused as well.
 */
export function sendPageFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = beginFailure(error, request, reply);
  const isRead = request.headers.accept?.includes("text/html");
  if (reply.statusCode < 500 || !isRead) return reply.send(failure);
  return reply.headers(pageHeaders).send(renderPlainPage(failure.message));
}

const style =
  "body{margin:0;padding:15vh 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#0b332e;background:#fff;text-align:center}" +
  "h1{line-height:1.2}a{color:inherit;padding:.75rem;display:inline-block}";
const styleHash = createHash("sha256").update(style).digest("base64");

const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
  "cache-control": "no-store",
};

export function renderPlainPage(sentence: string): string {
  const { name, phone } = clinic;
  return `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment, please | ${name.replace("&", "&amp;")}</title>
<style>${style}</style>
<main>
<h1>One moment, please</h1>
<p>${sentence}
<p><a href="">Try again</a> <a href="${phone.link}">Call ${phone.shown}</a>
</main>
</html>
`;
}
