import type { FastifyReply, FastifyRequest } from "fastify";

/** The result is always on our own origin: "//elsewhere" is a path, and an absolute URL loses its host. */
export function toOwnUrl(target: string, siteUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  return new URL(siteUrl + (path.startsWith("/") ? path : `/${path}`));
}

export function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const abortController = new AbortController();
  reply.raw.on("close", () => abortController.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.raw.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  return new Request(url, { headers, signal: abortController.signal });
}
