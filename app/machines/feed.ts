import { dbContext, siteUrlContext } from "#app/context.ts";
import { adviceNote } from "#app/sections/advice-note.ts";
import { postCovers } from "#app/sections/card-data.server.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { clinic } from "#content/clinic.ts";
import { widestAddress } from "#content/pictures/picture.ts";
import { imageAddress } from "#domain/images/image.ts";
import { postAddress } from "#domain/posts/post.ts";
import { listFeedPosts } from "#domain/posts/post-lists.server.ts";
import type { PublicPost } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/feed";
import { escapeText, textElement, xmlAnswer } from "./xml.server.ts";

const path = "/feed.xml";

/** RSS 2.0 with the newest articles whole, so that they can be read where the reader is. */
export async function loader({ context }: Route.LoaderArgs) {
  const siteUrl = context.get(siteUrlContext);
  const db = context.get(dbContext);
  const posts = await listFeedPosts(db);
  const covers = await postCovers(db, posts);
  const items = posts.map((post, i) => item(post, covers[i], siteUrl));
  const newest = posts
    .map(({ updated_at }) => updated_at)
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
    ...(newest === undefined ? [] : [textElement("lastBuildDate", mailDate(newest))]),
    ...items,
  ];
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:media="http://search.yahoo.com/mrss/"',
  ];
  return xmlAnswer(
    "application/rss+xml",
    `<rss version="2.0" ${namespaces.join(" ")}><channel>\n${channel.join("\n")}\n</channel></rss>`,
  );
}

function item(post: PublicPost, cover: PictureSource | undefined, siteUrl: string): string {
  const address = siteUrl + postAddress(post.slug);
  const image = cover && siteUrl + widestFile(cover);
  const parts = [
    textElement("title", post.title),
    textElement("link", address),
    // Not the address: that may change, and a reader would show the article as a new one.
    `<guid isPermaLink="false">${escapeText(`${siteUrl}/#post-${post.blog_id}`)}</guid>`,
    textElement("pubDate", mailDate(post.published_date)),
    textElement("dc:creator", `The ${clinic.shortName} team`),
    textElement("category", post.categoryName),
    // A description is HTML inside XML, and this one is text.
    textElement("description", escapeText(post.brief_paragraph)),
    textElement("content:encoded", articleHtml(post, image, address)),
    ...(image === undefined
      ? []
      : [`<media:content url="${escapeText(image)}" medium="image" type="image/webp"/>`]),
  ];
  return `<item>${parts.join("\n")}</item>`;
}

/** The article with its cover. In a reader an address has no page to be relative to. */
function articleHtml(post: PublicPost, image: string | undefined, address: string): string {
  const absolute = (html: string) =>
    html.replace(
      / (href|src)="([^"]*)"/g,
      (_, name: string, value: string) =>
        ` ${name}="${URL.parse(value, address)?.href ?? address}"`,
    );
  return [
    ...(image === undefined
      ? []
      : [`<p><img src="${escapeText(image)}" alt="${escapeText(post.blog_image_alt)}"></p>`]),
    textElement("p", post.brief_paragraph),
    ...post.blogs_content.flatMap(({ heading, paragraph }) => [
      textElement("h2", heading),
      absolute(paragraph),
    ]),
    textElement("p", adviceNote),
  ].join("\n");
}

function widestFile(source: PictureSource): string {
  return "stem" in source ? widestAddress(source) : imageAddress(source.hash);
}

/** As RFC 822 writes it. */
function mailDate(moment: string): string {
  return new Date(moment).toUTCString();
}
