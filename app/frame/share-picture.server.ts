import type { PictureSource } from "#app/ui/picture.tsx";
import { widestAddress } from "#content/pictures/picture.ts";
import { shareAddresses } from "#content/pictures/share-manifest.ts";
import { shareSize } from "#content/pictures/share-picture.ts";
import { imageAddress } from "#domain/images/image.ts";
import type { SharePicture } from "./page-meta.ts";

/** The site's own pictures have a version cropped for sharing; uploaded images are used unchanged. */
export function sharePicture(origin: string, source: PictureSource, alt: string): SharePicture {
  if (!("stem" in source)) {
    const { hash, width, height } = source;
    return { url: origin + imageAddress(hash), type: "image/webp", width, height, alt };
  }
  const address = shareAddresses[source.name];
  if (address !== undefined)
    return { url: origin + address, type: "image/jpeg", ...shareSize, alt };
  const width = source.widths.at(-1) ?? source.width;
  const height = Math.round((source.height * width) / source.width);
  return { url: origin + widestAddress(source), type: "image/webp", width, height, alt };
}
