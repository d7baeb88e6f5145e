import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { createPathPattern, uncountedPaths } from "#domain/records/page-paths.ts";
import type { Db } from "#domain/records/tables.ts";
import { minuteMs } from "#domain/records/time-units.ts";
import { directReferrer } from "#domain/visits/referrer-groups.ts";
import { createVisitCounter } from "#domain/visits/visit-counter.ts";
import { addVisits } from "#domain/visits/visits.server.ts";
import { getClientNetwork } from "../http/client-network.ts";
import { HttpError } from "../http/http-error.ts";
import { getOwnHosts } from "../http/own-hosts.ts";

declare module "fastify" {
  interface FastifyInstance {
    countVisit: (request: IncomingMessage) => void;
    /** Throws if one network sends more taps than people make. */
    countTap: (kind: "book" | "call", request: FastifyRequest) => void;
    /** Stores what was counted since the last time. */
    storeVisits: () => Promise<void>;
  }
}

const intervalMs = minuteMs;
const maxTapsPerMinute = 20;
const maxUserAgentLength = 400;
const maxPageLength = 300;
const maxHostLength = 100;
const sessionCookiePattern = /(?:^|;\s*)(?:__Host-)?session=/;
const uncountedPathPattern = createPathPattern(uncountedPaths);

/**
 * Counts requests for public pages by day, page and referring host, and taps on Book and Call by
 * page. No count belongs to one visitor: user agent and session decide only whether a request counts.
 */
export function registerVisits(
  app: FastifyInstance,
  { db, siteUrl }: { db: Db; siteUrl: string },
): void {
  const counter = createVisitCounter();
  const ownHosts = new Set(getOwnHosts(siteUrl));
  const botByUserAgent = new LRUCache<string, boolean>({ max: 1000 });

  function isPerson(userAgent: string): boolean {
    if (userAgent === "" || userAgent.length > maxUserAgentLength) return false;
    let isBot = botByUserAgent.get(userAgent);
    if (isBot === undefined) {
      isBot = isbot(userAgent);
      botByUserAgent.set(userAgent, isBot);
    }
    return !isBot;
  }

  function getReferrer(referrer: string | undefined): string {
    if (referrer === undefined) return directReferrer;
    const host = getReferringHost(referrer);
    return ownHosts.has(host) ? "" : host.replace(/:\d+$/, "") || directReferrer;
  }

  function isCounted(headers: IncomingHttpHeaders): boolean {
    const { cookie = "", "sec-gpc": objection, "user-agent": userAgent = "" } = headers;
    return objection !== "1" && !sessionCookiePattern.test(cookie) && isPerson(userAgent);
  }

  app.decorate("countVisit", ({ method, url = "", headers }) => {
    // These headers mark a prefetched page, which perhaps nobody opens.
    if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.purpose !== undefined)
      return;
    const page = getPage(url);
    if (page === undefined || !isCounted(headers)) return;
    counter.countVisit(page, getReferrer(headers.referer));
  });

  const tapsByNetwork = new LRUCache<string, number>({ max: 10_000, ttl: intervalMs });
  app.decorate("countTap", (kind, { ip, headers }) => {
    const network = getClientNetwork(ip);
    const taps = (tapsByNetwork.get(network) ?? 0) + 1;
    if (taps > maxTapsPerMinute)
      throw new HttpError(429, "Too many taps.", { retryAfterSeconds: intervalMs / 1000 });
    tapsByNetwork.set(network, taps, { noUpdateTTL: true });
    const referrer = URL.parse(headers.referer ?? "");
    if (referrer === null || !ownHosts.has(referrer.host) || !isCounted(headers)) return;
    const page = getPage(referrer.pathname);
    if (page !== undefined) counter.countTap(kind === "book" ? "book_taps" : "call_taps", page);
  });

  let storing = Promise.resolve();
  app.decorate("storeVisits", () => {
    storing = storing.then(async () => {
      const counts = counter.claim();
      if (counts.length === 0) return;
      try {
        await addVisits(db, counts);
      } catch (error) {
        counter.restore(counts);
        app.log.warn({ err: error }, "visits could not be stored; trying again in a minute");
      }
    });
    return storing;
  });

  const timer = setInterval(app.storeVisits, intervalMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await app.storeVisits();
  });
  app.addHook("onResponse", async ({ raw, routeOptions }, { statusCode }) => {
    const isPage = routeOptions.url === "/*" || routeOptions.url === "/blog/";
    if (isPage && (statusCode === 200 || statusCode === 304)) app.countVisit(raw);
  });
}

/** Undefined for files, the staff area and the page that confirms a message. */
function getPage(url: string): string | undefined {
  const queryStart = url.indexOf("?");
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const page = path.includes(".") ? path.replace(/(?:(?<=\/)_)?\.data$/, "") : path;
  if (page.includes(".") || page.length > maxPageLength || uncountedPathPattern.test(page))
    return undefined;
  return page;
}

function getReferringHost(referrer: string): string {
  const host = /^https?:\/\/([a-z0-9.:-]+)/i.exec(referrer)?.[1]?.toLowerCase() ?? "";
  return host.length > maxHostLength ? "" : host;
}
