import { matchRoutes, type RouteObject } from "react-router";
import type { Db } from "#domain/records/tables.ts";
import routes from "../app/routes.ts";

const serverPaths =
  /^\/(?:api|static|uploads|pictures|\.well-known)(?:\/|$)|^\/(?:healthz|readyz|metrics|status|blogs|blog\/\d+)$/;

/** True for a path that has a page here, so that no former address takes its place. */
export function createPageMatcher(db: Db): (path: string) => Promise<boolean> {
  const patterns = toRouteObjects(routes);
  return async (path) => {
    if (serverPaths.test(path)) return true;
    const match = matchRoutes(patterns, encodeURI(path))?.at(-1);
    if (match === undefined || match.route.path === "*") return false;
    return hasContent(match.route.path ?? "", match.params);
  };

  async function hasContent(
    pattern: string,
    { slug = "" }: { slug?: string | undefined },
  ): Promise<boolean> {
    if (pattern === "blogs/:slug") return hasRow("post", slug);
    if (pattern === "location/:slug") return hasRow("location_page", slug);
    return true;
  }

  async function hasRow(table: "post" | "location_page", slug: string): Promise<boolean> {
    const found = await db.selectFrom(table).select("slug").where("slug", "=", slug).execute();
    return found.length > 0;
  }
}

interface PageRoute {
  path?: string;
  index?: boolean;
  children?: PageRoute[];
}

function toRouteObjects(pageRoutes: PageRoute[]): RouteObject[] {
  return pageRoutes.map(({ path, index, children }) =>
    index === true ? { index } : { path, children: children && toRouteObjects(children) },
  );
}
