import * as build from "virtual:react-router/server-build";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  clinicContext,
  dbContext,
  inlineScriptsContext,
  isStandInContext,
  limitSearchContext,
  logErrorContext,
  networkContext,
  notFoundPageCacheContext,
  pageAreaContext,
  type RefusedForm,
  type RenderedPage,
  recordRefusalContext,
  refusedFormContext,
  type SiteContext,
  sessionContext,
  siteContext,
} from "#app/context.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { limitSearch } from "#domain/limits/search-rate-limit.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Sessions } from "../auth/sessions.ts";
import { recordRefusal } from "../auth/staff-actor.ts";
import type { ClinicReader } from "../clinic-reader.ts";
import { getClientNetwork, getClientNetwork48 } from "../http/client-network.ts";
import type { UntrustedProxy } from "../http/detect-untrusted-proxy.ts";
import { isTransient, logFailure } from "../http/http-error.ts";
import { createQueue } from "../http/load-shedding.ts";
import { toOwnUrl, toWebRequest } from "../http/web-request.ts";
import type { RenderRequest } from "../page-cache/shared-response.ts";
import { createPageResponse, createRedirectPage, type PageResponse } from "./page-response.ts";
import { findFormerPath } from "./permalink-redirects.ts";

const maxNotFoundPages = 100;
const maxConcurrentRenders = 8;
const maxQueuedRenders = 200;

export interface PageRendererOptions {
  db: Db;
  sessions: Sessions;
  clinicReader: ClinicReader;
  untrustedProxy: UntrustedProxy;
  site: Omit<SiteContext, "getUntrustedProxy" | "getOpenApi">;
}

interface PageRequest extends RenderRequest {
  isStandIn?: boolean;
  refusedForm?: RefusedForm | undefined;
}

interface PageRenderer {
  render: (
    request: FastifyRequest,
    reply: FastifyReply,
    pageRequest: PageRequest,
  ) => Promise<PageResponse>;
  countQueued: () => number;
}

export function createPageRenderer(
  app: FastifyInstance,
  options: PageRendererOptions,
): PageRenderer {
  const { sessions, clinicReader, untrustedProxy } = options;
  const { siteUrl } = options.site;
  const site: SiteContext = {
    ...options.site,
    getUntrustedProxy: untrustedProxy.getDetectedIp,
    getOpenApi: () => app.swagger(),
  };
  const handleRequest = createRequestHandler(build, import.meta.env.MODE);
  const notFoundPages = new LRUCache<string, Promise<RenderedPage>>({ max: maxNotFoundPages });
  const renderQueue = createQueue({
    concurrency: maxConcurrentRenders,
    maxWaiting: maxQueuedRenders,
  });

  return {
    countQueued: renderQueue.count,

    async render(request, reply, { db, url, isShared, isStandIn = false, refusedForm }) {
      const session = sessions.lazySession(request);
      const context = new RouterContextProvider();
      context.set(siteContext, site);
      context.set(sessionContext, async () => (await session()).signedIn);
      context.set(dbContext, db);
      context.set(networkContext, getClientNetwork(request.ip));
      context.set(recordRefusalContext, (staff) => recordRefusal(options.db, request, staff));
      context.set(limitSearchContext, () => limitVisitor(request, options));
      context.set(isStandInContext, isStandIn);
      context.set(refusedFormContext, refusedForm);
      context.set(notFoundPageCacheContext, notFoundPages);
      let hasTransientError = false;
      const recordFailure = (error: unknown, message: string) => {
        if (!hasTransientError || !isTransient(error)) logFailure(request, error, message);
        hasTransientError ||= isTransient(error);
      };
      context.set(logErrorContext, (error) => recordFailure(error, "page failed"));

      // Pages whose text is not in the database stay up without it; they are not cached then.
      let clinic: Promise<Clinic> | undefined;
      context.set(clinicContext, () => {
        clinic ??= clinicReader.read(db).catch((error) => {
          recordFailure(error, "clinic content could not be read");
          hasTransientError = true;
          return clinicReader.getLatest();
        });
        return clinic;
      });

      const pageUrl = toOwnUrl(url, siteUrl);
      const webRequest = isShared ? new Request(pageUrl) : toWebRequest(request, reply, pageUrl);
      const response = await renderQueue(() => handleRequest(webRequest, context));
      const area = context.get(pageAreaContext);
      if (area === "public" && hasNoPage(response)) {
        const path = await findFormerPath(db, pageUrl.pathname).catch(() => undefined);
        if (path !== undefined) return createRedirectPage(path);
      }
      const body = Buffer.from(await response.arrayBuffer());
      const inlineScripts = context.get(inlineScriptsContext);
      const page = { request, reply, siteUrl, pageUrl, session, area, inlineScripts, isStandIn };
      return createPageResponse(response, { ...page, hasTransientError, body });
    },
  };
}

/** Behind a proxy that is not trusted, all visitors would share one limit. */
async function limitVisitor(
  request: FastifyRequest,
  { db, untrustedProxy }: PageRendererOptions,
): Promise<number> {
  if (untrustedProxy.isBehind(request)) return 0;
  const network48 = getClientNetwork48(request.ip);
  return limitSearch(db, { network: getClientNetwork(request.ip), network48 });
}

/** A path without a page is 404, but that of an unknown service redirects to the list of services. */
function hasNoPage({ status }: Response): boolean {
  return status === 404 || status === 302;
}
