import { randomUUID } from "node:crypto";
import Fastify, { type FastifyRequest, LogController } from "fastify";
import type { Config } from "./config.ts";
import { createClientErrorHandler } from "./http/client-errors.ts";
import { sendError } from "./http/http-error.ts";
import { getSecurityHeaders } from "./http/request-security.ts";
import { type ResponseSerializers, shareSerializers } from "./http/response-serializers.ts";
import { isCacheFill } from "./page-cache/cache-fill.ts";

declare module "fastify" {
  interface FastifyInstance {
    routeTable: readonly string[];
  }
}

export function createFastify(config: Config, serializers: ResponseSerializers = new Map()) {
  const { logLevel, trustProxy } = config;
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: logRequest } },
    logController: new LogController({ disableRequestLogging: isCacheFill }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length === 0 ? false : trustProxy,
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
      // A missing Host header is rejected by our own hook, with the security headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildSerializer: shareSerializers(serializers) } },
    frameworkErrors: (error, request, reply) => {
      const url = findNotFoundUrl(request);
      reply.headers(getSecurityHeaders(config));
      if (url === undefined) sendError(error, request, reply);
      else reply.redirect(url);
    },
    clientErrorHandler: createClientErrorHandler(config),
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });

  const routeTable: string[] = [];
  app.decorate("routeTable", routeTable);
  app.addHook("onRoute", ({ method, url }) => {
    for (const verb of [method].flat()) routeTable.push(`${verb} ${url}`);
  });
  return app;
}

/** A visitor whose link was cut within an encoded letter gets the not-found page, at "%25" for "%". */
function findNotFoundUrl({ method, url, headers }: FastifyRequest): string | undefined {
  const isPage = method === "GET" && !url.startsWith("/api/");
  if (!isPage || !headers.accept?.includes("text/html")) return undefined;
  // Two slashes would lead to another site.
  return `/${url.replace(/^[/\\]+/, "").replaceAll("%", "%25")}`;
}

/** The log holds no query strings, no cookies and no IP addresses. */
function logRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split("?", 1)[0] };
}
