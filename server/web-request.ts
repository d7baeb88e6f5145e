import type { FastifyReply, FastifyRequest } from "fastify";

/** The result is always on our own origin: "//elsewhere" is a path, and an absolute URL loses its host. */
export function ownUrl(target: string, siteUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  return new URL(siteUrl + (path.startsWith("/") ? path : `/${path}`));
}

export function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const closed = new AbortController();
  reply.raw.on("close", () => closed.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return new Request(url, { headers, signal: closed.signal });
}
