import type { FieldList } from "../fields/field-list.ts";
import { imageAltLimit } from "../fields/image-alt-limit.ts";

export interface Image {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** CSS classes that keep the focal point in every crop. */
  crop?: string;
}

export const imageFields = {
  alt: { label: "What the picture shows", limit: imageAltLimit, required: false },
} as const satisfies FieldList;

export const fileNameLimit = 200;

const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const imageWidths = [480, 960, 1600] as const;
export const imageMaxHeight = 4800;

export const imagesPerPage = 60;

export const uploadLimitBytes = 15 * 1024 * 1024;
export const uploadLimitPixels = 50_000_000;

export const heicError =
  "This is a HEIC photo, which most browsers cannot show. On the iPhone choose Settings, Camera, " +
  "Formats, Most Compatible, or share the photo by email to yourself: it becomes a JPEG.";
export const svgError =
  "This is an SVG drawing, which can hold scripts. Please export it as PNG and choose that.";

/** A width that does not exist is served by the next wider file. */
export function getImageFileUrl(hash: string, width: number, format: ImageFormat): string {
  return `/uploads/${hash}-${width}.${format}`;
}
