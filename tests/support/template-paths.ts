import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { defaultContact } from "#content/default-contact.ts";
import { isSampleUrl } from "#content/external-sites.ts";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";

const sampleSite: { id: string } | undefined = defaultContact.socialLinks.find(({ url }) =>
  isSampleUrl(url),
);

/** One page of each route that has a parameter or matches the rest. */
const examples: Record<string, string> = {
  "/service/:id": `/service/${services[1]?.url ?? services[0]?.url}`,
  "/blogs/:slug": "/blogs/how-to-choose-shoes",
  "/location/:slug": "/location/north-york",
  "/sample/:site": `/sample/${sampleSite?.id ?? "nowhere"}`,
  "/*": "/nowhere",
  "/admin/*": "/admin/nowhere",
};

/** Pages that respond with an error, by their path. */
export const errorPages: Record<string, RegExp> = {
  "/nowhere": /404/,
  "/admin/nowhere": /404/,
  "/login/new-password": /400/, // The link is not whole.
  "/sample/nowhere": /404/,
  ...(!isSampleUrl(defaultContact.bookingUrl) && { "/book": /404/ }),
};

const paths = [...new Set(listPagePaths(routes))];
const isOfStaff = (path: string) => path === "/admin" || path.startsWith("/admin/");

/** One page of each template of the public site, and each language. */
export const publicPaths = paths.filter((path) => !isOfStaff(path)).map(getExample);

/** The pages of the staff area, without previews and pages of a single record. */
export const staffPaths = paths
  .filter((path) => isOfStaff(path) && !/:|^\/admin\/preview\//.test(path))
  .map(getExample);

export const languagePaths = languages.map(({ code }) => `/${code}`);

/** Resource routes and redirects have no JSX. */
function listPagePaths(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, file, index, children }) => {
    const ownPath = path === undefined ? parent : `${parent}/${path}`;
    const isPage = file.endsWith(".tsx") && (path !== undefined || index);
    return [...(isPage ? [ownPath || "/"] : []), ...listPagePaths(children ?? [], ownPath)];
  });
}

function getExample(path: string): string {
  const example = examples[path] ?? path;
  if (/[:*]/.test(example)) throw new Error(`Add an example of the route ${path}.`);
  return example;
}
