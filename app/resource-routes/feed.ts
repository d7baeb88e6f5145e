import { dbContext, siteContext } from "#app/context.ts";
import { loadPostCovers } from "#app/sections/posts/card-loaders.server.ts";
import { medicalDisclaimer } from "#app/sections/posts/medical-disclaimer.ts";
import { getLargestUrl, type PictureSource } from "#app/ui/picture-file-urls.ts";
import { clinic } from "#content/clinic.ts";
import { listFeedPosts } from "#domain/posts/feed-queries.server.ts";
import { getPostPath } from "#domain/posts/post.ts";
import type { PublicPost } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/feed";
import { escapeText, textElement, xmlResponse } from "./xml.server.ts";

const path = "/feed.xml";

/** RSS 2.0 with full articles, so that they can be read inside a feed reader. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const db = context.get(dbContext);
  const posts = await listFeedPosts(db);
  const covers = await loadPostCovers(db, posts);
  const items = posts.map((post, i) => itemElement(post, covers[i], siteUrl));
  const newest = posts
    // A scheduled post may have been saved before its publication.
    .flatMap(({ published_date, updated_at }) => [published_date, updated_at])
    .sort()
    .at(-1);
  const channel = [
    textElement("title", `Good to know: ${clinic.name}`),
    textElement("link", `${siteUrl}/blog`),
    textElement(
      "description",
      "Short, practical reading from our team. General information, never a diagnosis.",
    ),
    "<language>en-ca</language>",
    `<atom:link href="${escapeText(siteUrl + path)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [textElement("lastBuildDate", formatRfc822Date(newest))]),
    ...items,
  ];
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ];
  return xmlResponse(
    "application/rss+xml",
    `<rss version="2.0" ${namespaces.join(" ")}><channel>\n${channel.join("\n")}\n</channel></rss>`,
  );
}

function itemElement(post: PublicPost, cover: PictureSource | undefined, siteUrl: string): string {
  const url = siteUrl + getPostPath(post.slug);
  const image = cover && siteUrl + getLargestUrl(cover);
  const elements = [
    textElement("title", post.title),
    textElement("link", url),
    // The URL cannot be the guid: when the slug changes, readers would show the article as new.
    `<guid isPermaLink="false">${escapeText(`${siteUrl}/#post-${post.blog_id}`)}</guid>`,
    textElement("pubDate", formatRfc822Date(post.published_date)),
    textElement("dc:creator", `The ${clinic.shortName} team`),
    textElement("category", post.categoryName),
    // Readers parse the description as HTML, so plain text is escaped twice.
    textElement("description", escapeText(post.brief_paragraph)),
    textElement("content:encoded", articleHtml(post, image, url)),
    ...(image === undefined
      ? []
      : [`<media:content url="${escapeText(image)}" medium="image" type="image/webp"/>`]),
  ];
  return `<item>${elements.join("\n")}</item>`;
}

/** Feed readers cannot resolve relative URLs. */
function articleHtml(post: PublicPost, image: string | undefined, url: string): string {
  const makeUrlsAbsolute = (html: string) =>
    html.replace(
      / (href|src)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${URL.parse(value, url)?.href ?? url}"`,
    );
  return [
    ...(image === undefined
      ? []
      : [`<p><img src="${escapeText(image)}" alt="${escapeText(post.blog_image_alt)}"></p>`]),
    textElement("p", post.brief_paragraph),
    ...post.blogs_content.flatMap(({ heading, paragraph }) => [
      textElement("h2", heading),
      makeUrlsAbsolute(paragraph),
    ]),
    textElement("p", medicalDisclaimer),
  ].join("\n");
}

function formatRfc822Date(timestamp: string): string {
  return new Date(timestamp).toUTCString();
}
