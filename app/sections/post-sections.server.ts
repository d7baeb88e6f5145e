import { type Image, imageAddress, imageFileAddress } from "#domain/images/image.ts";
import { findImagesAt } from "#domain/images/images.server.ts";
import type { ContentPair } from "#domain/posts/post.ts";
import type { Db } from "#domain/tables.ts";

/** The column that an article's pictures fill. */
const sizes = "(min-width: 62rem) 47rem, 92vw";

const imageTag = /<img\b[^>]*>/g;
const sourceOf = /\ssrc="([^"]*)"/;
/** Each finds its own direction: in a clinic of four languages a post may have two. */
const blockStart = /<(p|h[1-6]|ul|ol|li|blockquote)(?=[ >])/g;
const altOf = /\salt="[^"]*"/;

/**
 * The sections of a post as they are shown: uploaded images with all their widths and formats, in
 * their shape from the start. The paragraphs are sanitised, so a tag is what it looks like.
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
  const addresses = (format: "avif" | "webp") =>
    widths.map((one) => `${imageFileAddress(hash, one, format)} ${one}w`).join(", ");
  return [
    "<picture>",
    `<source type="image/avif" srcset="${addresses("avif")}" sizes="${sizes}">`,
    `<img src="${imageAddress(hash)}" srcset="${addresses("webp")}" sizes="${sizes}"`,
    ` width="${width}" height="${height}"${alt} loading="lazy" decoding="async">`,
    "</picture>",
  ].join("");
}
