import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Db } from "#domain/records/tables.ts";
import { directReferrer } from "#domain/visits/referrer-groups.ts";
import { createVisitCounter } from "#domain/visits/visit-counter.ts";
import { addVisits } from "#domain/visits/visits.server.ts";
import { getOwnHosts } from "../http/request-security.ts";

declare module "fastify" {
  interface FastifyInstance {
    countVisit: (request: IncomingMessage) => void;
    /** Stores what was counted since the last time. */
    storeVisits: () => Promise<void>;
  }
}

const intervalMs = 60_000;
const maxUserAgentLength = 400;
const maxPageLength = 300;
const maxHostLength = 100;
const staffPathPattern = /^\/(?:admin|login|thank-you)(?:[/.]|$)/;

/**
 * Counts requests for public pages by day, page and referring host. No count belongs to one visitor:
 * the user agent decides only whether a request counts.
 */
export function registerVisits(app: FastifyInstance, { db, siteUrl }: VisitOptions): void {
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

  app.decorate("countVisit", ({ method, url = "", headers }) => {
    if (method !== "GET" || headers["sec-gpc"] === "1") return;
    // The browser fetches these pages ahead, and nobody may ever open them.
    if (headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return;
    const page = getPage(url);
    if (page === undefined || !isPerson(headers["user-agent"] ?? "")) return;
    const host = getReferringHost(headers.referer);
    counter.countVisit(page, ownHosts.has(host) ? "" : host.replace(/:\d+$/, "") || directReferrer);
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

interface VisitOptions {
  db: Db;
  siteUrl: string;
}

/** Undefined for files, the staff area and the page that confirms a message. */
function getPage(url: string): string | undefined {
  const queryStart = url.indexOf("?");
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const page = path.replace(/(?:(?<=\/)_)?\.data$/, "");
  if (page.includes(".") || page.length > maxPageLength || staffPathPattern.test(page))
    return undefined;
  return page;
}

function getReferringHost(referrer: string | undefined): string {
  const host = /^https?:\/\/([a-z0-9.:-]+)/i.exec(referrer ?? "")?.[1]?.toLowerCase() ?? "";
  return host.length > maxHostLength ? "" : host;
}
