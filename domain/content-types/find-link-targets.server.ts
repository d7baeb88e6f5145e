import { getServicePath } from "../clinic/service-links.ts";
import type { ClinicService } from "../clinic/services-definition.ts";
import { getLocationPath } from "../location-pages/location-page.ts";
import { getPostPath } from "../posts/post.ts";
import { searchByTitle } from "../records/contains-text.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { Db } from "../records/tables.ts";
import { getSearchTerms, toPlainText } from "../records/title-key.ts";
import { maxLinkTargets } from "./link-target.ts";
import type { LinkTarget } from "./record-endpoints.server.ts";

interface SitePage {
  name: string;
  path: string;
  keywords: string;
}

/** The first are those whose title begins with the search; drafts are included. */
export async function findLinkTargets(
  db: Db,
  q: string,
  { pages, services }: { pages: SitePage[]; services: ClinicService[] },
): Promise<LinkTarget[]> {
  const terms = getSearchTerms(q);
  if (terms.length === 0) return [];
  const hasTerms = (text: string) => terms.every((term) => toPlainText(text).includes(term));
  const always = { state: "published", published_date: "" } as const;
  // The path of a post or an area is made of the words of its title.
  const words = q.replace(/^\/(?:blogs|location)\//, "").replaceAll("-", " ");
  const targets: LinkTarget[] = [
    ...services
      .map((service) => ({ ...service, path: getServicePath(service) }))
      .filter(({ heading, menuName, path }) => hasTerms(`${heading}\n${menuName}\n${path}`))
      .map(({ heading, path }) => ({ kind: "service" as const, title: heading, path, ...always })),
    ...pages
      .filter(({ name, path, keywords }) => hasTerms(`${name}\n${path}\n${keywords}`))
      .map(({ name, path }) => ({ kind: "page" as const, title: name, path, ...always })),
    ...(await findPosts(db, words)),
    ...(await findLocations(db, words)),
  ];
  const [first = ""] = terms;
  const getRank = ({ title }: LinkTarget) => (toPlainText(title).startsWith(first) ? 0 : 1);
  return targets.toSorted((a, b) => getRank(a) - getRank(b)).slice(0, maxLinkTargets);
}

async function findPosts(db: Db, q: string): Promise<LinkTarget[]> {
  const rows = await searchByTitle(db.selectFrom("post"), q)
    .select(["slug", "title", "status", "published_date"])
    .orderBy("published_date", "desc")
    .orderBy("blog_id", "desc")
    .limit(maxLinkTargets)
    .execute();
  const now = new Date().toISOString();
  return rows
    .filter(({ slug }) => hidePlaceholder(slug) !== "")
    .map(({ slug, title, status, published_date }) => ({
      kind: "post",
      title,
      path: getPostPath(slug),
      published_date,
      state: status === "published" && published_date > now ? "scheduled" : status,
    }));
}

async function findLocations(db: Db, q: string): Promise<LinkTarget[]> {
  const rows = await searchByTitle(db.selectFrom("location_page"), q)
    .select(["slug", "main_heading", "status"])
    .orderBy("title_key")
    .limit(maxLinkTargets)
    .execute();
  return rows
    .filter(({ slug }) => hidePlaceholder(slug) !== "")
    .map(({ slug, main_heading, status }) => ({
      kind: "location",
      title: main_heading,
      path: getLocationPath(slug),
      state: status,
      published_date: "",
    }));
}
