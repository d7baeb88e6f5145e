import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { findPicture } from "#content/pictures/find-picture.ts";
import type { ContentImage } from "#domain/fields/content-fields.ts";
import { findImagesByUrl } from "#domain/images/images.server.ts";
import type { Db } from "#domain/records/tables.ts";

export interface ContentPicture {
  source: PictureSource;
  alt: string;
  /** CSS classes that keep the focal point in every crop; empty for the centre. */
  crop: string;
}

/** Undefined for an empty image, and for one that has been removed since. */
export async function loadContentPictures(
  db: Db,
  images: ContentImage[],
): Promise<(ContentPicture | undefined)[]> {
  const sources = images.map(({ src }) => src);
  const uploads = await findImagesByUrl(db, sources);
  return images.map((image) => {
    const source = uploads.get(image.src) ?? findPicture(image.src);
    return source && { source, alt: image.alt, crop: getFocalPointClass(image) };
  });
}

/** Must be the steps of the `crop-x` and `crop-y` classes in shapes.css. */
const focalPointStep = 5;

export function getFocalPointClass({
  focusX,
  focusY,
}: Pick<ContentImage, "focusX" | "focusY">): string {
  const [x, y] = [focusX, focusY].map(
    (percent) => Math.round(percent / focalPointStep) * focalPointStep,
  );
  return x === 50 && y === 50 ? "" : `crop crop-x-${x} crop-y-${y}`;
}
