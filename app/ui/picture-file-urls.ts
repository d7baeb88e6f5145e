import { largestUrl, pictureUrl, type Picture as SitePicture } from "#content/pictures/picture.ts";
import { getImageFileUrl, type Image, type ImageFormat } from "#domain/images/image.ts";
import { getImageUrl } from "#domain/records/image-url.ts";

export type PictureSource = SitePicture | Image;

export function getLargestUrl(source: PictureSource): string {
  return "stem" in source ? largestUrl(source) : getImageUrl(source.hash);
}

export function getFileUrl(source: PictureSource, width: number, format: ImageFormat): string {
  return "stem" in source
    ? pictureUrl(source, width, format)
    : getImageFileUrl(source.hash, width, format);
}
