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
import { listLocationEntries } from "#domain/locations/locations.server.ts";
import { isForeignLink } from "#domain/locations/proposals.ts";
import { postAddress } from "#domain/posts/post.ts";
import { listPostEntries } from "#domain/posts/post-lists.server.ts";
import type { Db } from "#domain/tables.ts";
import type { Route } from "./+types/sitemap";
import { escapeText, textElement, xmlAnswer } from "./xml.server.ts";

interface Entry {
  path: string;
  /** When it last changed, where that is known: a guess would make search engines doubt them all. */
  changedAt?: string | undefined;
  /** Addresses of the pictures it shows. */
  pictures?: string[];
}

/**
 * Every public page that is its own canonical address. One file holds 50,000 at most; a site with
 * more posts than that would need an index of several.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const siteUrl = context.get(siteUrlContext);
  const entries = [
    ...contentEntries,
    ...(await locationEntries(db, siteUrl)),
    ...(await postEntries(db)),
  ];
  const urls = entries.map((entry) => urlElement(entry, siteUrl)).join("\n");
  return xmlAnswer(
    "application/xml",
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls}\n</urlset>`,
  );
}

/** What changes by commit: when it did is not known here. */
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

async function locationEntries(db: Db, siteUrl: string): Promise<Entry[]> {
  const pages = await listLocationEntries(db);
  return pages
    .filter(({ meta_link }) => !isForeignLink(meta_link, siteUrl))
    .map((page) => ({
      path: locationAddress(page.slug),
      changedAt: page.updated_at,
      pictures: [widestAddress(locationHero(page).source)],
    }));
}

async function postEntries(db: Db): Promise<Entry[]> {
  const posts = await listPostEntries(db);
  const hashes = await listImageHashes(db);
  return posts.map(({ slug, updated_at, published_date, blog_image, categoryName }) => {
    const hash = hashInAddress(blog_image);
    const isUploaded = hash !== undefined && hashes.has(hash);
    return {
      path: postAddress(slug),
      // A post that was written ahead appeared on its date.
      changedAt: [updated_at, published_date].sort().at(-1),
      pictures: [
        isUploaded ? imageAddress(hash) : widestAddress(ownCover(blog_image, categoryName)),
      ],
    };
  });
}

function urlElement({ path, changedAt, pictures = [] }: Entry, siteUrl: string): string {
  const parts = [
    textElement("loc", siteUrl + path),
    ...(changedAt === undefined ? [] : [textElement("lastmod", changedAt)]),
    ...pictures.map(
      (address) =>
        `<image:image><image:loc>${escapeText(siteUrl + address)}</image:loc></image:image>`,
    ),
  ];
  return `<url>${parts.join("")}</url>`;
}
