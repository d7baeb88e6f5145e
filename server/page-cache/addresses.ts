import * as build from "virtual:react-router/server-build";
import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";

/** No page has a longer URL, and cache keys must stay short. */
const mostCharacters = 1000;

/**
 * Only paths in canonical form are cached: lower case, no empty or dot segments, percent-encoding
 * only for non-ASCII letters. Other paths may still be pages and are rendered for each request.
 */
const plainPath =
  /^(?:\/|(?:\/(?:[a-z0-9_~-]|%[89A-F][0-9A-F])(?:[a-z0-9_.~-]|%[89A-F][0-9A-F])*)+)$/;
const plainValue = /^[\w.,/-]{1,200}$/;

/** The staff area and the sign-in page are always private. */
const staffPath = /^\/(?:admin|login)(?:[/.]|$)/;

/**
 * Returns the cache key of a URL: the path and those query parameters that its route reads, in a
 * fixed order. Undefined means that the response must not be cached.
 */
export type ReadAddress = (url: string) => string | undefined;

/** Pages declare their query parameters in `handle.queryNames`, API routes in their schema. */
export function addressesOf(app: FastifyInstance): ReadAddress {
  const queryNames = queryNamesOfPages();
  app.addHook("onRoute", ({ url, schema }) => {
    const query = schema?.querystring as TObject | undefined;
    if (query !== undefined) queryNames.set(url, Object.keys(query.properties));
  });
  const routeIds = new Set(Object.keys(build.routes));

  return (url) => {
    if (url.length > mostCharacters) return undefined;
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    if (!plainPath.test(path) || staffPath.test(path)) return undefined;
    if (mark < 0) return path;
    const isData = path.endsWith(".data");
    const page = isData ? path.replace(/(?:(?<=\/)_)?\.data$/, "") : path;
    const names = [...(queryNames.get(page) ?? []), ...(isData ? ["_routes"] : [])];
    const asked = new URLSearchParams(url.slice(mark));
    const kept: string[] = [];
    for (const name of names) {
      const values = asked.getAll(name);
      if (values.length === 0) continue;
      const [value = ""] = values;
      const isPlain = values.length === 1 && plainValue.test(value);
      if (!isPlain || (name === "_routes" && !areRoutes(value))) return undefined;
      kept.push(`${name}=${value}`);
    }
    return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
  };

  /** Known routes, each once: otherwise one page could fill the cache under endless keys. */
  function areRoutes(value: string): boolean {
    const ids = value.split(",");
    return new Set(ids).size === ids.length && ids.every((id) => routeIds.has(id));
  }
}

function queryNamesOfPages(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const route of Object.values(build.routes)) {
    const { queryNames } = (route?.module.handle ?? {}) as { queryNames?: string[] };
    if (queryNames !== undefined) names.set(`/${route?.path ?? ""}`, queryNames);
  }
  return names;
}
