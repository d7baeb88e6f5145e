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

export const imagesPerPage = 60;

/** A width that does not exist is served by the next wider file. */
export function getImageFileUrl(hash: string, width: number, format: ImageFormat): string {
  return `/uploads/${hash}-${width}.${format}`;
}
