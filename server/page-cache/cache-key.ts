import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { TObject } from "typebox";
import { createPathPattern, staffPaths } from "#domain/records/page-paths.ts";

/** No page has a longer URL, and cache keys must stay short. */
const maxUrlLength = 1000;

/**
 * Only paths in canonical form are cached: lower case, no empty or dot segments, percent-encoding
 * only for non-ASCII letters. Other paths may still be pages and are rendered for each request.
 */
const cacheablePathPattern =
  /^(?:\/|(?:\/(?:[a-z0-9_~-]|%[89A-F][0-9A-F])(?:[a-z0-9_.~-]|%[89A-F][0-9A-F])*)+)$/;
const cacheableValuePattern = /^[\w.,/-]{1,200}$/;

const staffPathPattern = createPathPattern(staffPaths);

/**
 * Returns the cache key of a URL: the path and those query parameters that its route reads, in a
 * fixed order. Undefined means that the response must not be cached.
 */
export type GetCacheKey = (url: string) => string | undefined;

export function registerCacheKeys(
  app: FastifyInstance,
  routes: ServerBuild["routes"],
): GetCacheKey {
  const queryNames = getPageQueryNames(routes);
  app.addHook("onRoute", ({ url, schema }) => {
    const query = schema?.querystring as TObject | undefined;
    if (query !== undefined) queryNames.set(url, Object.keys(query.properties));
  });
  const routeIds = new Set(Object.keys(routes));

  return (url) => {
    if (url.length > maxUrlLength) return undefined;
    const queryStart = url.indexOf("?");
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    if (!cacheablePathPattern.test(path) || staffPathPattern.test(path)) return undefined;
    if (queryStart < 0) return path;
    const isData = path.endsWith(".data");
    const page = path.replace(/(?:(?<=\/)_)?\.data$/, "");
    const names = [...(queryNames.get(page) ?? []), ...(isData ? ["_routes"] : [])];
    const searchParams = new URLSearchParams(url.slice(queryStart));
    const pairs: string[] = [];
    for (const name of names) {
      const values = searchParams.getAll(name);
      if (values.length === 0) continue;
      const [value = ""] = values;
      const isCacheable = values.length === 1 && cacheableValuePattern.test(value);
      if (!isCacheable || (name === "_routes" && !areKnownRoutes(value))) return undefined;
      pairs.push(`${name}=${value}`);
    }
    return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
  };

  /** Known routes, each once: otherwise one page could fill the cache under endless keys. */
  function areKnownRoutes(value: string): boolean {
    const ids = value.split(",");
    return new Set(ids).size === ids.length && ids.every((id) => routeIds.has(id));
  }
}

function getPageQueryNames(routes: ServerBuild["routes"]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const route of Object.values(routes)) {
    const { queryNames } = (route?.module.handle ?? {}) as { queryNames?: string[] };
    if (queryNames !== undefined) names.set(`/${route?.path ?? ""}`, queryNames);
  }
  return names;
}
