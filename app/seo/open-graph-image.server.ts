import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { openGraphUrls } from "#content/pictures/open-graph-manifest.ts";
import { openGraphSize } from "#content/pictures/open-graph-size.ts";
import { largestUrl } from "#content/pictures/picture.ts";
import { getImageUrl } from "#domain/records/image-url.ts";
import type { OpenGraphImage } from "./page-meta.ts";

/** The site's own pictures have a version cropped for sharing; uploaded images are used unchanged. */
export function createOpenGraphImage(
  origin: string,
  source: PictureSource,
  alt: string,
): OpenGraphImage {
  if (!("stem" in source)) {
    const { hash, width, height } = source;
    return { url: origin + getImageUrl(hash), type: "image/webp", width, height, alt };
  }
  const path = openGraphUrls[source.name];
  if (path !== undefined) return { url: origin + path, type: "image/jpeg", ...openGraphSize, alt };
  const width = source.widths.at(-1) ?? source.width;
  const height = Math.round((source.height * width) / source.width);
  return { url: origin + largestUrl(source), type: "image/webp", width, height, alt };
}
