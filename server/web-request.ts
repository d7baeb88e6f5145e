import type { FastifyReply, FastifyRequest } from "fastify";

/** On our own origin, whatever the client claims: "//elsewhere" is a path, and a whole URL has one. */
export function ownUrl(target: string, siteUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?]*/i, "");
  return new URL(siteUrl + (path.startsWith("/") ? path : `/${path}`));
}

/** Node's request as the web's GET, on our own origin whatever the client claims. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const closed = new AbortController();
  reply.raw.on("close", () => closed.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return new Request(url, { headers, signal: closed.signal });
}
