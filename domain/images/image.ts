/** A picture that staff uploaded, in AVIF and WebP at each of its widths. */
export interface Image {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The widths that pages show, in pixels; a narrower picture keeps its own. */
export const imageWidths = [480, 960, 1600] as const;

export const uploadLimitBytes = 15 * 1024 * 1024;
export const uploadLimitPixels = 50_000_000;

/** The address that posts keep: the widest WebP. */
export function imageAddress(hash: string): string {
  return `/uploads/${hash}.webp`;
}

/** One width of it; without that width the next wider one answers. */
export function imageFileAddress(hash: string, width: number, format: ImageFormat): string {
  return `/uploads/${hash}-${width}.${format}`;
}

/** Which picture an address means. */
export function hashInAddress(address: string): string | undefined {
  return /^\/uploads\/([0-9a-f]{32})(?:-\d{1,5})?\.(?:webp|avif)$/.exec(address)?.[1];
}
