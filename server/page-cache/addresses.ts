import * as build from "virtual:react-router/server-build";
import type { FastifyInstance } from "fastify";
import type { TObject } from "typebox";

/** Longer ones are no page's, and would make long keys. */
const mostCharacters = 1000;

/**
 * Paths that mean nothing but themselves: lower case, no empty or dotted parts, no escapes but those
 * of letters beyond ASCII. Others may well be pages, and are made for each who asks.
 */
const plainPath =
  /^(?:\/|(?:\/(?:[a-z0-9_~-]|%[89A-F][0-9A-F])(?:[a-z0-9_.~-]|%[89A-F][0-9A-F])*)+)$/;
const plainValue = /^[\w.,/-]{1,200}$/;

/** Pages behind the sign-in, and what leads there: always for one visitor alone. */
const staffPath = /^\/(?:admin|login)(?:[/.]|$)/;

/**
 * Reads an address into the one that its answer is kept under: the path, and of the query only what
 * that path reads, in one order. Undefined where its answer is not to be shared.
 */
export type ReadAddress = (url: string) => string | undefined;

/** Pages say what they read of the query in `handle.queryNames`, calls of the API in their schema. */
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

  /** Known ones, each once: else there would be no end of addresses for one page. */
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
