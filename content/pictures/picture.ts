/** A picture of the site's own, in AVIF and WebP at several widths; `npm run pictures` makes it. */
export interface Picture {
  /** Its folder and name among the masters, such as services/physiotherapy. */
  name: string;
  stem: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** The class of the colour that stands in its place while it loads. */
  placeholder: string;
}

/** A silent clip in the formats that browsers know. */
export interface Clip {
  sources: { src: string; type: string }[];
}

type PictureFormat = "avif" | "webp";

export function pictureAddress(picture: Picture, width: number, format: PictureFormat): string {
  return `/static/media/${picture.stem}-${width}.${picture.hash}.${format}`;
}

export function widestAddress(picture: Picture): string {
  return pictureAddress(picture, picture.widths.at(-1) ?? picture.width, "webp");
}

/** The address that stays when the picture is made anew, for what is kept in the database. */
export function keptAddress(name: string): string {
  return `/pictures/${name}.webp`;
}
