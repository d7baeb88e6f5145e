import { getFileUrl, getLargestUrl, type PictureSource } from "#app/ui/picture-file-urls.ts";
import { makeTablesScrollable } from "#app/ui/scrollable-tables.server.ts";
import { findPictureByPath } from "#content/pictures/find-picture.ts";
import { findImagesByUrl } from "#domain/images/images.server.ts";
import type { PostSection } from "#domain/posts/post.ts";
import type { Db } from "#domain/records/tables.ts";

const sizes = "(min-width: 62rem) 47rem, 92vw";
/** The steps of a movement are side by side. */
const stepSizes = "(min-width: 36rem) 24rem, 84vw";

const imageTagPattern = /<img\b[^>]*>/g;
const srcPattern = /\ssrc="([^"]*)"/;
/** Each block gets its own direction, because a post may mix directions. */
const blockTagPattern = /<(p|h[1-6]|ul|ol|li|blockquote|table|t[dh])(?=[ >])(?![^>]* dir=)/g;
const altPattern = /\salt="[^"]*"/;

/**
 * Gives images all their widths and formats, and their size against layout shifts. The HTML
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
        const src = extractSrc(tag);
        const source = images.get(src) ?? findPictureByPath(src);
        return source === undefined
          ? ""
          : renderPicture(source, altPattern.exec(tag)?.[0] ?? ' alt=""');
      }),
  }));
}

function extractSrc(tag: string): string {
  return srcPattern.exec(tag)?.[1] ?? "";
}

function renderPicture(source: PictureSource, alt: string): string {
  const srcSet = (format: "avif" | "webp") =>
    source.widths.map((width) => `${getFileUrl(source, width, format)} ${width}w`).join(", ");
  const shownSizes = "stem" in source ? stepSizes : sizes;
  return [
    "<picture>",
    `<source type="image/avif" srcset="${srcSet("avif")}" sizes="${shownSizes}">`,
    `<img src="${getLargestUrl(source)}" srcset="${srcSet("webp")}" sizes="${shownSizes}"`,
    ` width="${source.width}" height="${source.height}"${alt} loading="lazy" decoding="async">`,
    "</picture>",
  ].join("");
}
