import { makeTablesScrollable } from "#app/ui/scrollable-tables.server.ts";
import { getImageFileUrl, getImageUrl, type Image } from "#domain/images/image.ts";
import { findImagesByUrl } from "#domain/images/images.server.ts";
import type { PostSection } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";

const sizes = "(min-width: 62rem) 47rem, 92vw";

const imageTagPattern = /<img\b[^>]*>/g;
const srcPattern = /\ssrc="([^"]*)"/;
/** Each block gets its own direction, because a post may mix directions. */
const blockTagPattern = /<(p|h[1-6]|ul|ol|li|blockquote|table|t[dh])(?=[ >])(?![^>]* dir=)/g;
const altPattern = /\salt="[^"]*"/;

/**
 * Gives uploaded images all their widths and formats, and their size against layout shifts. The HTML
 * is sanitized when it is saved, so matching tags with regular expressions is safe.
 */
export async function renderPostSections(db: Db, sections: PostSection[]) {
  const imageUrls = sections.flatMap(({ paragraph }) =>
    [...paragraph.matchAll(imageTagPattern)].map(([tag]) => extractSrc(tag)),
  );
  const images = await findImagesByUrl(db, imageUrls);
  return sections.map(({ heading, paragraph }, i) => ({
    number: i + 1,
    heading,
    paragraph: makeTablesScrollable(paragraph, heading)
      .replace(blockTagPattern, '$& dir="auto"')
      .replace(imageTagPattern, (tag) => {
        const image = images.get(extractSrc(tag));
        return image === undefined
          ? ""
          : renderPicture(image, altPattern.exec(tag)?.[0] ?? ' alt=""');
      }),
  }));
}

function extractSrc(tag: string): string {
  return srcPattern.exec(tag)?.[1] ?? "";
}

function renderPicture({ hash, width, height, widths }: Image, alt: string): string {
  const srcSet = (format: "avif" | "webp") =>
    widths
      .map(
        (candidateWidth) => `${getImageFileUrl(hash, candidateWidth, format)} ${candidateWidth}w`,
      )
      .join(", ");
  return [
    "<picture>",
    `<source type="image/avif" srcset="${srcSet("avif")}" sizes="${sizes}">`,
    `<img src="${getImageUrl(hash)}" srcset="${srcSet("webp")}" sizes="${sizes}"`,
    ` width="${width}" height="${height}"${alt} loading="lazy" decoding="async">`,
    "</picture>",
  ].join("");
}
