import { dbContext, siteUrlContext } from "#app/context.ts";
import { ownCover } from "#app/sections/card-data.server.ts";
import { locationHero } from "#app/sections/location-view.server.ts";
import { gallery } from "#content/gallery.ts";
import { languages } from "#content/languages/language.ts";
import { requirePicture } from "#content/pictures/find-picture.ts";
import { widestAddress } from "#content/pictures/picture.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { hashInAddress, imageAddress } from "#domain/images/image.ts";
import { listImageHashes } from "#domain/images/images.server.ts";
import { locationAddress } from "#domain/locations/location.ts";
import { countLocations, listLocationEntries } from "#domain/locations/locations.server.ts";
import { isForeignLink } from "#domain/locations/proposals.ts";
import { readPageNumber } from "#domain/posts/pagination.ts";
import { postAddress } from "#domain/posts/post.ts";
import { listPostEntries } from "#domain/posts/post-lists.server.ts";
import { countPublicPosts } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import type { Route } from "./+types/sitemap";
import { escapeText, textElement, xmlAnswer } from "./xml.server.ts";

interface Entry {
  path: string;
  /** Left out if unknown: search engines distrust a sitemap with invented dates. */
  changedAt?: string | undefined;
  pictures?: string[];
}

/** Counts location pages and posts. With more of them the sitemap becomes an index of several files. */
const entriesOfOneFile = 250;

export const handle = { queryNames: ["part"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const siteUrl = context.get(siteUrlContext);
  const asked = new URL(request.url).searchParams.get("part");
  const locations = await countLocations(db);
  const parts = Math.ceil((locations + (await countPublicPosts(db))) / entriesOfOneFile);
  if (asked === null && parts > 1) return indexOf(parts, siteUrl);

  const part = asked === null ? 1 : readPageNumber(asked);
  if (part === undefined || part > Math.max(parts, 1)) return new Response(null, { status: 404 });
  const offset = (part - 1) * entriesOfOneFile;
  const range = { offset, limit: entriesOfOneFile };
  const ofLocations = offset < locations ? await locationEntries(db, siteUrl, range) : [];
  const rest = {
    offset: Math.max(0, offset - locations),
    limit: entriesOfOneFile - Math.max(0, Math.min(entriesOfOneFile, locations - offset)),
  };
  const entries = [
    ...(part === 1 ? contentEntries : []),
    ...ofLocations,
    ...(await postEntries(db, rest)),
  ];
  const urls = entries.map((entry) => urlElement(entry, siteUrl)).join("\n");
  return xmlAnswer(
    "application/xml",
    `<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n` +
      `${urls}\n</urlset>`,
  );
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexOf(parts: number, siteUrl: string): Response {
  const files = Array.from({ length: parts }, (_, i) => {
    const location = textElement("loc", `${siteUrl}/sitemap.xml?part=${i + 1}`);
    return `<sitemap>${location}</sitemap>`;
  });
  return xmlAnswer(
    "application/xml",
    `<sitemapindex ${namespace}>\n${files.join("\n")}\n</sitemapindex>`,
  );
}

/** These pages change by commit, so their dates are unknown. */
const contentEntries: Entry[] = [
  { path: "/", pictures: own("hero/hero-home") },
  { path: "/about", pictures: own("hero/hero-about") },
  { path: "/registered-providers", pictures: own(...team.map(({ portrait }) => portrait)) },
  { path: "/services", pictures: own("hero/hero-services") },
  ...services.map(({ url, picture, room }) => ({
    path: `/service/${url}`,
    pictures: own(picture.name, room.name),
  })),
  { path: "/gallery", pictures: own(...gallery.map(({ picture }) => picture)) },
  { path: "/blog" },
  { path: "/contact", pictures: own("hero/hero-contact") },
  { path: "/location" },
  { path: "/privacy" },
  { path: "/accessibility" },
  ...languages.map(({ code }) => ({ path: `/${code}` })),
];

function own(...names: string[]): string[] {
  return [...new Set(names)].map((name) => widestAddress(requirePicture(name)));
}

interface Range {
  offset: number;
  limit: number;
}

async function locationEntries(db: Db, siteUrl: string, range: Range): Promise<Entry[]> {
  const pages = await listLocationEntries(db, range);
  return pages
    .filter(({ meta_link }) => !isForeignLink(meta_link, siteUrl))
    .map((page) => ({
      path: locationAddress(page.slug),
      changedAt: page.updated_at,
      pictures: [widestAddress(locationHero(page).source)],
    }));
}

async function postEntries(db: Db, range: Range): Promise<Entry[]> {
  if (range.limit === 0) return [];
  const posts = await listPostEntries(db, range);
  const hashes = await listImageHashes(db);
  return posts.map(({ slug, updated_at, published_date, blog_image, categoryName }) => {
    const hash = hashInAddress(blog_image);
    const isUploaded = hash !== undefined && hashes.has(hash);
    return {
      path: postAddress(slug),
      // A scheduled post may have been saved before its publication.
      changedAt: [updated_at, published_date].sort().at(-1),
      pictures: [
        isUploaded ? imageAddress(hash) : widestAddress(ownCover(blog_image, categoryName)),
      ],
    };
  });
}

function urlElement({ path, changedAt, pictures = [] }: Entry, siteUrl: string): string {
  const elements = [
    textElement("loc", siteUrl + path),
    ...(changedAt === undefined ? [] : [textElement("lastmod", changedAt)]),
    ...pictures.map(
      (address) =>
        `<image:image><image:loc>${escapeText(siteUrl + address)}</image:loc></image:image>`,
    ),
  ];
  return `<url>${elements.join("")}</url>`;
}
