export interface Picture {
  /** The path of the master without its extension, such as hero/hero-home. */
  name: string;
  stem: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export interface Clip {
  sources: { src: string; type: string }[];
}

type PictureFormat = "avif" | "webp";

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `/static/media/${picture.stem}-${width}.${picture.hash}.${format}`;
}

export function largestUrl(picture: Picture): string {
  return pictureUrl(picture, picture.widths.at(-1) ?? picture.width, "webp");
}

/** Does not change when the picture is encoded again, so it can be stored in the database. */
export function stablePath(name: string): string {
  return `/pictures/${name}.webp`;
}
