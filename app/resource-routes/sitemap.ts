import type { RouterContextProvider } from "react-router";
import { dbContext, siteContext } from "#app/context.ts";
import { chooseLocationHero } from "#app/sections/locations/location-view.server.ts";
import {
  type ContentPicture,
  loadContentPictures,
} from "#app/sections/pictures/content-pictures.server.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { loadProviders } from "#app/sections/team/provider-cards.server.ts";
import { getLargestUrl } from "#app/ui/picture-file-urls.ts";
import { languages } from "#content/languages/language.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { isExternalUrl } from "#domain/location-pages/derived-fields.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import {
  countPublicLocations,
  listSitemapLocations,
} from "#domain/location-pages/location-pages.server.ts";
import { listSitemapPosts } from "#domain/posts/feed-queries.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { countPublicPosts } from "#domain/posts/public-posts.server.ts";
import { parsePageNumber } from "#domain/records/page-numbers.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Route } from "./+types/sitemap";
import { escapeText, textElement, xmlResponse } from "./xml.server.ts";

interface SitemapEntry {
  path: string;
  /** Left out if unknown: search engines distrust a sitemap with invented dates. */
  lastModified?: string | undefined;
  pictures?: string[];
}

/** Counts location pages and posts. With more of them the sitemap becomes an index of several files. */
const maxEntriesPerFile = 250;

export const handle = { queryNames: ["part"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { siteUrl } = context.get(siteContext);
  const requestedPart = new URL(request.url).searchParams.get("part");
  const locationCount = await countPublicLocations(db);
  const partCount = Math.ceil((locationCount + (await countPublicPosts(db))) / maxEntriesPerFile);
  if (requestedPart === null && partCount > 1) return renderIndex(partCount, siteUrl);

  const part = requestedPart === null ? 1 : parsePageNumber(requestedPart);
  if (part === undefined || part > Math.max(partCount, 1))
    return new Response(null, { status: 404 });
  const offset = (part - 1) * maxEntriesPerFile;
  const range = { offset, limit: maxEntriesPerFile };
  const locationEntriesInPart =
    offset < locationCount ? await loadLocationEntries(db, siteUrl, range) : [];
  const postRange = {
    offset: Math.max(0, offset - locationCount),
    limit: maxEntriesPerFile - Math.max(0, Math.min(maxEntriesPerFile, locationCount - offset)),
  };
  const entries = [
    ...(part === 1 ? await loadContentEntries(context) : []),
    ...locationEntriesInPart,
    ...(await loadPostEntries(db, postRange)),
  ];
  const urls = entries.map((entry) => urlElement(entry, siteUrl)).join("\n");
  return xmlResponse(
    "application/xml",
    `<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n` +
      `${urls}\n</urlset>`,
  );
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function renderIndex(partCount: number, siteUrl: string): Response {
  const files = Array.from({ length: partCount }, (_, i) => {
    const location = textElement("loc", `${siteUrl}/sitemap.xml?part=${i + 1}`);
    return `<sitemap>${location}</sitemap>`;
  });
  return xmlResponse(
    "application/xml",
    `<sitemapindex ${namespace}>\n${files.join("\n")}\n</sitemapindex>`,
  );
}

/** These pages change by commit or with the clinic content they show, so their dates are unknown. */
async function loadContentEntries(
  context: Readonly<RouterContextProvider>,
): Promise<SitemapEntry[]> {
  const db = context.get(dbContext);
  const people = await loadProviders(context);
  const services = await loadServices(context);
  const galleryEntries = await listEntries(db, gallery);
  const galleryImages = galleryEntries.map(({ image }) => image);
  const galleryPictures = await loadContentPictures(db, galleryImages);
  return [
    { path: "/", pictures: pictureUrls("hero/hero-home") },
    { path: "/about", pictures: pictureUrls("hero/hero-about") },
    {
      path: "/registered-providers",
      pictures: listUrls(people.map(({ portrait }) => portrait)),
    },
    { path: "/services", pictures: pictureUrls("hero/hero-services") },
    ...services.map(({ url, picture }) => ({
      path: `/service/${url}`,
      pictures: listUrls([picture]),
    })),
    { path: "/fees" },
    { path: "/first-visit", pictures: pictureUrls("gallery/waiting-lounge") },
    { path: "/gallery", pictures: listUrls(galleryPictures) },
    { path: "/blog" },
    { path: "/contact", pictures: pictureUrls("hero/hero-contact") },
    { path: "/location", pictures: pictureUrls("gallery/neighbourhood-model") },
    { path: "/privacy" },
    { path: "/accessibility" },
    ...languages.map(({ code }) => ({ path: `/${code}` })),
  ];
}

function listUrls(pictures: (ContentPicture | undefined)[]): string[] {
  const urls = pictures.flatMap((picture) => (picture ? getLargestUrl(picture.source) : []));
  return [...new Set(urls)];
}

function pictureUrls(name: string): string[] {
  return [largestUrl(requirePicture(name))];
}

interface Range {
  offset: number;
  limit: number;
}

async function loadLocationEntries(db: Db, siteUrl: string, range: Range): Promise<SitemapEntry[]> {
  const pages = await listSitemapLocations(db, range);
  return pages
    .filter(({ meta_link }) => !isExternalUrl(meta_link, siteUrl))
    .map((page) => ({
      path: getLocationPath(page.slug),
      lastModified: page.updated_at,
      pictures: [largestUrl(chooseLocationHero(page).source)],
    }));
}

async function loadPostEntries(db: Db, range: Range): Promise<SitemapEntry[]> {
  if (range.limit === 0) return [];
  const posts = await listSitemapPosts(db, range);
  const covers = await loadPostCovers(db, posts);
  return posts.map(({ slug, updated_at, published_date }, i) => ({
    path: getPostPath(slug),
    // A scheduled post may have been saved before its publication.
    lastModified: [updated_at, published_date].sort().at(-1),
    pictures: covers.slice(i, i + 1).map(getLargestUrl),
  }));
}

function urlElement({ path, lastModified, pictures = [] }: SitemapEntry, siteUrl: string): string {
  const elements = [
    textElement("loc", siteUrl + path),
    ...(lastModified === undefined ? [] : [textElement("lastmod", lastModified)]),
    ...pictures.map(
      (picturePath) =>
        `<image:image><image:loc>${escapeText(siteUrl + picturePath)}</image:loc></image:image>`,
    ),
  ];
  return `<url>${elements.join("")}</url>`;
}
