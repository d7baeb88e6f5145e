import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { languages } from "#content/languages/language.ts";
import routes from "../app/routes.ts";
import { createPageMatcher } from "../scripts/site-pages.ts";
import { openSite, type Site } from "./support/open-site.ts";

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

function listPagePaths(list: Route[], parentPath = ""): string[] {
  return list.flatMap(({ path, index, children = [] }) => {
    const routePath = path === undefined ? parentPath : `${parentPath}/${path}`;
    const isPage = index === true || path !== undefined;
    return [...(isPage ? [routePath || "/"] : []), ...listPagePaths(children, routePath)];
  });
}

describe("the URLs", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const paths = listPagePaths(routes as Route[])
    .filter((path) => !path.includes("*"))
    .map((path) => path.replace(/:\w+/g, "1"));

  it("The routes include every path of the specification", () => {
    for (const path of [
      ...["/", "/home", "/about", "/registered-providers", "/services", "/service/1", "/gallery"],
      ...["/blog", "/blogs/1", "/contact", "/thank-you", "/login", "/admin", "/admin/blogs"],
      ...["/admin/location-pages", "/location/1", "/privacy", "/accessibility", "/admin/messages"],
      ...languages.map(({ code }) => `/${code}`),
    ])
      assert.ok(paths.includes(path), path);
  });

  it("No route of the server takes the URL of a page or of its data", () => {
    const otherRoutes = site.app.routeTable
      .filter((entry) => entry.startsWith("GET ") && entry !== "GET /*")
      .map((entry) => entry.replace("GET ", "").replace(/:\w+/g, "[^/]+").replace("*", ".*"));
    const pattern = new RegExp(`^(?:${otherRoutes.join("|")})$`);
    assert.match("/blog/7", pattern);
    const urls = paths.flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`]);
    assert.deepEqual(
      urls.filter((url) => pattern.test(url)),
      [],
    );
  });

  it("The WordPress import reports the former addresses that this site serves, and no others", async () => {
    const isPageOfThisSite = createPageMatcher(site.db);
    for (const path of [
      ...["/", "/fees", "/blogs", "/blogs/none", "/location/none", "/service/none", "/en"],
      ...["/status", "/readyz", "/api/categories", "/send-quote", "/none"],
      ...["/login", "/logout", "/icons", "/fonts"],
    ]) {
      const { statusCode } = await site.get(path);
      assert.equal(await isPageOfThisSite(path), statusCode !== 404, path);
    }
  });
});
