import { type Image, imageAddress, imageFileAddress } from "#domain/images/image.ts";
import { findImagesAt } from "#domain/images/images.server.ts";
import type { ContentPair } from "#domain/posts/post.ts";
import type { Db } from "#domain/tables.ts";

const sizes = "(min-width: 62rem) 47rem, 92vw";

const imageTag = /<img\b[^>]*>/g;
const sourceOf = /\ssrc="([^"]*)"/;
/** Each block gets its own direction, because a post may mix Farsi with English. */
const blockStart = /<(p|h[1-6]|ul|ol|li|blockquote)(?=[ >])/g;
const altOf = /\salt="[^"]*"/;

/**
 * Gives uploaded images all their widths and formats, and their size against layout shifts. The HTML
 * is sanitized when it is saved, so matching tags with regular expressions is safe.
 */
export async function sectionsWithImages(db: Db, pairs: ContentPair[]) {
  const addresses = pairs.flatMap(({ paragraph }) =>
    [...paragraph.matchAll(imageTag)].map(([tag]) => addressIn(tag)),
  );
  const images = await findImagesAt(db, addresses);
  return pairs.map(({ heading, paragraph }, i) => ({
    number: i + 1,
    heading,
    paragraph: paragraph.replace(blockStart, '$& dir="auto"').replace(imageTag, (tag) => {
      const image = images.get(addressIn(tag));
      return image === undefined ? "" : pictureTag(image, altOf.exec(tag)?.[0] ?? ' alt=""');
    }),
  }));
}

function addressIn(tag: string): string {
  return sourceOf.exec(tag)?.[1] ?? "";
}

function pictureTag({ hash, width, height, widths }: Image, alt: string): string {
  const srcSet = (format: "avif" | "webp") =>
    widths.map((one) => `${imageFileAddress(hash, one, format)} ${one}w`).join(", ");
  return [
    "<picture>",
    `<source type="image/avif" srcset="${srcSet("avif")}" sizes="${sizes}">`,
    `<img src="${imageAddress(hash)}" srcset="${srcSet("webp")}" sizes="${sizes}"`,
    ` width="${width}" height="${height}"${alt} loading="lazy" decoding="async">`,
    "</picture>",
  ].join("");
}
